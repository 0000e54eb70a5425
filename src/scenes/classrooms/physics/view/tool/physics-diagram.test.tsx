import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import physics from '../../../../../../content/en/ui/physics.json' with { type: 'json' }
import { renderEnglish } from '../../../common/view/tool/testing/workspace-help.tsx'
import { PhysicsDiagram } from './physics-diagram.tsx'

const rows = () =>
  within(screen.getByRole('table', { name: 'Angle over time' }))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))

test('what the graph of the angle shows can be read as a table', async () => {
  // Who asked for less motion is shown a whole swing at once.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  renderEnglish(<PhysicsDiagram />, { physics })
  const details = document.querySelector('details')
  if (!details) throw new Error('No table')
  details.open = true
  fireEvent(details, new Event('toggle'))
  expect(rows()).toEqual([
    ['Seconds', 'Full equation', 'Small-angle formula'],
    ['0.00', '30.0°', '30.0°'],
  ])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Release' })))
  const [, first, ...others] = rows()
  expect(first).toEqual(['0.00', '30.0°', '30.0°'])
  expect(others).toHaveLength(11)
  // A swing is 489 whole steps of 1/240 s by the full equation, of 2.0061 s by the formula, which is 0.0314 s ahead then:
  // 30° cos(2π 0.0314 / 2.0061) = 29.855°.
  expect(others.at(-1)).toEqual(['2.04', '30.0°', '29.9°'])
})
