import { act, cleanup, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createDollhouse, turnHouse, zoomHouse } from '../../model/dollhouse/dollhouse.ts'
import { HouseBar } from './house-bar.tsx'

afterEach(cleanup)

const isOff = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'

test('the buttons are rendered when the view comes to an end, not while it is dragged', async () => {
  const house = createDollhouse()
  const rendered = vi.fn()
  render(
    <Profiler id="bar" onRender={rendered}>
      <HouseBar house={house} />
    </Profiler>,
  )
  const before = rendered.mock.calls.length
  const drag = (by: number) => act(async () => turnHouse(house, 3, by))
  for (let step = 0; step < 5; step += 1) await drag(2)
  expect(rendered).toHaveBeenCalledTimes(before)
  await drag(90)
  expect([isOff('tiltUp'), isOff('tiltDown')]).toEqual([true, false])
  await drag(-1)
  expect(isOff('tiltUp')).toBe(false)
  await act(async () => zoomHouse(house, -500))
  expect([isOff('zoomOut'), isOff('zoomIn')]).toEqual([true, false])
})
