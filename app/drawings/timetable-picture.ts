/**
 * The timetable as a picture to keep: the same shapes written as SVG or painted for PNG. Painted by hand because the
 * security policy lets no page load a picture that it made itself.
 */
import { fill } from '#app/behaviours/language.ts'
import { light } from '#contract/colours.ts'
import { company } from '#contract/company.ts'
import { escapeHtml } from '#contract/escape-html.ts'
import type { Locale } from '#contract/locale.ts'
import { durationText, totalsOf, workText, type Workflow } from '#contract/workflow.ts'
import { afterText, type TimetableWords } from './timetable-words.ts'
import { axisOf, frameOf, type Axis, type RowFrame } from './timetable-scale.ts'

type Shape =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; fill?: string; stroke?: string }
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number; stroke: string; width: number }
  | { kind: 'circle'; x: number; y: number; r: number; fill: string; stroke: string }
  | {
      kind: 'text'
      x: number
      y: number
      text: string
      size: number
      bold?: boolean
      fill: string
      end?: boolean
    }

export interface Picture {
  width: number
  height: number
  shapes: Shape[]
}

const { paper, ink, ink2: grey, signal } = light
const night = '#e5e2da'
const family = 'Archivo, Arial, Helvetica, sans-serif'

const width = 1600
const margin = 56
/** The line t = 0. */
const zero = 372
const plotWidth = width - margin - zero
/** Names may begin further left than the rest. */
const nameMargin = 12

export function timetablePicture(
  workflow: Workflow,
  name: string,
  words: TimetableWords,
  locale: Locale,
): Picture {
  const { steps } = workflow
  const totals = totalsOf(steps)
  const axis = axisOf(Math.max(totals.leadToday, totals.leadAfter))
  const row = Math.min(30, Math.max(7, 1400 / Math.max(1, steps.length)))
  const plot = row * steps.length + 16
  const shapes: Shape[] = []
  const names = steps.map((step, index) => step.name[locale] || fill(words.unnamed, { number: index + 1 }))

  const title = fitting(name, 40, width - 2 * margin)
  shapes.push({ kind: 'text', x: margin, y: 84, ...title, bold: true, fill: ink })
  let top = 118
  for (const compressed of [0, 1]) {
    const after = compressed === 1
    const lead = durationText(after ? totals.leadAfter : totals.leadToday)
    const hands = workText(after ? totals.handsOnAfter : totals.handsOnToday)
    const state = `${after ? words.after : words.today}: ${lead}`
    const color = after ? signal : ink
    shapes.push({ kind: 'text', x: margin, y: top + 30, text: state, size: 26, bold: true, fill: color })
    const small = fill(words.handsOn, { time: hands })
    shapes.push({
      kind: 'text',
      x: width - margin,
      y: top + 30,
      text: small,
      size: 18,
      fill: grey,
      end: true,
    })
    const plotTop = top + 86
    drawAxis(shapes, axis, plotTop, plot, words.weekdays)
    shapes.push({
      kind: 'line',
      x1: zero,
      y1: plotTop - 26,
      x2: zero,
      y2: plotTop + plot,
      stroke: signal,
      width: 3,
    })
    for (const [index, frame] of frameOf(steps, compressed).rows.entries()) {
      const y = plotTop + 8 + row * (index + 0.5)
      drawRow(shapes, frame, axis, { y, row, color, last: index === steps.length - 1 })
      if (row < 13) continue
      const step = steps[index]
      drawName(shapes, names[index] ?? '', { y, row })
      if (!after || !step) continue
      const text = afterText(step, words)
      const room = width - margin - widthOf(text, 14)
      // One below the other behind the end; where that is too late, each behind its own bar or before it.
      const behind = [totals.leadAfter, frame.start + frame.wait + frame.work]
        .map((minutes) => zero + place(minutes, axis) + 22)
        .find((x) => x <= room)
      const at = behind === undefined ? { x: zero + place(frame.start, axis) - 12, end: true } : { x: behind }
      shapes.push({ kind: 'text', ...at, y: y + 5, text, size: 14, fill: grey })
    }
    top = plotTop + plot + 24
  }
  shapes.push({ kind: 'text', x: margin, y: top + 24, text: company.origin, size: 14, fill: grey })
  const height = Math.ceil(top + 56)
  shapes.unshift({ kind: 'rect', x: 0, y: 0, width, height, fill: paper })
  return { width, height, shapes }
}

