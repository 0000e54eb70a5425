import { expect, test } from 'vitest'
import { cellAt, layOutPanel, mostRows, panelSize, toPages } from './panel.ts'

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

test('as many rows as there is room for end within the panel, and no more would', () => {
  const lowest = (count: number) => {
    const many = Array.from({ length: count }, () => [{ label: 'Row', id: 'row' }])
    const last = layOutPanel({ rows: many }).at(-1)
    return (last?.y ?? 0) + (last?.height ?? 0)
  }
  expect(lowest(mostRows)).toBeLessThan(panelSize.height)
  expect(lowest(mostRows + 1)).toBeGreaterThan(panelSize.height)
})

test('rows are dealt out to pages, all of them and in order', () => {
  const rows = Array.from({ length: 13 }, (_, row) => row)
  const pages = toPages(rows, 9)
  expect(pages.map(({ length }) => length)).toEqual([7, 6])
  expect(pages.flat()).toEqual(rows)
  expect(toPages(rows.slice(0, 9), 9)).toHaveLength(1)
  expect(toPages([], 9)).toEqual([[]])
})
