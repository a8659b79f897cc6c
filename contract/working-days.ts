/** Working days in Germany: Monday to Friday without the nine public holidays that all federal states share. */
import { dateFormat } from './kept-formats.ts'
import { daysInMilliseconds } from './retention.ts'

/** A calendar day without a time, `2026-11-16`. */
export type Day = string

function shift(day: Day, days: number): Day {
  return new Date(Date.parse(day) + daysInMilliseconds(days)).toISOString().slice(0, 10)
}

/** The Gregorian computus in the form of Meeus, Jones and Butcher. */
export function easterSunday(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century + 8) / 25)
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - correction + 1) / 3) + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const march = epact + weekday - 7 * late + 22
  return shift(`${String(year).padStart(4, '0')}-03-01`, march - 1)
}

export function publicHolidays(year: number): Day[] {
  const easter = easterSunday(year)
  const movable = { goodFriday: -2, easterMonday: 1, ascension: 39, whitMonday: 50 }
  const fixed = ['01-01', '05-01', '10-03', '12-25', '12-26']
  return [
    ...fixed.map((day) => `${String(year).padStart(4, '0')}-${day}`),
    ...Object.values(movable).map((days) => shift(easter, days)),
  ].toSorted()
}

export function isWorkingDay(day: Day): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !publicHolidays(Number(day.slice(0, 4))).includes(day)
}

/** The day on which `count` working days after `day` have passed; a weekend or holiday at the start counts as none. */
export function addWorkingDays(day: Day, count: number): Day {
  let reached = day
  for (let left = count; left > 0;) {
    reached = shift(reached, 1)
    if (isWorkingDay(reached)) left -= 1
  }
  return reached
}

/** The day in Germany at a moment in time. */
export function dayInGermany(moment: string | Date): Day {
  // Swedish dates are written year first.
  return dateFormat('sv-SE').format(new Date(moment))
}
