/** One spelling for one mailbox. */
import { domainToASCII } from 'node:url'

/**
 * Mail programs read a domain in this way: without it one mailbox would have any number of names. Of the part before it
 * an é may be one sign or two, as keyboards and clipboards have it.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  return `${email.slice(0, at).toLowerCase().normalize('NFC')}@${domainToASCII(domain) || domain.toLowerCase()}`
}
