import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import insight from '../../../content/fr/demos/insight.json' with { type: 'json' }
import { createI18n } from '../../i18n/create.ts'
import { HeatMap } from './heat-map.tsx'

afterEach(cleanup)

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

test('percentages are written as the language does', () => {
  const [first] = show()
  expect(first?.getAttribute('aria-label')).toMatch(/\d[\u00a0\u202f]%/)
})

test('keys go on from the block that has the focus, which alone can be tabbed to', () => {
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
  fireEvent.pointerMove(screen.getByRole('grid'), { clientX: 0, clientY: 0 })
  fireEvent.pointerLeave(screen.getByRole('grid'))
  press('End')
  expect(document.activeElement).toBe(cells[at - (at % 10) + 9])
})
