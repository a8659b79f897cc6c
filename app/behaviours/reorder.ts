/** Lets a row be dragged up and down its list by pointer or finger. Calls `drop` with its new place, or not at all. */
export function dragRow(
  start: { row: HTMLElement; pointerId: number; clientY: number },
  drop: (to: number) => void,
): () => void {
  const { row, pointerId } = start
  const rows = [...(row.parentElement?.children ?? [])].filter((each) => each instanceof HTMLElement)
  const from = rows.indexOf(row)
  const middles = rows.map((each) => middleOf(each))
  const origin = start.clientY + scrollY
  const end = new AbortController()
  let pointer = start.clientY
  let target = from
  let frame = 0

  function follow() {
    frame = requestAnimationFrame(follow)
    const edge = 72
    if (pointer < edge) scrollBy({ top: (pointer - edge) / 4, behavior: 'instant' })
    if (pointer > innerHeight - edge) {
      scrollBy({ top: (pointer - innerHeight + edge) / 4, behavior: 'instant' })
    }
    const moved = pointer + scrollY - origin
    row.style.translate = `0 ${moved}px`
    const middle = (middles[from] ?? 0) + moved
    target = middles.filter((each, index) => index !== from && each < middle).length
    for (const [index, each] of rows.entries()) {
      const mark = index !== target || target === from ? undefined : target < from ? 'before' : 'after'
      if (mark) each.dataset['drop'] = mark
      else delete each.dataset['drop']
    }
  }

  function stop() {
    cancelAnimationFrame(frame)
    end.abort()
    row.style.translate = ''
    delete row.dataset['dragged']
    for (const each of rows) delete each.dataset['drop']
  }

  const options = { signal: end.signal }
  addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId === pointerId) pointer = event.clientY
    },
    options,
  )
  addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== pointerId) return
      stop()
      if (target !== from) drop(target)
    },
    options,
  )
  addEventListener('pointercancel', stop, options)
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') stop()
    },
    options,
  )
  row.dataset['dragged'] = ''
  frame = requestAnimationFrame(follow)
  return stop
}

/** In the page, not in the window: the list may scroll meanwhile. */
function middleOf(row: HTMLElement): number {
  const { top, height } = row.getBoundingClientRect()
  return top + scrollY + height / 2
}
