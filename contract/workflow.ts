/** A process as it runs today and as it would run afterwards: the model, its edits, their history and its address. */
import { exampleProcesses } from './example-processes.ts'

/** The six methods on one line, from "follows your rules" to "decides within your limits". */
export const methods = [
  'rules',
  'workflow',
  'machine-learning',
  'deep-learning',
  'language-ai',
  'agentic-ai',
] as const
export type Method = (typeof methods)[number]

/** What becomes of a step: done by software, removed, or left to a person. */
export type StepMode = 'auto' | 'drop' | 'human'

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
  /** Characters of a name in its address form, where an umlaut costs four: 200 steps then fit the demo request. */
  name: 56,
} as const

// ---- What a process costs -------------------------------------------------------------------------------------

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
    stopsAfter: sum(({ after }) => (after.mode === 'human' ? 1 : 0)),
  }
}

/** What the ROI forecast asks of a process, in hands-on minutes per case; everything else keeps the forecast's defaults. */
export function toForecast(steps: readonly ProcessStep[]): { minutesBefore: number; minutesAfter: number } {
  const { handsOnToday, handsOnAfter } = totalsOf(steps)
  return { minutesBefore: handsOnToday, minutesAfter: handsOnAfter }
}

/** `4 d 5 h 51 min`: symbols that both languages share. */
export function durationText(minutes: number): string {
  const whole = Math.round(minutes)
  const parts = [
    [Math.floor(whole / 1440), 'd'],
    [Math.floor((whole % 1440) / 60), 'h'],
    [whole % 60, 'min'],
  ] as const
  const shown = parts.filter(([value]) => value > 0)
  return (shown.length > 0 ? shown : [[0, 'min']]).map(([value, unit]) => `${value}\u00a0${unit}`).join(' ')
}

