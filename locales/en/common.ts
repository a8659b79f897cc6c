export const common = {
  skip: 'Skip to content',
  newPage: 'Page: {{title}}',
}
