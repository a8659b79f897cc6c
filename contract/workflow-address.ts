/** A workflow as part of an address: `w=1~name~step~step`, a step being `name.wait.work.whoChoice[.wait.work]`. */
import { exampleProcesses } from './example-processes.ts'
import {
  assumedAfter,
  choiceOf,
  choices,
  inMinutes,
  isAssumed,
  limits,
  people,
  type Choice,
  type Workflow,
  type WorkflowStep,
} from './workflow.ts'

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
    const times = isAssumed(step)
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
  if (!/^w(=|%3d)/i.test(raw)) return { state: 'none' }
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
  const [name = '', wait, work, kind, ...after] = part.split('.')
  const choice = choices.find((each) => choiceSigns[each] === kind?.[1])
  const numbers = [wait, work, ...after].map(decodeNumber)
  if (kind?.length !== 2 || !choice || numbers.some(Number.isNaN)) return undefined
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
  if (!code.startsWith('*')) {
    const name = tidyName(unescapeName(code))
    return { en: name, de: name }
  }
  const example = exampleProcesses[decodeNumber(code[1])]
  const found = code.length === 2 ? example : example?.steps[decodeNumber(code.slice(2))]
  return found?.name ?? { en: '', de: '' }
}

function isSame(one: Workflow['name'], other: Workflow['name']): boolean {
  return one.en === other.en && one.de === other.de
}

/** On one line and without invisible signs, except those that join an emoji or shape the letter after them. */
export function cleanName(text: string): string {
  return text
    .replace(/(?![\u200c\u200d][^\p{C}\p{Z}])\p{Cf}/gu, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Z}]+/gu, ' ')
    .trimStart()
}

/** Far more than a name can keep. Accents on one letter are put in order by comparing each with all: of 16,000 it took a second. */
const readable = 1_000

/** Clean, and no longer than its address form may be. */
export function tidyName(text: string): string {
  let name = ''
  // What joins stays with what it joins, so that the end of a name that is cut is clean, too.
  for (const sign of cleanName(text.slice(0, readable)).match(/[\u200c\u200d]?./gu) ?? []) {
    if (escapeName(name + sign).length > limits.name) break
    name += sign
  }
  return name
}

/** What names have most besides plain letters: the first is written as `_A`, the second as `_B`. Links hold them in this order. */
const common = `äöüßÄÖÜ-,.:/&+()'éèêàç–"„“`

/** Letters and digits as they are, a space as `-`, anything else by its letter or as its number between underscores. */
function escapeName(text: string): string {
  return text.replace(/[^A-Za-z0-9]/gu, (sign) => {
    if (sign === ' ') return '-'
    const place = common.indexOf(sign)
    return place < 0
      ? `_${(sign.codePointAt(0) ?? 0).toString(36)}_`
      : `_${(place + 10).toString(36).toUpperCase()}`
  })
}

function unescapeName(code: string): string {
  return code
    .replaceAll('-', ' ')
    .replace(/_(?:([A-Z])|([0-9a-z]{1,4})_)/g, (_, letter: string | undefined, digits: string) => {
      if (letter) return common[Number.parseInt(letter, 36) - 10] ?? ''
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
