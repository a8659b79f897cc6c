/** Proper names are the same in every language. */
export { platforms } from '#locales/en/platforms.ts'
