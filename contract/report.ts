/** What a browser tells about an error of our own scripts: where it broke, and nothing of the visitor. */
export const reportPath = '/api/reports'

export interface Report {
  /** Such as `TypeError`. */
  name: string
  message: string
  /** Places in our own files, the nearest first: `/assets/home-Ab12Cd34.js:1:4711`. */
  frames: string[]
  /** The page, without query and place. */
  path: string
}

const mostFrames = 8
const longestMessage = 160
const longestFrame = 120

/** Browsers quote what they stumbled over, and that may be what a visitor typed: quotations, numbers and addresses go. */
export function scrubMessage(text: string): string {
  return text
    .slice(0, 1_000)
    .replace(/(["'`“„«])[^"'`”“»]*["'`”“»]?/g, '…')
    .split(/\s+/)
    .map((word) => (/@|:\/\/|www\./.test(word) ? '…' : word))
    .join(' ')
    .replace(/\d{3,}/g, '#')
    .replace(/[^\x21-\x7e…]+/g, ' ')
    .slice(0, longestMessage)
    .trim()
}

/** Whatever does not look like ours is left out; `undefined` when nothing of ours remains. */
export function tidyReport({ name, message, frames, path }: Report): Report | undefined {
  const own = frames.flatMap((frame) => {
    const place = frame.slice(frame.lastIndexOf('/assets/'))
    return place.length <= longestFrame && /^\/assets\/[\w./-]+:\d+:\d+$/.test(place) ? [place] : []
  })
  if (own.length === 0) return undefined
  return {
    name: /^[A-Z][A-Za-z]{2,30}$/.test(name) ? name : 'Error',
    message: scrubMessage(message),
    frames: own.slice(0, mostFrames),
    path: /^\/[a-z\d/-]{0,100}$/.test(path) ? path : '/',
  }
}
