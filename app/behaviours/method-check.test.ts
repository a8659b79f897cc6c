import { expect, test } from 'vitest'
import { type Answers, decisions, isMethod, questions, verdictOf } from './method-check.ts'

const plain: Answers = {
  often: 'often',
  rule: 'clear',
  input: 'fields',
  history: 'little',
  mistake: 'noticed',
}

test('a frequent task with a clear rule on fields is a case for rules', () => {
  expect(verdictOf(plain)).toBe('rules')
})

test('a rare task is not worth automating, whatever else is true, and is known at once', () => {
  expect(verdictOf({ often: 'rare' })).toBe('rare')
  expect(verdictOf({ ...plain, often: 'rare', input: 'text' })).toBe('rare')
})

test('waiting between people asks for a workflow, an open path for an agent, text for language AI', () => {
  expect(verdictOf({ ...plain, rule: 'handover' })).toBe('workflow')
  expect(verdictOf({ ...plain, rule: 'open' })).toBe('agentic-ai')
  expect(verdictOf({ ...plain, input: 'text' })).toBe('language-ai')
})

test('learning methods need a history, and without one the answer is not to automate', () => {
  expect(verdictOf({ ...plain, rule: 'judgement', history: 'much' })).toBe('machine-learning')
  expect(verdictOf({ ...plain, rule: 'judgement' })).toBe('noRecords')
  expect(verdictOf({ ...plain, input: 'senses', history: 'much' })).toBe('deep-learning')
  expect(verdictOf({ ...plain, input: 'senses' })).toBe('noExamples')
})

test('an unfinished check has no result', () => {
  expect(verdictOf({})).toBeUndefined()
  expect(verdictOf({ often: 'often', rule: 'clear' })).toBeUndefined()
  for (const open of Object.keys(questions)) {
    const answered = Object.entries(plain).filter(([question]) => question !== open)
    expect(verdictOf(Object.fromEntries(answered)), open).toBeUndefined()
  }
})

test('every result can be reached by some answers', () => {
  const reached = new Set()
  for (const often of questions.often)
    for (const rule of questions.rule)
      for (const input of questions.input)
        for (const history of questions.history)
          reached.add(verdictOf({ often, rule, input, history, mistake: 'noticed' }))
  expect(reached).toEqual(new Set(decisions.map(({ verdict }) => verdict)))
  expect([...decisions].filter(({ verdict }) => isMethod(verdict))).toHaveLength(6)
})
