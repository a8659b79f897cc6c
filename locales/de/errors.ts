import type { errors as english } from '#locales/en/errors.ts'
import { heldUp } from './held-up.ts'

export const errors: typeof english = {
  ...heldUp,
  pageNotFound: 'Seite nicht gefunden!',
  reasons: {
    ...heldUp.reasons,
    unknown: 'Ein Teil dieser Seite konnte nicht geladen werden. Ihre Eingaben sind noch da.',
  },
}
