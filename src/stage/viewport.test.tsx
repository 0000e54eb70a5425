import { act, render, screen } from '@testing-library/react'
import { proxy } from 'valtio/vanilla'
import { expect, test } from 'vitest'
import { createOrbitControl } from '../math/orbit-view.ts'
import { attachOrbit } from './gestures.ts'
import { ViewButtons, Viewport } from './viewport.tsx'

const first = { yaw: 0, pitch: 48, zoom: 100 }
const settings = {
  ...first,
  step: { yaw: 15, pitch: 10, zoom: 20 },
  pitchRange: { min: 25, max: 88 },
  zoomRange: { min: 70, max: 260 },
  degreesPerPixel: 0.4,
}

test('a button that would turn or zoom past an end says so, until the view leaves it', async () => {
  const control = createOrbitControl(proxy({ ...first }), settings)
  const { turn, zoomBy } = control
  render(<ViewButtons control={control} />)
  const off = (...names: string[]) =>
    names.map((name) => screen.getByRole('button', { name }).getAttribute('aria-disabled'))
  await act(async () => turn(3, 95))
  expect(off('tiltUp', 'tiltDown')).toEqual(['true', 'false'])
  await act(async () => turn(3, -1))
  expect(off('tiltUp')).toEqual(['false'])
  await act(async () => turn(0, -90))
  expect(off('tiltUp', 'tiltDown')).toEqual(['false', 'true'])
  await act(async () => zoomBy(-500))
  expect(off('zoomOut', 'zoomIn')).toEqual(['true', 'false'])
  await act(async () => zoomBy(500))
  expect(off('zoomOut', 'zoomIn')).toEqual(['false', 'true'])
})

test.each([true, false])(
  'a viewport can have the focus and answers keys; it takes the focus: %s',
  (takesFocus) => {
    const control = createOrbitControl(proxy({ ...first }), settings)
    render(<Viewport {...{ control, takesFocus }} attach={attachOrbit} aria-label="model" />)
    const frame = screen.getByRole('application', { name: 'model' })
    expect(document.activeElement === frame).toBe(takesFocus)
    frame.focus()
    expect(document.activeElement).toBe(frame)
    frame.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
    expect(control.view.yaw).toBe(5)
  },
)
