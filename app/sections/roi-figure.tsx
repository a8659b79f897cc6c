import type { Figure } from '#app/behaviours/forecast-words.ts'

/** Each part in an element of its own: where a translator has replaced the text, React still finds its place. */
export function FigureValue({ figure: { before, value, after } }: { figure: Figure }) {
  return (
    <>
      {before && <small>{`${before} `}</small>}
      <span>{value}</span>
      {after && <small>{` ${after}`}</small>}
    </>
  )
}
