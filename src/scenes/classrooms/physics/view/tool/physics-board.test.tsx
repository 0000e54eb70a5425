import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import physics from '../../../../../../content/en/ui/physics.json' with { type: 'json' }
import { addStrings } from '../../../../../i18n/add-strings.ts'
import { createI18n } from '../../../../../i18n/create.ts'
import { PhysicsBoard } from './physics-board.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The board of who asked for less motion, which shows a whole swing at once. */
function open() {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  const i18n = createI18n('en', 'Realia')
  addStrings(i18n, { physics })
  render(
    <I18nextProvider i18n={i18n}>
      <PhysicsBoard />
    </I18nextProvider>,
  )
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Angle over time' }))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))

test('what the graph of the angle shows can be read as a table', async () => {
  open()
  expect(rows()).toEqual([
    ['Seconds', 'Full equation', 'Formula for small swings'],
    ['0.00', '30.0°', '30.0°'],
  ])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Let go' })))
  const [, first, ...others] = rows()
  expect(first).toEqual(['0.00', '30.0°', '30.0°'])
  expect(others).toHaveLength(11)
  // A swing is 489 whole steps of 1/240 s by the full equation, of 2.0061 s by the formula, which is 0.0314 s ahead then:
  // 30° cos(2π 0.0314 / 2.0061) = 29.855°.
  expect(others.at(-1)).toEqual(['2.04', '30.0°', '29.9°'])
})
