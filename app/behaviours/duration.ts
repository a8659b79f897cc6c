/** `102 h 32 min`, in both languages: units are symbols, and a duration is never broken over two lines. */
export function hoursAndMinutes(minutes: number): string {
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  return [hours && `${hours}\u00a0h`, (rest || !hours) && `${rest}\u00a0min`].filter(Boolean).join('\u00a0')
}
