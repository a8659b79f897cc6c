/** For the tests of drawings: where the words of prerendered markup stand at a given width, and which of them touch. */
import { signWidth } from './timetable-scale.ts'

interface TextBox {
  text: string
  left: number
  right: number
  top: number
  bottom: number
}

/** Where the ticks of a path stand and how tall they are; see `ticksPath`. */
export function readTicks(d: string): { at: number; height: number }[] {
  let at = 0
  return [...d.matchAll(/([Mm])(-?[\d.]+) [\d.]+v-([\d.]+)/g)].map(([, move, distance, height]) => {
    at = (move === 'M' ? 0 : at) + Number(distance)
    return { at, height: Number(height) }
  })
}

interface Look {
  /** The parts of class names that a media query hides at this width. */
  hidden?: string[]
  /** Size in pixels and width of an average sign in ems, by part of a class name; all others are data labels. */
  faces?: Record<string, { size: number; em: number }>
}

interface Frame {
  x: number
  y: number
  width: number
}

/** What a drawing on the line t = 0 gets of windows 320, 768 and 1440 pixels wide. */
export const drawingWidths = [277, 709, 1138]

/** Average signs of the faces besides the data face, in ems. */
export const faces = { narrow: 0.36, sans: 0.53 }

export function textBoxes(
  markup: string,
  width: number,
  { hidden = [], faces: looks = {} }: Look = {},
): TextBox[] {
  const frames: Frame[] = [{ x: 0, y: 0, width }]
  const boxes: TextBox[] = []
  let text: { attributes: Record<string, string>; content: string } | undefined
  for (const [, closing, tag, rest = '', alone, content] of markup.matchAll(
    /<(\/?)(\w+)([^>]*?)(\/?)>|([^<]+)/g,
  )) {
    const frame = frames.at(-1) ?? { x: 0, y: 0, width }
    if (content !== undefined) {
      if (text) text.content += content
    } else if (tag === 'svg' || tag === 'g') {
      if (closing) frames.pop()
      else if (!alone) frames.push(inside(frame, attributesOf(rest)))
    } else if (tag === 'text' && !closing) text = { attributes: attributesOf(rest), content: '' }
    else if (tag === 'text' && text) {
      const { attributes, content: words } = text
      text = undefined
      const name = attributes['class'] ?? ''
      if (hidden.some((part) => name.includes(part))) continue
      const face = Object.entries(looks).find(([part]) => name.includes(part))?.[1]
      const size = face?.size ?? 11.5
      const wide = words.replaceAll('\u00ad', '').length * (face ? face.size * face.em : signWidth)
      const at = frame.x + pixels(attributes['x'], frame.width) + pixels(attributes['dx'], frame.width)
      const anchor = attributes['text-anchor']
      const left = anchor === 'end' ? at - wide : anchor === 'middle' ? at - wide / 2 : at
      const base = frame.y + pixels(attributes['y'], 0) + pixels(attributes['dy'], 0)
      boxes.push({
        text: words,
        left,
        right: left + wide,
        top: base - size * 0.75,
        bottom: base + size * 0.2,
      })
    }
  }
  return boxes
}

/** Every pair that overlaps, and every text that leaves the drawing. */
export function collisions(boxes: TextBox[], width: number): string[] {
  return boxes.flatMap((box, index) => [
    ...(box.left < 0 || box.right > width ? [`${box.text} leaves the drawing`] : []),
    ...boxes
      .slice(index + 1)
      .filter(
        (other) =>
          box.left < other.right &&
          other.left < box.right &&
          box.top < other.bottom &&
          other.top < box.bottom,
      )
      .map((other) => `${box.text} touches ${other.text}`),
  ])
}

function inside({ x, y, width }: Frame, attributes: Record<string, string>): Frame {
  const [, byX = '0', byY = '0'] =
    /translate\(([\d.-]+)[ ,]([\d.-]+)\)/.exec(attributes['transform'] ?? '') ?? []
  return {
    x: x + pixels(attributes['x'], width) + Number(byX),
    y: y + pixels(attributes['y'], 0) + Number(byY),
    width: attributes['width'] ? pixels(attributes['width'], width) : width,
  }
}

function attributesOf(markup: string): Record<string, string> {
  return Object.fromEntries(
    [...markup.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
}

function pixels(value: string | undefined, whole: number): number {
  if (!value) return 0
  if (value.endsWith('em')) return Number.parseFloat(value) * 11.5
  return value.endsWith('%') ? (Number.parseFloat(value) / 100) * whole : Number(value)
}
