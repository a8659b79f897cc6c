/** What our letters say, and the few pages that the server writes itself. */
import { mails as german } from '#locales/de/mails.ts'
import { mailsAccounts as germanAccounts } from '#locales/de/mails-accounts.ts'
import { mails as english } from '#locales/en/mails.ts'
import { mailsAccounts as englishAccounts } from '#locales/en/mails-accounts.ts'

export const mailWords = { en: english, de: german }
export const accountWords = { en: englishAccounts, de: germanAccounts }
