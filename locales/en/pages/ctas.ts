export const ctas = {
  title: 'Pattern library: calls to action',
  description:
    'Every call to action on the site as a living component, with its name, when to use it and when not.',
  long: 'How a page asks,',
  short: 'call by call.',
  lede: 'One primary action per screen, in vermilion. Everything else steps back. These are this site’s calls to action.',
  patterns: {
    buttons: {
      name: 'Buttons',
      use: 'Vermilion once per screen for the action we want. Ink on a vermilion ground, outlined for everything of equal weight.',
      avoid: 'Two vermilion buttons side by side. Then neither is the one.',
    },
    arrow: {
      name: 'Arrow link',
      use: 'For the second-best thing to do, and at the end of a band. Its arrow shortens on hover.',
      avoid: 'Inside running text, where an underlined link is enough.',
    },
    inline: {
      name: 'Text link',
      use: 'In sentences. Underlined, because colour alone is not enough.',
      avoid: 'As the only way to the main action.',
    },
    final: {
      name: 'Final call',
      use: 'As the last band of a page that has convinced someone. Says what it costs: two hours, to scale.',
      avoid: 'On legal pages, forms and errors. Nobody books a session there.',
    },
    choice: {
      name: 'Equal choice',
      use: 'Where the answer is the visitor’s alone, as with cookies: same size, same look, same weight.',
      avoid: 'Where one answer really is the better one. Then say so.',
    },
  },
  states: {
    rest: 'Book the session',
    small: 'Small',
    large: 'Large',
    disabled: 'Sending',
    outline: 'Outlined',
    ink: 'Ink',
  },
  sentence: { before: 'The forecast shows ', link: 'every assumption', after: ' it makes.' },
  choice: { no: 'No', yes: 'Yes', said: { no: 'You chose no.', yes: 'You chose yes.' } },
}
