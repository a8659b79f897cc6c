/** The account forms: fields and limits for browser and server. */
import * as v from 'valibot'
import { email, line, optionalLine } from './form.ts'

export const passwordMinimum = 12
const passwordMaximum = 128

const password = v.pipe(
  v.string('invalid'),
  v.minLength(1, 'required'),
  v.minLength(passwordMinimum, 'minLength'),
  v.maxLength(passwordMaximum, 'maxLength'),
)

const bothPasswords = [['password'], ['confirmPassword']] as const

function areSame(twice: { password: string; confirmPassword: string }): boolean {
  return twice.password === twice.confirmPassword
}

export const signUpSchema = v.pipe(
  v.strictObject({
    firstName: line(80),
    lastName: line(80),
    email,
    password,
    confirmPassword: v.pipe(v.string('invalid'), v.minLength(1, 'required')),
    company: optionalLine(160),
    jobTitle: optionalLine(120),
    phoneNumber: optionalLine(40),
    website: optionalLine(200),
    /** The declaration to act as a business, section 14 BGB. */
    business: v.literal('yes', 'required'),
  }),
  v.forward(v.partialCheck(bothPasswords, areSame, 'mismatch'), ['confirmPassword']),
)

export const logInSchema = v.strictObject({
  email,
  password: v.pipe(v.string('invalid'), v.minLength(1, 'required')),
})
export const resetPasswordSchema = v.strictObject({ email })
export const updatePasswordSchema = v.pipe(
  v.strictObject({ password, confirmPassword: v.pipe(v.string('invalid'), v.minLength(1, 'required')) }),
  v.forward(v.partialCheck(bothPasswords, areSame, 'mismatch'), ['confirmPassword']),
)
export const accessCodeSchema = v.strictObject({ code: line(40) })
/** A new confirmation mail. */
export const resendSchema = v.strictObject({ email })
/** The confirmation itself has no fields: it is the click on a button, with the token beside it. */
export const confirmSchema = v.strictObject({})

/** Sent beside the fields of every account form. */
export const accountMeta = {
  locale: '_locale',
  /** From the address that a mail named. */
  token: '_token',
} as const

/** Followed by the name of the form: `/api/account/log-in`. */
export const accountPath = '/api/account'
export const demoAccessPath = '/api/demo-access'
