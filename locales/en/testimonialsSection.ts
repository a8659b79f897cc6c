export const testimonialsSection = {
  stop: 'Stopover',
  label: 'Quotation',
  lines: ['It is not that we have', 'little time, but that', 'we lose so much of it.'],
  author: 'Seneca',
  source:
    'On the Shortness of Life, 1.3, written around AD 49. Our translation. The waiting times have not improved much since.',
}
