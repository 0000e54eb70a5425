import { expect, test } from 'vitest'
import { stepMultiples, toPages } from './panel-content.ts'
import { layOutPanel, mostRows, type PanelContent, panelSize } from './panel-layout.ts'

/** The surface of a panel and what lies in its rows. */
function laidOut(rows: PanelContent['rows']) {
  const [surface, , , , ...cells] = layOutPanel({ title: '', paragraphs: [], said: '', rows })
  return { foot: surface?.height ?? 0, cells }
}

test('buttons lie side by side on the panel, above its foot', () => {
  const { cells, foot } = laidOut([
    [
      { label: 'Eye', share: 0.5 },
      { label: '−', id: 'less eye' },
      { label: '+', id: 'more eye' },
    ],
    [{ label: 'Next', id: 'next' }],
  ])
  expect(cells.map(({ id }) => id)).toEqual([undefined, 'less eye', 'more eye', 'next'])
  for (const cell of cells) {
    expect(cell.x).toBeGreaterThan(0)
    expect(cell.x + cell.width).toBeLessThan(panelSize.width)
    expect(cell.y + cell.height).toBeLessThan(foot)
    for (const other of cells) {
      const beside = other.x >= cell.x + cell.width || cell.x >= other.x + other.width
      const below = other.y >= cell.y + cell.height || cell.y >= other.y + other.height
      expect(other === cell || beside || below).toBe(true)
    }
  }
})

test('rows are dealt out to pages, all of them and in order', () => {
  const rows = Array.from({ length: 13 }, (_, row) => row)
  const pages = toPages(rows, 9)
  expect(pages.map(({ length }) => length)).toEqual([7, 6])
  expect(pages.flat()).toEqual(rows)
  expect(toPages(rows.slice(0, 9), 9)).toHaveLength(1)
  expect(toPages([], 9)).toEqual([[]])
})

test('as many rows as there is room for end on the panel, and no more would', () => {
  /** A panel as full as a lesson's: the course, what is done in the lab, and two rows for the panel itself. */
  const full = (rows: number) => {
    const row = (kind?: 'course' | 'panel') => [
      { label: 'Row', id: 'row', ...(kind ? { kind } : {}) },
    ]
    const lab = Array.from({ length: rows - 3 }, () => row())
    return laidOut([row('course'), ...lab, row('panel'), row('panel')]).foot
  }
  expect(full(mostRows)).toBeLessThanOrEqual(panelSize.height)
  expect(full(mostRows + 1)).toBeGreaterThan(panelSize.height)
})

test('a slider of many steps is set by longer strides too', () => {
  expect([stepMultiples(3), stepMultiples(364), stepMultiples(1000)]).toEqual([
    [1],
    [1, 18],
    [1, 10, 50],
  ])
})
