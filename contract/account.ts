/**
 * The account forms: fields and limits for browser and server.
 *
 * A program gets `{ next?: string }` or a problem. A browser without a script gets `303`: to the page that is next,
 * or back to the form's own page with `?sent=1#sent`, `?error=<field>:<code>,…#error-<field>-<code>` (the first field
 * that is wrong; `#plain` where the server writes the form), or `?error=form:<code>#error-form-<code>` when the whole
 * form is refused, where the code is one of `unauthorized` (log-in that does not fit, or whose address is not
 * confirmed), `expired` (token or code) and `conflict` (too many saved). A wrong `currentPassword` is an `invalid` field;
 * 401 then means that the session ended.
 */
import * as v from 'valibot'
import { email, line, optionalLine } from './form.ts'
import { splitPath } from './locale.ts'
import { retentionDays } from './retention.ts'

export const passwordMinimum = 12
const passwordMaximum = 128

const password = v.pipe(
  v.string('invalid'),
  v.minLength(1, 'required'),
  v.minLength(passwordMinimum, 'minLength'),
  v.maxLength(passwordMaximum, 'maxLength'),
)
/** A password that is only compared; the limit keeps anybody from having us hash a book. */
const givenPassword = v.pipe(
  v.string('invalid'),
  v.minLength(1, 'required'),
  v.maxLength(passwordMaximum, 'maxLength'),
)

/** `samePasswords` says whether it is the same. */
const repeatedPassword = v.pipe(v.string('invalid'), v.minLength(1, 'required'))

/** Also while other fields are wrong, or the password itself: whoever repeats it wants to know at once. */
function samePasswords<Input>() {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    const input = dataset.value as { password?: unknown; confirmPassword?: unknown }
    const { password: first, confirmPassword: value } = input
    if (!value || value === first || typeof first !== 'string') return
    addIssue({
      message: 'mismatch',
      path: [{ type: 'object', origin: 'value', input, key: 'confirmPassword', value }],
    })
  })
}

const person = {
  firstName: line(80),
  lastName: line(80),
  company: optionalLine(160),
  jobTitle: optionalLine(120),
  phoneNumber: optionalLine(40),
  website: optionalLine(200),
}

export const signUpSchema = v.pipe(
  v.strictObject({
    ...person,
    email,
    password,
    confirmPassword: repeatedPassword,
    /** The declaration to act as a business, section 14 BGB. */
    business: v.literal('yes', 'required'),
  }),
  samePasswords(),
)

export const logInSchema = v.strictObject({ email, password: givenPassword })
export const resetPasswordSchema = v.strictObject({ email })
export const updatePasswordSchema = v.pipe(
  v.strictObject({ password, confirmPassword: repeatedPassword }),
  samePasswords(),
)
/** A new confirmation mail. */
export const resendSchema = v.strictObject({ email })
/** The confirmation itself has no fields: it is the click on a button, with the token beside it. */
export const confirmSchema = v.strictObject({})

export const changePasswordSchema = v.pipe(
  v.strictObject({
    currentPassword: givenPassword,
    password,
    confirmPassword: repeatedPassword,
  }),
  samePasswords(),
)
export const changeEmailSchema = v.strictObject({ email, currentPassword: givenPassword })
export const profileSchema = v.strictObject(person)
/** Removes one saved workflow or forecast. */
export const forgetSchema = v.strictObject({ id: line(64) })
/** Ends one other session, or all others. */
export const endSessionSchema = v.pipe(
  v.strictObject({ id: optionalLine(64), everywhere: v.optional(v.picklist(['', 'yes'], 'invalid'), '') }),
  v.forward(
    v.partialCheck(
      [['id'], ['everywhere']],
      ({ id, everywhere }) => id !== '' || everywhere === 'yes',
      'required',
    ),
    ['id'],
  ),
)
export const logOutSchema = v.strictObject({})
export const deleteSchema = v.strictObject({ currentPassword: givenPassword })
/** Takes a deletion back. */
export const keepSchema = v.strictObject({})

/** `save` is in account-saved.ts, because it brings the readers of both tools along. */
export const accountSchemas = {
  'sign-up': signUpSchema,
  confirm: confirmSchema,
  resend: resendSchema,
  'log-in': logInSchema,
  'reset-password': resetPasswordSchema,
  'update-password': updatePasswordSchema,
  'change-password': changePasswordSchema,
  'change-email': changeEmailSchema,
  profile: profileSchema,
  forget: forgetSchema,
  'end-session': endSessionSchema,
  'log-out': logOutSchema,
  delete: deleteSchema,
  keep: keepSchema,
}
export type AccountForm = keyof typeof accountSchemas | 'save'

/** Sent beside the fields of every account form. */
export const accountMeta = {
  locale: '_locale',
  /** From the address that a mail named. */
  token: '_token',
  /** With the log-in: where to go then, one of `returnPaths`. */
  next: '_next',
} as const

/** The tools whose states an account keeps, each with its page. */
export const toolPaths = { workflow: '/product-2', forecast: '/product-3' } as const
export type Tool = keyof typeof toolPaths

/** Where a log-in may lead, each also with a language in front. */
const returnPaths = ['/account', ...Object.values(toolPaths), '/request-a-demo', '/password-protected']

export function isReturnPath(path: string): boolean {
  return /^(?:\/[\w-]+){1,2}$/.test(path) && returnPaths.includes(splitPath(path).path)
}

/** Followed by the name of the form: `/api/account/log-in`. */
export const accountPath = '/api/account'

export const accessCodeSchema = v.strictObject({ code: line(40) })
/** Takes a code by POST, and gives the demo to who has given one by GET. */
export const demoAccessPath = '/api/demo-access'

/** How long things last; the server keeps to it and the words name it. */
export const lasting = {
  sessionDays: 7,
  confirmHours: 24,
  resetMinutes: 30,
  /** A deleted account can be taken back for so long. */
  undoDays: retentionDays.deletedAccounts,
  /** An access code, unless the operator says otherwise. */
  demoDays: 30,
  /** A browser in which a code was given. */
  demoHours: 24,
} as const

/**
 * Stands inside a `<noscript>` of /account, /email-confirmation, /update-password, /password-protected and the pages
 * whose forms bring a lead. For a visitor who has a session, a token, a demo or the number of a lead the server puts
 * HTML of its own there, and nowhere else.
 */
export const serverPlace = '<!--server-->'
