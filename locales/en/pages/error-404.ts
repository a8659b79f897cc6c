export const error404 = {
  title: 'Page not found!',
  description:
    'This address leads nowhere. From here you can reach the home page, catalogue, articles and every other page.',
  short: 'The line ends here.',
  lede: 'There is no track to this address: it was never built, has moved, or lost a letter on the way. Change here.',
  asked: 'You asked for',
  search: 'Where did you want to go?',
  placeholder: 'catalogue, price, forecast',
  connections: 'Connections from here',
  closest: 'Best connections from here',
  one: '1 page',
  found: '{{count}} pages',
  none: 'No page is called that. The menu at the top lists all of them.',
  report: 'Tell us about a broken link',
}
