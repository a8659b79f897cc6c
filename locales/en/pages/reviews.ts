export const reviews = {
  title: 'What customers say, by industry',
  description:
    'Sample statements by role and industry that show what we ask after each project, and how real reviews are checked before they appear here.',
  long: 'Said after the trip,',
  short: 'not before.',
  lede: 'What people say once the automation has been running for a while. The statements here are marked samples until real ones are released.',
}
