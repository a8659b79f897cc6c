export const accessibility = {
  title: 'Accessibility statement',
  description:
    'How far this website meets WCAG 2.2 AA, what is not met yet, when it was last checked, and how to report a barrier.',
  long: 'Step-free,',
  short: 'as far as we know.',
  lede: 'We want everyone to be able to use this site. Here is what we checked, what does not work yet, and how to tell us.',
}
