/** A process as it runs today and as it would run afterwards. */
import { numberFormat } from './kept-formats.ts'
import { formats, type Locale } from './locale.ts'
import { methods, type Method } from './methods.ts'

/** What becomes of a step: done by software, removed, or left to a person. */
type StepMode = 'auto' | 'drop' | 'human'

/** Who does a step today. */
export const people = [
  'office',
  'accounting',
  'purchasing',
  'sales',
  'service',
  'operations',
  'hr',
  'it',
  'team-lead',
  'management',
  'outside',
] as const
export type Person = (typeof people)[number]

export interface ProcessStep {
  name: { en: string; de: string }
  who?: Person | undefined
  /** Hours the case lies untouched before this step today. */
  waitHours: number
  /** Minutes of hands-on work in this step today. */
  workMinutes: number
  /** An automatic step's minutes are machine time, not hands-on work. */
  after: { mode: StepMode; method?: Method; waitMinutes: number; workMinutes: number }
}

export interface WorkflowStep extends ProcessStep {
  /** Stays with the step while it is edited and moved, so that its row does too. */
  id: number
}

export interface Workflow {
  name: { en: string; de: string }
  steps: readonly WorkflowStep[]
}

export const limits = {
  steps: 200,
  waitHours: 1000,
  workMinutes: 2400,
  afterWaitMinutes: 60_000,
  afterWorkMinutes: 2400,
  /** Characters of a name in its address form, where an umlaut costs two: 200 steps then fit the demo request. */
  name: 76,
} as const

/** All in minutes per case. */
export interface Totals {
  leadToday: number
  leadAfter: number
  waitToday: number
  waitAfter: number
  handsOnToday: number
  handsOnAfter: number
  freed: number
  /** Steps at which a person has to do something. */
  stopsToday: number
  stopsAfter: number
}

export function totalsOf(steps: readonly ProcessStep[]): Totals {
  const sum = (count: (step: ProcessStep) => number) => steps.reduce((total, step) => total + count(step), 0)
  const waitToday = sum(({ waitHours }) => waitHours * 60)
  const handsOnToday = sum(({ workMinutes }) => workMinutes)
  const waitAfter = sum(({ after }) => after.waitMinutes)
  const leadToday = waitToday + handsOnToday
  const leadAfter = waitAfter + sum(({ after }) => after.workMinutes)
  return {
    leadToday,
    leadAfter,
    waitToday,
    waitAfter,
    handsOnToday,
    handsOnAfter: sum(({ after }) => (after.mode === 'human' ? after.workMinutes : 0)),
    freed: Math.max(0, leadToday - leadAfter),
    stopsToday: sum(({ workMinutes }) => (workMinutes > 0 ? 1 : 0)),
    stopsAfter: sum(({ after }) => (after.mode === 'human' && after.workMinutes > 0 ? 1 : 0)),
  }
}

/** What the ROI forecast asks of a process, in hands-on minutes per case; everything else keeps the forecast's defaults. */
export function toForecast(steps: readonly ProcessStep[]): { minutesBefore: number; minutesAfter: number } {
  const { handsOnToday, handsOnAfter } = totalsOf(steps)
  return { minutesBefore: handsOnToday, minutesAfter: handsOnAfter }
}

/** `4 d 5 h 51 min`: symbols that both languages share. Whoever only hears it is told `4 days 5 hours 51 minutes`. */
export function durationText(minutes: number, heardIn?: Locale): string {
  const whole = Math.round(minutes)
  const parts: Part[] = [
    [Math.floor(whole / 1440), 'day'],
    [Math.floor((whole % 1440) / 60), 'hour'],
    [whole % 60, 'minute'],
  ]
  return partsText(parts, heardIn)
}

/** `40 h 10 min`: nobody works for a whole day of 24 hours. */
export function workText(minutes: number, heardIn?: Locale): string {
  const whole = Math.round(minutes)
  const parts: Part[] = [
    [Math.floor(whole / 60), 'hour'],
    [whole % 60, 'minute'],
  ]
  return partsText(parts, heardIn)
}

type Part = [value: number, unit: keyof typeof symbols]
const symbols = { day: 'd', hour: 'h', minute: 'min' }

function partsText(parts: Part[], heardIn: Locale | undefined): string {
  const shown = parts.filter(([value]) => value > 0)
  return (shown.length > 0 ? shown : parts.slice(-1))
    .map(([value, unit]) =>
      heardIn
        ? numberFormat(formats[heardIn].tag, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
        : `${value}\u00a0${symbols[unit]}`,
    )
    .join(' ')
}

/** `102:32`: minutes as hours and minutes, or seconds as minutes and seconds. */
export function clockText(sixtieths: number): string {
  const whole = Math.round(sixtieths)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}

export type Choice = Method | 'human' | 'drop'
export const choices: readonly Choice[] = [...methods, 'human', 'drop']

/** Machine time of one run. */
export const machineMinutes: Record<Method, number> = {
  rules: 1,
  workflow: 1,
  'machine-learning': 1,
  'deep-learning': 1,
  'language-ai': 2,
  'agentic-ai': 5,
}
/** A person who is asked at once, with everything at hand, answers within the hour. */
export const answerMinutes = 60

export function choiceOf({ after }: ProcessStep): Choice {
  return after.mode === 'auto' ? (after.method ?? 'rules') : after.mode
}

export function assumedAfter(
  choice: Choice,
  today: Pick<ProcessStep, 'waitHours' | 'workMinutes'>,
): ProcessStep['after'] {
  if (choice === 'drop') return { mode: 'drop', waitMinutes: 0, workMinutes: 0 }
  if (choice === 'human') {
    const waitMinutes = Math.min(answerMinutes, Math.round(today.waitHours * 60))
    return { mode: 'human', waitMinutes, workMinutes: today.workMinutes }
  }
  return { mode: 'auto', method: choice, waitMinutes: 0, workMinutes: machineMinutes[choice] }
}

/** Whether what comes afterwards is still what was assumed. */
export function isAssumed(step: ProcessStep): boolean {
  const assumed = assumedAfter(choiceOf(step), step)
  return step.after.waitMinutes === assumed.waitMinutes && step.after.workMinutes === assumed.workMinutes
}

/** A whole number of minutes within its limit; what is not a number becomes nothing. */
export function inMinutes(value: number, high: number): number {
  return Number.isFinite(value) ? Math.max(0, Math.min(high, Math.round(value))) : 0
}

export function workflowOf(process: { name: Workflow['name']; steps: readonly ProcessStep[] }): Workflow {
  return { name: process.name, steps: process.steps.map((step, id) => ({ ...step, id })) }
}
