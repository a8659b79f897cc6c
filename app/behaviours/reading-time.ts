/** `4 min 55 s`, in both languages. */
export function minutesAndSeconds(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return [minutes && `${minutes}\u00a0min`, (rest || !minutes) && `${rest}\u00a0s`]
    .filter(Boolean)
    .join('\u00a0')
}
