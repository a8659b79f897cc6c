/** `4 min 55 s`, in both languages. */
export function minutesAndSeconds(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return [minutes && `${minutes}\u00a0min`, (rest || !minutes) && `${rest}\u00a0s`]
    .filter(Boolean)
    .join('\u00a0')
}

/** `04:55`, as the rail writes it. */
export function readingClock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
