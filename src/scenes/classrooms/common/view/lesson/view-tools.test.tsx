import { act, render } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, test } from 'vitest'
import type { Desk } from '../../model/session.ts'
import { seenFrom } from '../../model/view.ts'
import { ViewTools } from './view-tools.tsx'

const limits = {
  step: { yaw: 15, pitch: 10, zoom: 10 },
  pitchRange: { min: -10, max: 60 },
  zoomRange: { min: 50, max: 200 },
}

test('a drag renders the buttons anew only where a range ends', async () => {
  const view = { yaw: 0, pitch: 20, zoom: 100 }
  const desk: Desk = { chosen: null, pace: 1, view: seenFrom(view), home: view, clock: 'page' }
  let renders = 0
  const { container } = render(
    <Profiler id="tools" onRender={() => (renders += 1)}>
      <ViewTools desk={desk} limits={limits} />
    </Profiler>,
  )
  const ended = () => container.querySelectorAll('[aria-disabled=true]').length
  const look = (pitch: number, zoom: number) =>
    act(async () => desk.view.change({ yaw: desk.view.yaw + 1, pitch, zoom }))
  expect(renders).toBe(1)
  await look(25, 110)
  await look(59.9, 51)
  expect(renders).toBe(1)
  expect(ended()).toBe(0)
  await look(60, 50)
  expect(ended()).toBe(2)
  await look(-10, 200)
  expect(ended()).toBe(2)
  await look(0, 100)
  expect(ended()).toBe(0)
})
