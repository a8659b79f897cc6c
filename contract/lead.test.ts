import { expect, test } from 'vitest'
import { applicationSchema } from './lead.ts'
import { roleNames } from './roles.ts'

test('an application for every open role is taken, and for no other', () => {
  expect(applicationSchema.entries.role.options.toSorted()).toEqual(roleNames.toSorted())
})
