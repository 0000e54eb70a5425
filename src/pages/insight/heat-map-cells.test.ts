import { expect, test } from 'vitest'
import { blockName, CELLS, cellAt, heatMapCells, nextCell, tierOf } from './heat-map-cells.ts'

test('§9 two loads see the same 80 cells, and every tier is among them', () => {
  const cells = heatMapCells(2024)
  expect(cells).toHaveLength(80)
  expect(heatMapCells(2024)).toEqual(cells)
  expect(new Set(cells.map(tierOf))).toEqual(new Set([0, 1, 2, 3, 4]))
})

test('§9 tiers change at 0.2, 0.4, 0.6 and 0.8', () => {
  expect([0, 0.199, 0.2, 0.399, 0.4, 0.599, 0.6, 0.799, 0.8, 1].map(tierOf)).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3, 4, 4,
  ])
})

test('blocks are named by column and row', () => {
  expect([0, 9, 10, 32, 79].map(blockName)).toEqual(['A1', 'J1', 'A2', 'C4', 'J8'])
})

test('arrows move to the neighbour and stop at the edges', () => {
  expect(nextCell(0, 'ArrowLeft')).toBe(0)
  expect(nextCell(9, 'ArrowRight')).toBe(9)
  expect(nextCell(0, 'ArrowRight')).toBe(1)
  expect(nextCell(0, 'ArrowDown')).toBe(10)
  expect(nextCell(5, 'ArrowUp')).toBe(5)
  expect(nextCell(CELLS - 1, 'ArrowDown')).toBe(CELLS - 1)
  expect(nextCell(0, 'Tab')).toBeUndefined()
})

test('Home and End lead to the ends of the row, with Control to those of the map', () => {
  expect([23, 20, 29].map((cell) => nextCell(cell, 'Home'))).toEqual([20, 20, 20])
  expect([23, 20, 29].map((cell) => nextCell(cell, 'End'))).toEqual([29, 29, 29])
  expect(nextCell(23, 'Home', true)).toBe(0)
  expect(nextCell(23, 'End', true)).toBe(CELLS - 1)
})

test('a place in the map is in a cell, and its edges belong to the outermost', () => {
  expect(cellAt(0.05, 0.05)).toBe(0)
  expect(cellAt(0.95, 0.3)).toBe(29)
  expect(cellAt(1, 1)).toBe(79)
  expect(cellAt(-0.1, 1.1)).toBe(70)
})
