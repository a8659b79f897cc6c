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

export interface ProcessStep {
  name: { en: string; de: string }
  /** Hours the case lies untouched before this step today. */
  waitHours: number
  /** Minutes of hands-on work in this step today. */
  workMinutes: number
  after: { mode: StepMode; method?: Method; waitMinutes: number; workMinutes: number }
}
