export const aboutDetails = {
  title: 'How we work: principles, data handling, technology',
  description:
    'Nine principles, where your data goes and where it does not, which technology we choose and why, and who does what in our team.',
  long: 'How we decide,',
  short: 'written down.',
  lede: 'Principles are only useful if you can hold us to them. Here they are, with what each one means for your data, your systems and your people.',
}
