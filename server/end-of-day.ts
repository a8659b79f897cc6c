/** Until when something lasts that was promised for so many days, and is said to end on a day. */
import { daysInMilliseconds } from '#contract/retention.ts'
import { dayInGermany } from '#contract/working-days.ts'

const hour = 3_600_000

/**
 * The last moment of the last day where we work: the day on which it begins is not counted (sections 187 and 188 BGB).
 * So many hours would end in the middle of that day, and on an earlier one when the clocks go back.
 */
export function endOfDayAfter(begin: number, days: number): number {
  const dayAfter = new Date(Date.parse(dayInGermany(new Date(begin))) + daysInMilliseconds(days + 1))
  const inSummer = dayAfter.getTime() - 2 * hour
  const isSummer = dayInGermany(new Date(inSummer)) === dayInGermany(dayAfter)
  return (isSummer ? inSummer : inSummer + hour) - 1
}
