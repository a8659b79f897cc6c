/**
 * Ticks as one path of relative moves: equal distances are equal words, which compress to almost nothing. The 120
 * minutes of a session took 800 bytes as absolute ones.
 */
interface Tick {
  at: number
  height: number
}

/** Each tick stands on the line `base` and rises from it. */
export function ticksPath(ticks: readonly Tick[], base: number): string {
  return ticks
    .map(({ at, height }, index) => {
      const before = ticks[index - 1]
      return before ? `m${at - before.at} ${before.height}v${-height}` : `M${at} ${base}v${-height}`
    })
    .join('')
}