/** Letters are about half as wide as they are high; signs of East Asia are squares. */
function widthOf(text: string, size: number): number {
  return Array.from(text).reduce((sum, sign) => sum + (sign > '\u2e7f' ? 1 : 0.53), 0) * size
}

/** Smaller where it would not fit otherwise. */
function fitting(text: string, size: number, room: number): { text: string; size: number } {
  return { text, size: size * Math.min(1, room / widthOf(text, size)) }
}

/** On two lines where one would be too long and there is room for two. */
function drawName(shapes: Shape[], name: string, { y, row }: { y: number; row: number }): void {
  const x = zero - 18
  const room = x - nameMargin
  const words = name.split(' ')
  const isLong = widthOf(name, 15) > room && words.length > 1 && row >= 28
  const half = Math.max(
    1,
    words.findIndex((_, index) => words.slice(0, index + 1).join(' ').length * 2 >= name.length),
  )
  const lines = isLong ? [words.slice(0, half), words.slice(half)].map((part) => part.join(' ')) : [name]
  for (const [index, line] of lines.entries()) {
    const shift = isLong ? index * 14 - 3 : 5
    shapes.push({
      kind: 'text',
      x,
      y: y + shift,
      ...fitting(line, isLong ? 13 : 15, room),
      fill: ink,
      end: true,
    })
  }
}

function place(minutes: number, axis: Axis): number {
  return (minutes / axis.minutes) * plotWidth
}

function drawAxis(shapes: Shape[], axis: Axis, top: number, height: number, weekdays: string[]): void {
  for (const { from, to } of axis.closed) {
    const band = { x: zero + place(from, axis), width: place(to - from, axis) }
    shapes.push({ kind: 'rect', ...band, y: top, height, fill: night })
  }
  const [every, middle] = axis.rhythm
  for (let at = 0; at <= axis.minutes; at += middle) {
    const x = zero + place(at, axis)
    shapes.push({
      kind: 'line',
      x1: x,
      y1: top,
      x2: x,
      y2: top - (at % every === 0 ? 14 : 8),
      stroke: ink,
      width: 1.5,
    })
  }
  for (const { at, text, weekday } of axis.labels) {
    const end = at === axis.minutes
    const label = weekday === undefined || end ? text : `${text} ${weekdays[weekday] ?? ''}`
    shapes.push({
      kind: 'text',
      x: zero + place(at, axis) + (end ? 0 : 6),
      y: top - 18,
      text: label,
      size: 13,
      fill: ink,
      end,
    })
  }
  for (const y of [top, top + height]) {
    shapes.push({ kind: 'line', x1: zero, y1: y, x2: zero + plotWidth, y2: y, stroke: ink, width: 1 })
  }
}

function drawRow(
  shapes: Shape[],
  frame: RowFrame,
  axis: Axis,
  { y, row, color, last }: { y: number; row: number; color: string; last: boolean },
): void {
  const bar = Math.min(12, row - 3)
  const x = zero + place(frame.start, axis)
  const wait = place(frame.wait, axis)
  const end = x + wait + place(frame.work, axis)
  if (!last) shapes.push({ kind: 'line', x1: end, y1: y, x2: end, y2: y + row, stroke: color, width: 2 })
  if (wait > 2) {
    shapes.push({ kind: 'rect', x, y: y - bar / 2, width: wait, height: bar, fill: paper, stroke: color })
    hatch(shapes, { x, y: y - bar / 2, width: wait, height: bar }, color)
  }
  if (frame.work > 0) {
    const height = Math.min(18, row)
    const block = { x: x + wait, width: Math.max(3, place(frame.work, axis)) }
    shapes.push({ kind: 'rect', ...block, y: y - height / 2, height, fill: color })
  }
  if (row >= 13) shapes.push({ kind: 'circle', x: zero, y, r: 5, fill: paper, stroke: ink })
}

