import { expect, test } from 'vitest'

import { mailboxOf } from './mailbox.ts'

test.each([
  ['V@Mail.Example.org', 'v@mail.example.org'],
  ['v@mail。example．org', 'v@mail.example.org'],
  ['v@ｍail.example.ⓞrg', 'v@mail.example.org'],
  ['v@ma\u200bil.exam\u00adple.org', 'v@mail.example.org'],
  ['a@b@Müller.de', 'a@b@xn--mller-kva.de'],
  ['v@xn--mller-kva.de', 'v@xn--mller-kva.de'],
  ['Jose\u0301@mu\u0308ller.de', 'jos\u00e9@xn--mller-kva.de'],
])('%s is %s', (typed, mailbox) => {
  expect(mailboxOf(typed)).toBe(mailbox)
})
