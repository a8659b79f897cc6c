import { fill, type useWords } from '#app/behaviours/language.ts'
import type { Locale } from '#contract/locale.ts'
import { durationText, workText, type ProcessStep } from '#contract/workflow.ts'

export type TimetableWords = ReturnType<typeof useWords<'hero'>>

/** What a step is called in the drawing once it has changed. */
export function afterText(
  { after }: ProcessStep,
  words: Pick<TimetableWords, 'auto' | 'autoSlow' | 'human' | 'drop'>,
  heardIn?: Locale,
): string {
  if (after.mode === 'drop') return words.drop
  if (after.mode === 'human') return fill(words.human, { time: workText(after.workMinutes, heardIn) })
  const machine = after.waitMinutes + after.workMinutes
  return machine > 10 ? fill(words.autoSlow, { time: durationText(machine, heardIn) }) : words.auto
}