/** Diagonal lines, cut off at the edges of the box. */
function hatch(
  shapes: Shape[],
  box: { x: number; y: number; width: number; height: number },
  stroke: string,
): void {
  const right = box.x + box.width
  const bottom = box.y + box.height
  for (let x = box.x - box.height + 5; x < right; x += 9) {
    const from = Math.max(x, box.x)
    const to = Math.min(x + box.height, right)
    shapes.push({
      kind: 'line',
      x1: from,
      y1: bottom - (from - x),
      x2: to,
      y2: bottom - (to - x),
      stroke,
      width: 1.4,
    })
  }
}

export function pictureSvg({ width: wide, height, shapes }: Picture): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${height}" width="${wide}" height="${height}" font-family="${family}">`,
    ...shapes.map(element),
    '</svg>',
  ].join('\n')
}

function element(shape: Shape): string {
  if (shape.kind === 'rect') {
    const { kind: _, ...box } = shape
    return `<rect${attributes({ fill: 'none', ...box })}/>`
  }
  if (shape.kind === 'line') {
    const { kind: _, width: thick, ...line } = shape
    return `<line${attributes({ ...line, 'stroke-width': thick })}/>`
  }
  if (shape.kind === 'circle') {
    const { x, y, r, fill: inside, stroke } = shape
    return `<circle${attributes({ cx: x, cy: y, r, fill: inside, stroke, 'stroke-width': 2.5 })}/>`
  }
  const { x, y, text, size, bold, fill: color, end } = shape
  const look = {
    x,
    y,
    'font-size': size,
    fill: color,
    ...(bold && { 'font-weight': 700 }),
    ...(end && { 'text-anchor': 'end' }),
  }
  return `<text${attributes(look)}>${escapeHtml(text)}</text>`
}

function attributes(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`)
    .join('')
}

export async function picturePng(picture: Picture): Promise<Blob> {
  const canvas = document.createElement('canvas')
  // Twice the size reads well on paper; a very long list stays within what browsers can hold.
  const scale = picture.height > 4000 ? 1 : 2
  canvas.width = picture.width * scale
  canvas.height = picture.height * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot paint.')
  context.scale(scale, scale)
  for (const shape of picture.shapes) paint(context, shape)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png')
  })
}

function paint(context: CanvasRenderingContext2D, shape: Shape): void {
  context.beginPath()
  if (shape.kind === 'rect') {
    context.rect(shape.x, shape.y, shape.width, shape.height)
    finish(context, shape.fill, shape.stroke, 1)
  } else if (shape.kind === 'line') {
    context.moveTo(shape.x1, shape.y1)
    context.lineTo(shape.x2, shape.y2)
    finish(context, undefined, shape.stroke, shape.width)
  } else if (shape.kind === 'circle') {
    context.arc(shape.x, shape.y, shape.r, 0, 2 * Math.PI)
    finish(context, shape.fill, shape.stroke, 2.5)
  } else {
    context.font = `${shape.bold ? 700 : 400} ${shape.size}px ${family}`
    context.textAlign = shape.end ? 'end' : 'start'
    context.fillStyle = shape.fill
    context.fillText(shape.text, shape.x, shape.y)
  }
}

function finish(
  context: CanvasRenderingContext2D,
  inside: string | undefined,
  stroke: string | undefined,
  thick: number,
) {
  if (inside) {
    context.fillStyle = inside
    context.fill()
  }
  if (stroke) {
    context.strokeStyle = stroke
    context.lineWidth = thick
    context.stroke()
  }
}
