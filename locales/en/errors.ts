import { heldUp } from './held-up.ts'

export const errors = {
  ...heldUp,
  pageNotFound: 'Page not found!',
  reasons: {
    ...heldUp.reasons,
    unknown: 'Part of this page could not be loaded. What you typed is still there.',
  },
}
