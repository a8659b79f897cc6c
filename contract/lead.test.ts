import { expect, test } from 'vitest'
import { applicationSchema } from './lead.ts'
import { roleChoices } from './roles.ts'

test('an application for every open role is taken, one for none of them too, and no other', () => {
  expect(applicationSchema.entries.role.options.toSorted()).toEqual(roleChoices.toSorted())
})