/** `102:32`, hours and minutes. */
export function clockText(minutes: number): string {
  const whole = Math.round(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}

// ---- What is assumed of a step afterwards, until the visitor says otherwise -------------------------------------

export type Choice = Method | 'human' | 'drop'
export const choices: readonly Choice[] = [...methods, 'human', 'drop']

/** Machine time of one run. */
const machineMinutes: Record<Method, number> = {
  rules: 1,
  workflow: 1,
  'machine-learning': 1,
  'deep-learning': 1,
  'language-ai': 2,
  'agentic-ai': 5,
}
/** A person who is asked at once, with everything at hand, answers within the hour. */
const answerMinutes = 60

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

// ---- Edits: each returns a new workflow, or the same one when there is nothing to do ------------------------------

export function workflowOf(process: { name: Workflow['name']; steps: readonly ProcessStep[] }): Workflow {
  return { name: process.name, steps: process.steps.map((step, id) => ({ ...step, id })) }
}

export function blankWorkflow(): Workflow {
  return addStep({ name: { en: '', de: '' }, steps: [] }, 0)
}

export function addStep(workflow: Workflow, at: number): Workflow {
  if (workflow.steps.length >= limits.steps) return workflow
  const today = { waitHours: 4, workMinutes: 10 }
  const id = 1 + workflow.steps.reduce((highest, step) => Math.max(highest, step.id), -1)
  const step = { id, name: { en: '', de: '' }, ...today, after: assumedAfter('human', today) }
  return { ...workflow, steps: workflow.steps.toSpliced(clamp(at, 0, workflow.steps.length), 0, step) }
}

export function removeStep(workflow: Workflow, index: number): Workflow {
  return workflow.steps[index] ? { ...workflow, steps: workflow.steps.toSpliced(index, 1) } : workflow
}

export function moveStep(workflow: Workflow, from: number, to: number): Workflow {
  const step = workflow.steps[from]
  const target = clamp(to, 0, workflow.steps.length - 1)
  if (!step || target === from) return workflow
  return { ...workflow, steps: workflow.steps.toSpliced(from, 1).toSpliced(target, 0, step) }
}

export function renameWorkflow(workflow: Workflow, name: string): Workflow {
  return { ...workflow, name: sameInBoth(name) }
}

export function renameStep(workflow: Workflow, index: number, name: string): Workflow {
  return editStep(workflow, index, (step) => ({ ...step, name: sameInBoth(name) }))
}

export function setPerson(workflow: Workflow, index: number, who: Person | undefined): Workflow {
  return editStep(workflow, index, (step) => ({ ...step, who }))
}

/** Times that were assumed follow the new times of today; times the visitor set stay. */
export function retime(
  workflow: Workflow,
  index: number,
  times: Partial<Pick<ProcessStep, 'waitHours' | 'workMinutes'>>,
): Workflow {
  return editStep(workflow, index, (step) => {
    const today = {
      waitHours: inMinutes((times.waitHours ?? step.waitHours) * 60, limits.waitHours * 60) / 60,
      workMinutes: inMinutes(times.workMinutes ?? step.workMinutes, limits.workMinutes),
    }
    const choice = choiceOf(step)
    const assumed = sameTimes(step.after, assumedAfter(choice, step))
    return { ...step, ...today, after: assumed ? assumedAfter(choice, today) : step.after }
  })
}

export function retimeAfter(
  workflow: Workflow,
  index: number,
  times: Partial<Pick<ProcessStep['after'], 'waitMinutes' | 'workMinutes'>>,
): Workflow {
  return editStep(workflow, index, (step) => ({
    ...step,
    after: {
      ...step.after,
      waitMinutes: inMinutes(times.waitMinutes ?? step.after.waitMinutes, limits.afterWaitMinutes),
      workMinutes: inMinutes(times.workMinutes ?? step.after.workMinutes, limits.afterWorkMinutes),
    },
  }))
}

export function chooseMethod(workflow: Workflow, index: number, choice: Choice): Workflow {
  return editStep(workflow, index, (step) => ({ ...step, after: assumedAfter(choice, step) }))
}

function editStep(workflow: Workflow, index: number, edit: (step: WorkflowStep) => WorkflowStep): Workflow {
  const step = workflow.steps[index]
  return step ? { ...workflow, steps: workflow.steps.with(index, edit(step)) } : workflow
}

function sameInBoth(text: string): { en: string; de: string } {
  const name = tidyName(text)
  return { en: name, de: name }
}

function sameTimes(one: ProcessStep['after'], other: ProcessStep['after']): boolean {
  return one.waitMinutes === other.waitMinutes && one.workMinutes === other.workMinutes
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

function inMinutes(value: number, high: number): number {
  return Number.isFinite(value) ? clamp(Math.round(value), 0, high) : 0
}

// ---- History ----------------------------------------------------------------------------------------------------

export interface History {
  past: readonly Workflow[]
  present: Workflow
  future: readonly Workflow[]
  /** Edits of the same thing in a row, such as the letters of a name, are undone together. */
  topic?: string
}

const remembered = 100

export function beginHistory(present: Workflow): History {
  return { past: [], present, future: [] }
}

export function record(history: History, next: Workflow, topic?: string): History {
  if (next === history.present) return history
  const joins = topic !== undefined && topic === history.topic
  const past = joins ? history.past : [...history.past, history.present].slice(-remembered)
  return { past, present: next, future: [], ...(topic !== undefined && { topic }) }
}

export function undo({ past, present, future }: History): History {
  const previous = past.at(-1)
  if (!previous) return { past, present, future }
  return { past: past.slice(0, -1), present: previous, future: [present, ...future] }
}

export function redo({ past, present, future }: History): History {
  const [next, ...later] = future
  if (!next) return { past, present, future }
  return { past: [...past, present], present: next, future: later }
}

// ---- Address: `w=1~name~step~step`, a step being `name.wait.work.whoChoice[.wait.work]` ---------------------------

const version = '1'
const longest = 24_000
const choiceSigns: Record<Choice, string> = {
  rules: 'r',
  workflow: 'w',
  'machine-learning': 'm',
  'deep-learning': 'd',
  'language-ai': 'l',
  'agentic-ai': 'a',
  human: 'h',
  drop: 'x',
}

export function encodeWorkflow({ name, steps }: Workflow): string {
  const parts = steps.map((step) => {
    const choice = choiceOf(step)
    const who = step.who ? people.indexOf(step.who) + 1 : 0
    const times = sameTimes(step.after, assumedAfter(choice, step))
      ? []
      : [step.after.waitMinutes.toString(36), step.after.workMinutes.toString(36)]
    return [
      encodeName(step.name),
      Math.round(step.waitHours * 60).toString(36),
      step.workMinutes.toString(36),
      who.toString(36) + choiceSigns[choice],
      ...times,
    ].join('.')
  })
  return [`w=${version}`, encodeName(name), ...parts].join('~')
}

export type Reading =
  /** There is no workflow in this address. */
  | { state: 'none' }
  /** There was one, but nothing of it can be read. */
  | { state: 'broken' }
  | {
      state: 'read'
      workflow: Workflow
      /** Something was left out or brought back into its limits. */
      repaired: boolean
    }

/** Never throws, whatever the address holds. */
export function decodeWorkflow(hash: string): Reading {
  const raw = hash.startsWith('#') ? hash.slice(1) : hash
  if (!raw.startsWith('w=')) return { state: 'none' }
  if (raw.length > longest) return { state: 'broken' }
  const [head, name, ...parts] = (unescapePercent(raw) ?? '').split('~')
  if (head !== `w=${version}` || name === undefined) return { state: 'broken' }
  const read = parts.slice(0, limits.steps).flatMap((part, id) => decodeStep(part, id) ?? [])
  if (read.length === 0 && parts.length > 0) return { state: 'broken' }
  const workflow = { name: decodeName(name), steps: read.map(({ step }) => step) }
  return {
    state: 'read',
    workflow,
    repaired: read.length < parts.length || read.some(({ repaired }) => repaired),
  }
}

function decodeStep(part: string, id: number): { step: WorkflowStep; repaired: boolean } | undefined {
  const [name, wait, work, kind, ...after] = part.split('.')
  const choice = choices.find((each) => choiceSigns[each] === kind?.[1])
  const numbers = [wait, work, ...after].map(decodeNumber)
  if (name === undefined || kind?.length !== 2 || !choice || numbers.length < 2) return undefined
  if (numbers.some(Number.isNaN)) return undefined
  const [waitToday = 0, workToday = 0, waitAfter, workAfter] = numbers
  const who = people[(decodeNumber(kind[0]) || 0) - 1]
  const today = {
    waitHours: inMinutes(waitToday, limits.waitHours * 60) / 60,
    workMinutes: inMinutes(workToday, limits.workMinutes),
  }
  const assumed = assumedAfter(choice, today)
  const set = {
    waitMinutes: inMinutes(waitAfter ?? assumed.waitMinutes, limits.afterWaitMinutes),
    workMinutes: inMinutes(workAfter ?? assumed.workMinutes, limits.afterWorkMinutes),
  }
  const repaired =
    waitToday > limits.waitHours * 60 ||
    workToday > limits.workMinutes ||
    (waitAfter ?? 0) > limits.afterWaitMinutes ||
    (workAfter ?? 0) > limits.afterWorkMinutes
  const step = { id, name: decodeName(name), ...(who && { who }), ...today, after: { ...assumed, ...set } }
  return { step, repaired }
}

function decodeNumber(text: string | undefined): number {
  return text && /^[0-9a-z]{1,6}$/.test(text) ? Number.parseInt(text, 36) : Number.NaN
}

/** Names of the examples are written as a reference, so that a link reads in the language of whoever opens it. */
function encodeName(name: Workflow['name']): string {
  for (const [index, example] of exampleProcesses.entries()) {
    if (isSame(example.name, name)) return `*${index.toString(36)}`
    const step = example.steps.findIndex((each) => isSame(each.name, name))
    if (step >= 0) return `*${index.toString(36)}${step.toString(36)}`
  }
  return escapeName(tidyName(name.en).trim())
}

function decodeName(code: string): Workflow['name'] {
  if (!code.startsWith('*')) return sameInBoth(unescapeName(code))
  const example = exampleProcesses[decodeNumber(code[1])]
  const found = code.length === 2 ? example : example?.steps[decodeNumber(code.slice(2))]
  return found?.name ?? { en: '', de: '' }
}

function isSame(one: Workflow['name'], other: Workflow['name']): boolean {
  return one.en === other.en && one.de === other.de
}

/** On one line, without invisible signs, and no longer than its address form may be. */
function tidyName(text: string): string {
  let name = ''
  let cost = 0
  for (const sign of text
    .normalize('NFC')
    .replaceAll('\u00ad', '')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trimStart()) {
    cost += escapeName(sign).length
    if (cost > limits.name) break
    name += sign
  }
  return name
}

/** Letters and digits as they are, a space as `-`, anything else as its number between underscores. */
function escapeName(text: string): string {
  return text.replace(/[^A-Za-z0-9]/gu, (sign) =>
    sign === ' ' ? '-' : `_${(sign.codePointAt(0) ?? 0).toString(36)}_`,
  )
}

function unescapeName(code: string): string {
  return code.replaceAll('-', ' ').replace(/_([0-9a-z]{1,4})_/g, (_, digits: string) => {
    const point = Number.parseInt(digits, 36)
    return point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })
}

/** Mail and chat programs escape signs that need no escaping. */
function unescapePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
