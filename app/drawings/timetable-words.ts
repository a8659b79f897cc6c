import { fill, type useWords } from '#app/behaviours/language.ts'
import { durationText, workText, type ProcessStep } from '#contract/workflow.ts'

export type TimetableWords = ReturnType<typeof useWords<'hero'>>

/** What a step is called in the drawing once it has changed. */
export function afterText(
  { after }: ProcessStep,
  words: Pick<TimetableWords, 'auto' | 'autoSlow' | 'human' | 'drop'>,
): string {
  if (after.mode === 'drop') return words.drop
  if (after.mode === 'human') return fill(words.human, { time: workText(after.workMinutes) })
  const machine = after.waitMinutes + after.workMinutes
  return machine > 10 ? fill(words.autoSlow, { time: durationText(machine) }) : words.auto
}
