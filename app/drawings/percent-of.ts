/** Where something lies on a scale that is as wide as its drawing: finer than a pixel, and no longer than that takes. */
export function percentOf(part: number, whole: number): string {
  return `${Math.round((part / whole) * 1e4) / 100}%`
}
