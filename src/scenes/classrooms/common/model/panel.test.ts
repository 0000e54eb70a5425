import { expect, test } from 'vitest'
import { cellAt, footOf, layOutPanel, mostRows, panelSize, toPages } from './panel.ts'

const rows = [
  [
    { label: 'Eye', share: 0.5 },
    { label: '−', id: 'less eye' },
    { label: '+', id: 'more eye' },
  ],
  [{ label: 'Next', id: 'next' }],
]

test('buttons lie side by side within the panel, and none upon another', () => {
  const cells = layOutPanel({ rows })
  for (const cell of cells) {
    expect(cell.x).toBeGreaterThan(0)
    expect(cell.x + cell.width).toBeLessThan(panelSize.width)
    expect(cell.y + cell.height).toBeLessThan(panelSize.height)
    for (const other of cells) {
      if (other === cell) continue
      const beside = other.x >= cell.x + cell.width || cell.x >= other.x + other.width
      const below = other.y >= cell.y + cell.height || cell.y >= other.y + other.height
      expect(beside || below).toBe(true)
    }
  }
})

test('a press meets the button under it, and no label', () => {
  const cells = layOutPanel({ rows })
  const at = (label: string) => {
    const cell = cells.find((each) => each.label === label)
    if (!cell) throw new Error(label)
    const [x, y] = [cell.x + cell.width / 2, cell.y + cell.height / 2]
    return cellAt(cells, x / panelSize.width, 1 - y / panelSize.height)?.id
  }
  expect(at('+')).toBe('more eye')
  expect(at('Next')).toBe('next')
  expect(at('Eye')).toBeUndefined()
  expect(cellAt(cells, 0.5, 0.99)).toBeUndefined()
})

test('rows are dealt out to pages, all of them and in order', () => {
  const rows = Array.from({ length: 13 }, (_, row) => row)
  const pages = toPages(rows, 9)
  expect(pages.map(({ length }) => length)).toEqual([7, 6])
  expect(pages.flat()).toEqual(rows)
  expect(toPages(rows.slice(0, 9), 9)).toHaveLength(1)
  expect(toPages([], 9)).toEqual([[]])
})

/** A board as full as a lesson's: the course, what is done in the lab, and two rows for the board itself. */
function full(rows: number) {
  const row = (kind?: 'course' | 'board') => [
    { label: 'Row', id: 'row', ...(kind ? { kind } : {}) },
  ]
  const told = [{ label: 'Eye', share: 0.5 }, ...row()]
  const lab = Array.from({ length: rows - 3 }, (_, at) => (at === 0 ? told : row()))
  return layOutPanel({ rows: [row('course'), ...lab, row('board'), row('board')] })
}

test('as many rows as there is room for end on the board, and no more would', () => {
  expect(footOf(full(mostRows))).toBeLessThanOrEqual(panelSize.height)
  expect(footOf(full(mostRows + 1))).toBeGreaterThan(panelSize.height)
})

test('rows that are for different things stand further apart', () => {
  const rows = full(mostRows).filter(({ x }, _, [first]) => x === first?.x)
  const apart = rows.slice(1).map(({ y }, at) => {
    const { y: top = 0, height = 0 } = rows[at] ?? {}
    return y - top - height
  })
  const [first = 0, usual = 0] = apart
  expect(first).toBeGreaterThan(usual)
  const expected = apart.map((_, at) => (at === 0 || at === apart.length - 2 ? first : usual))
  expect(apart).toEqual(expected)
})
