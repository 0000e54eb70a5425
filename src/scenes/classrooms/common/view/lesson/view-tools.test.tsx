import { act, cleanup, render } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Desk } from '../../model/session.ts'
import { seenFrom } from '../../model/view.ts'
import { ViewTools } from './view-tools.tsx'

const limits = {
  step: { yaw: 15, pitch: 10, zoom: 10 },
  pitchRange: { min: -10, max: 60 },
  zoomRange: { min: 50, max: 200 },
}

afterEach(cleanup)

test('a drag renders the buttons anew only where a range ends', async () => {
  const view = { yaw: 0, pitch: 20, zoom: 100 }
  const desk: Desk = { chosen: null, pace: 1, view: seenFrom(view), home: view, clock: 'page' }
  let renders = 0
  const { container } = render(
    <Profiler id="tools" onRender={() => (renders += 1)}>
      <ViewTools desk={desk} limits={limits} />
    </Profiler>,
  )
  /** Looks there. @returns how many buttons have come to an end */
  const look = async (pitch: number, zoom: number) => {
    await act(async () => desk.view.change({ yaw: desk.view.yaw + 1, pitch, zoom }))
    return container.querySelectorAll('[aria-disabled=true]').length
  }
  expect([await look(25, 110), await look(59.9, 51)]).toEqual([0, 0])
  expect(renders).toBe(1)
  expect([await look(60, 50), await look(-10, 200), await look(0, 100)]).toEqual([2, 2, 0])
})
