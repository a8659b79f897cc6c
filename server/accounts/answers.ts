import { type FormPage, problemPage, toMistakes } from '#server/http/form-answers.ts'
import type { Refusal } from '#server/http/refusal.ts'
import { accountWords } from '#server/mail/words.ts'

/** What the page of a form can say itself; everything else gets a page of its own. */
const shownByPage = new Set(['invalid', 'unauthorized', 'forbidden', 'expired', 'conflict'])

/** Back to the form with what is wrong, where its page is known and can say it. */
export function refusedForm(
  page: FormPage | undefined,
  refusal: Refusal,
  request: Request,
  said: unknown,
): Response {
  return page && shownByPage.has(refusal.code)
    ? toMistakes(page, refusal)
    : problemPage(accountWords, refusal, request, said)
}
