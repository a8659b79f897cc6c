export const common = {
  skip: 'Skip to content',
}
