export const error404 = {
  title: 'Page not found!',
  description:
    'This address leads nowhere. From here you reach the home page, the catalogue, the articles and every other page.',
  long: 'Page not found!',
  short: 'The line ends here.',
  lede: 'This address leads nowhere, or the page has moved. From here you can change to any other line.',
}
