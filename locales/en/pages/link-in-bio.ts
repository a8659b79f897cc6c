export const linkInBio = {
  title: 'Kurztakt in your pocket: all links',
  description:
    'The pocket timetable: the free session, the catalogue, the forecast and the latest articles on one small page.',
  long: 'Kurztakt,',
  short: 'pocket size.',
  lede: 'All connections on one small page.',
}
