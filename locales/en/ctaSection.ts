export const ctaSection = {
  stop: 'Departure',
  long: 'Bring one long process.',
  short: 'Give us two hours.',
  text: 'Online, free, with the people who would build it. You leave with a scale drawing of your process, whether we work together or not.',
  action: 'Book the free {{hours}}-hour session',
}
