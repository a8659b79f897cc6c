/** Which of the six methods fits a task; some tasks fit none. The page shows the same rules as a table. */
import type { Method } from '#contract/methods.ts'

/** The questions with their answers, as the visitor sees them. */
export const questions = {
  often: ['rare', 'regular', 'often'],
  rule: ['clear', 'handover', 'judgement', 'open'],
  input: ['fields', 'text', 'senses'],
  history: ['little', 'much'],
  mistake: ['noticed', 'expensive', 'final'],
} as const

type Question = keyof typeof questions
export type Answers = { [Name in Question]: (typeof questions)[Name][number] }

export type Verdict = 'rare' | 'noExamples' | 'noRecords' | Method

/** The first rule that fits counts. */
export const decisions: { verdict: Verdict; fits: (answers: Answers) => boolean }[] = [
  { verdict: 'rare', fits: ({ often }) => often === 'rare' },
  { verdict: 'workflow', fits: ({ rule }) => rule === 'handover' },
  { verdict: 'agentic-ai', fits: ({ rule }) => rule === 'open' },
  { verdict: 'deep-learning', fits: ({ input, history }) => input === 'senses' && history === 'much' },
  { verdict: 'noExamples', fits: ({ input }) => input === 'senses' },
  { verdict: 'language-ai', fits: ({ input }) => input === 'text' },
  { verdict: 'machine-learning', fits: ({ rule, history }) => rule === 'judgement' && history === 'much' },
  { verdict: 'noRecords', fits: ({ rule }) => rule === 'judgement' },
  { verdict: 'rules', fits: () => true },
]

export function isMethod(verdict: Verdict): verdict is Method {
  return verdict !== 'rare' && verdict !== 'noExamples' && verdict !== 'noRecords'
}

/** Nothing while a question is still open, unless one answer already decides. */
export function verdictOf(answers: Partial<Answers>): Verdict | undefined {
  if (answers.often === 'rare') return 'rare'
  const { often, rule, input, history, mistake } = answers
  if (!often || !rule || !input || !history || !mistake) return undefined
  return decisions.find(({ fits }) => fits({ often, rule, input, history, mistake }))?.verdict
}
