/** The forms that bring a lead: fields and limits for browser and server. */
import * as v from 'valibot'
import { email, line, optionalLine, optionalText, text } from './form.ts'

const messageMinimum = 20

export const contactSchema = v.strictObject({
  name: line(120),
  email,
  subject: line(160),
  message: text(messageMinimum, 5000),
  phone: optionalLine(40),
  address: optionalLine(300),
})

export const demoSchema = v.strictObject({
  name: line(120),
  email,
  company: line(160),
  process: text(messageMinimum, 5000),
  preferredTime: optionalLine(160),
  /** The visitor's forecast and workflow in their URL form, attached only when the visitor left them in. */
  forecast: optionalText(4000),
  /** What the forecast's cost was estimated from, when it came from there. */
  estimate: optionalText(100),
  workflow: optionalText(20_000),
})

export const applicationSchema = v.strictObject({
  /** As in roles.ts, which would come along with every form; a test compares them. The last is for whom none fits. */
  role: v.picklist(
    ['process-analyst', 'automation-engineer', 'data-scientist', 'project-lead', 'unsolicited'],
    'invalid',
  ),
  name: line(120),
  email,
  phone: optionalLine(40),
  message: text(messageMinimum, 5000),
  /** A link to a profile or to work samples. */
  link: optionalLine(300),
})

export const newsletterSchema = v.strictObject({ email })

export const leadKinds = ['contact', 'demo', 'application', 'newsletter'] as const
export type LeadKind = (typeof leadKinds)[number]

export const leadSchemas = {
  contact: contactSchema,
  demo: demoSchema,
  application: applicationSchema,
  newsletter: newsletterSchema,
} satisfies Record<LeadKind, v.GenericSchema>
export type Lead<Kind extends LeadKind = LeadKind> = v.InferOutput<(typeof leadSchemas)[Kind]>
export type FieldName<Kind extends LeadKind = LeadKind> = Kind extends LeadKind ? keyof Lead<Kind> : never

/** Sent beside the fields of every form; see server/leads. */
export const leadMeta = {
  kind: '_kind',
  locale: '_locale',
  key: '_key',
  /** Left empty by people. */
  trap: '_website',
  proof: '_proof',
} as const

export const leadPath = '/api/leads'

/** The number that an acknowledged lead has, as server/leads/store.ts draws it. */
export const leadReference = /^K-[\dA-F]{6}$/
