/** Six methods as one continuous line: each field is entered and left at mid-height, only the line's character changes. */
import type { ReactNode } from 'react'
import type { Method } from '#contract/methods.ts'
import style from './method-lines.module.css'

type Point = readonly [x: number, y: number]

const observations: Point[] = [
  [14, 96],
  [27, 84],
  [38, 118],
  [50, 94],
  [60, 124],
  [70, 98],
  [82, 104],
  [90, 74],
  [101, 88],
  [112, 52],
  [121, 70],
  [131, 32],
  [143, 52],
  [154, 26],
  [166, 58],
  [178, 48],
  [187, 82],
]

/** The layers of the network: where they stand and the heights of their neurons. */
const layers: { x: number; ys: number[] }[] = [
  { x: 0, ys: [75] },
  { x: 40, ys: [24, 58, 92, 126] },
  { x: 100, ys: [12, 44, 75, 106, 138] },
  { x: 160, ys: [24, 58, 92, 126] },
  { x: 200, ys: [75] },
]

function net(): string {
  return layers
    .flatMap(({ x, ys }, index) => {
      const next = layers[index + 1]
      return ys.flatMap((y) => next?.ys.map((to) => `M${x} ${y}L${next.x} ${to}`) ?? [])
    })
    .join('')
}

function neurons(): Point[] {
  return layers.slice(1, -1).flatMap(({ x, ys }) => ys.map((y): Point => [x, y]))
}

/** Circles as one path: two arcs each. */
function dots(points: Point[], r: number): string {
  return points
    .map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`)
    .join('')
}

const lines: Record<Method, ReactNode> = {
  rules: <path className={style.line} d="M0 75H18V38H46V112H74V38H102V112H130V38H158V112H182V75H200" />,
  workflow: (
    <>
      <path
        className={style.line}
        d="M0 75H38L56 57L74 75L56 93L38 75M74 75H104M56 57V30H118M56 93V120H118M132 75H200M146 30H166V120H146"
      />
      <path className={style.node} d="M104 64h28v22h-28zM118 19h28v22h-28zM118 109h28v22h-28z" />
    </>
  ),
  'machine-learning': (
    <>
      <path className={style.points} d={dots(observations, 3)} />
      <path className={style.line} d="M0 75C20 75 28 108 56 108C92 108 104 38 146 38C172 38 178 75 200 75" />
    </>
  ),
  'deep-learning': (
    <>
      <path className={style.net} d={net()} />
      <path className={style.line} d="M0 75L40 92L100 44L160 58L200 75" />
      <path className={style.node} d={dots(neurons(), 4.5)} />
    </>
  ),
  'language-ai': (
    <>
      <path
        className={style.line}
        d="M0 75C16 75 22 78 30 70C44 56 48 22 38 22C28 22 30 96 44 96C58 96 70 60 58 58C46 58 46 96 62 96C78 96 84 58 84 58C84 58 78 96 90 96C102 96 104 58 104 58C104 58 102 96 112 96C126 96 138 40 130 24C122 16 118 96 132 96C144 96 156 60 146 58C134 58 136 96 150 96C170 96 172 75 200 75"
      />
      <path className={style.words} d="M30 122H62M70 122H84M92 122H126M134 122H170" />
    </>
  ),
  'agentic-ai': (
    <>
      <path
        className={style.line}
        d="M0 75C30 75 44 124 88 126C138 128 164 100 160 70C156 34 122 18 92 24C58 30 46 62 62 84C78 106 118 104 124 78C128 58 108 46 96 56C84 68 98 84 116 80C146 72 160 75 196 75M187 67l9 8-9 8"
      />
      <path
        className={style.node}
        d={dots(
          [
            [88, 126],
            [158, 62],
            [92, 24],
            [62, 84],
          ],
          6,
        )}
      />
    </>
  ),
}

export function MethodLine({ method }: { method: Method }) {
  return (
    <svg className={style.field} viewBox="0 0 200 150" aria-hidden="true">
      {lines[method]}
    </svg>
  )
}
