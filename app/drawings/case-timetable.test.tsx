import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CaseTimetable } from './case-timetable.tsx'
import { collisions, drawingWidths, faces, textBoxes } from './fixture-text-boxes.ts'

const desks = {
  en: ['You', 'Process analyst', 'Automation engineer', 'Data scientist', 'Project lead'],
  de: ['Sie', 'Prozessanalyse', 'Automatisierung', 'Data Science', 'Projektleitung'],
}

function draw(locale: 'en' | 'de'): string {
  return renderToStaticMarkup(
    <CaseTimetable
      desks={desks[locale]}
      days={17.2}
      journey={[
        { desk: 0, from: 0, to: 2 },
        { desk: 4, from: 3.2, to: 4 },
        { desk: 2, from: 4.3, to: 17.2 },
      ]}
      branch={[]}
      pause={{ from: 2, to: 3.2, label: locale === 'en' ? 'as needed' : 'nach Bedarf' }}
      ticks={[
        { at: 0, label: '0' },
        { at: 2, label: '2 d' },
        { at: 10.2, label: '7 d' },
        { at: 17.2, label: '14 d' },
      ]}
    />,
  )
}

test('a stay is as long as its days, and a handover joins the end of one stay to the beginning of the next', () => {
  const stays = [
    ...draw('en').matchAll(/class="_(?:yours|stay)_\w+" x1="([\d.]+)%" x2="([\d.]+)%" y1="(\d+)"/g),
  ]
  expect(stays).toHaveLength(3)
  const [first, second] = stays.map(([, from, to, y]) => ({
    from: Number(from),
    to: Number(to),
    y: Number(y),
  }))
  expect((first?.to ?? 0) - (first?.from ?? 0)).toBeCloseTo((2 / 17.2) * 100, 1)
  expect(draw('en')).toContain(`x1="${first?.to}%" x2="${second?.from}%" y1="${first?.y}" y2="${second?.y}"`)
})

test('the handover over the part of unknown length is not drawn as known', () => {
  expect(draw('en').match(/class="_open_/g)).toHaveLength(1)
})

test.each(drawingWidths)('labels do not touch at %i pixels', (width) => {
  for (const locale of ['en', 'de'] as const) {
    const size = width < 700 ? 13.5 : 15
    const boxes = textBoxes(draw(locale), width, {
      hidden: ['inRail'],
      faces: { desk: { size, em: faces.sans } },
    })
    expect(collisions(boxes, width)).toEqual([])
  }
})
