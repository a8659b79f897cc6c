export const accessibility = {
  title: 'Accessibility statement for this website',
  description:
    'How far this website meets WCAG 2.2 AA, what is not met yet, when it was last checked, and how to report a barrier.',
  long: 'Step-free,',
  short: 'as far as we know.',
  lede: 'Everyone should be able to use this site. Here is how it behaves with the aids you may be using, what does not work yet, and how to tell us.',
  stop: 'Ways in',
  states: { full: 'works', partly: 'with gaps', none: 'not yet' },
  ways: {
    keyboard: {
      name: 'Keyboard alone',
      text: 'Every control can be reached and operated, the focus is always visible, and menus close with Escape. The first tab stop skips to the content.',
    },
    zoom: {
      name: 'Magnified to 400%',
      text: 'Text and forms rearrange into one column. Nothing moves sideways, except wide tables inside their own frame. A larger size of text, chosen in the browser, does the same.',
    },
    narrow: {
      name: 'A phone 320\u00a0pixels wide',
      text: 'Everything is there. Drawings to scale lose some labels; the same figures are given beside them in words.',
    },
    still: {
      name: 'Reduced motion',
      text: 'Drawings show their final state at once. Nothing moves, blinks or plays by itself.',
    },
    contrast: {
      name: 'Contrast mode, dark theme',
      text: 'Your system’s colours are used; where you ask it for more contrast, text is no longer grey. Nothing is conveyed by colour alone.',
    },
    script: {
      name: 'Without JavaScript',
      text: 'Every page shows its content, menus open, forms can be sent. Searches, filters, calculators, the self-check, the workflow tool, the colour theme, the cookie settings and the print and copy buttons need it.',
    },
    reader: {
      name: 'Screen reader',
      text: 'Headings, lists, tables and forms are marked up as what they are. Their names and order were checked in the browser’s accessibility tree. Nobody has tried a real screen reader yet.',
    },
    language: {
      name: 'Easy read, sign language',
      text: 'Not available. We are happy to explain by phone.',
    },
  },
  measures: {
    stop: 'Measured',
    long: 'Contrast and targets,',
    short: 'to scale.',
    text: 'Contrast is the ratio between the brightness of text and of what lies behind it; 21 is black on white. The bars show the lower value of the light and the dark theme, the line what WCAG 2.2 asks for at level AA.',
    required: 'required {{value}}',
    contrasts: {
      text: 'Text',
      secondary: 'Secondary text',
      accent: 'Small text in vermilion',
      button: 'Text on a vermilion button',
      control: 'Outlines of form fields',
    },
    check: {
      addresses: 'addresses checked by a program,',
      findings: 'of them with a finding',
      run: 'Automated check of {{date}}: every page in both languages, with axe-core {{axe}} in Chromium {{chromium}}.',
      limits: 'A program finds only some of the possible barriers; we look for the rest by hand.',
    },
    targets: {
      text: 'The smallest touch target allowed, and ours for main actions, both at actual size.',
      required: '24 × 24 required',
      ours: '44 × 44 here',
    },
  },
}
