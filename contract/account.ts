/** The account forms: fields and limits for browser and server. */
import * as v from 'valibot'
import { email, line, optionalLine } from './form.ts'

export const passwordMinimum = 12
export const passwordMaximum = 128

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
