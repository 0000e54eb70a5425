import { fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import insight from '../../../content/fr/demos/insight.json' with { type: 'json' }
import { createI18n } from '../../i18n/create.ts'
import { blockName, CELL_COUNT, cellAfterKey, HeatMap, heatMapCells, tierOf } from './heat-map.tsx'

function show() {
  render(
    <I18nextProvider i18n={createI18n('fr', 'Realia')}>
      <HeatMap copy={insight.heatMap} />
    </I18nextProvider>,
  )
  return screen.getByRole('grid').querySelectorAll('td')
}
const tabbed = (cells: NodeListOf<HTMLElement>) =>
  [...cells].flatMap((cell, index) => (cell.tabIndex === 0 ? [index] : []))
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

test('percentages are formatted in the page’s language', () => {
  const [first] = show()
  expect(first?.getAttribute('aria-label')).toMatch(/\d[\u00a0\u202f]%/)
})

test('keys move from the focused block, the only tab stop', () => {
  const cells = show()
  const [start = 0] = tabbed(cells)
  expect(tabbed(cells)).toHaveLength(1)
  cells[start]?.focus()
  press('Home')
  const row = start - (start % 10)
  expect(document.activeElement).toBe(cells[row])
  press('ArrowRight')
  press(row < 70 ? 'ArrowDown' : 'ArrowUp')
  const at = row + 1 + (row < 70 ? 10 : -10)
  expect(document.activeElement).toBe(cells[at])
  expect(tabbed(cells)).toEqual([at])
  // The pointer that comes and goes changes nothing of that.
  fireEvent.pointerMove(cells[0] ?? document.body)
  fireEvent.pointerLeave(screen.getByRole('grid'))
  press('End')
  expect(document.activeElement).toBe(cells[at - (at % 10) + 9])
})

test('§9 two loads see the same 80 cells, and every tier is among them', () => {
  const cells = heatMapCells(2024)
  expect(cells).toHaveLength(80)
  expect(heatMapCells(2024)).toEqual(cells)
  expect(new Set(cells.map(tierOf))).toEqual(new Set([0, 1, 2, 3, 4]))
  expect([0, 9, 10, 79].map(blockName)).toEqual(['A1', 'J1', 'A2', 'J8'])
})

test('§9 tiers change at 0.2, 0.4, 0.6 and 0.8', () => {
  expect([0, 0.199, 0.2, 0.399, 0.4, 0.599, 0.6, 0.799, 0.8, 1].map(tierOf)).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3, 4, 4,
  ])
})

test('arrow keys move to the neighbor and stop at the edges, Home and End go to the ends of the row or the map', () => {
  const moves = [
    [0, 'ArrowLeft', 0],
    [9, 'ArrowRight', 9],
    [0, 'ArrowRight', 1],
    [0, 'ArrowDown', 10],
    [15, 'ArrowUp', 5],
    [5, 'ArrowUp', 5],
    [CELL_COUNT - 1, 'ArrowDown', CELL_COUNT - 1],
    [23, 'Home', 20],
    [20, 'End', 29],
    [0, 'Tab', undefined],
  ] as const
  expect(moves.map(([cell, key]) => cellAfterKey(cell, key))).toEqual(
    moves.map(([, , next]) => next),
  )
  expect([cellAfterKey(23, 'Home', true), cellAfterKey(23, 'End', true)]).toEqual([
    0,
    CELL_COUNT - 1,
  ])
})

test('the block that is pointed at is read out, as long as it is', () => {
  const cells = show()
  const readout = () => document.querySelector('figcaption [aria-hidden=true]')?.textContent
  const hint = readout()
  fireEvent.pointerMove(cells[29] ?? document.body)
  expect(readout()).toBe(cells[29]?.getAttribute('aria-label'))
  fireEvent.pointerLeave(screen.getByRole('grid'))
  expect(readout()).toBe(hint)
})
