import { afterEach, expect, test, vi } from 'vitest'
import { attachOrbit } from '../../../../../stage/orbit-gestures.ts'
import { watchPresses } from './pick.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.body.replaceChildren()
})

/** A picture that is turned by drags, in a page that listens too. */
function picture() {
  const element = document.createElement('div')
  element.tabIndex = 0
  element.setPointerCapture = () => {}
  document.body.append(element)
  const pressed = vi.fn()
  const turn = vi.fn()
  const heard = vi.fn()
  document.body.addEventListener('pointermove', heard)
  const actions = { turn, zoomBy() {}, zoomTimes() {}, reset() {} }
  const tuning = { degreesPerPixel: 0.5, step: { yaw: 30, pitch: 10, zoom: 20 } }
  stops.push(attachOrbit(element, actions, tuning), watchPresses(element, pressed))
  const send = (kind: string, clientX: number) =>
    element.dispatchEvent(
      new PointerEvent(kind, { clientX, pointerId: 1, bubbles: true, cancelable: true }),
    )
  return { element, pressed, turn, heard, send }
}

test('a press that shakes a little is one', () => {
  const { pressed, send } = picture()
  send('pointerdown', 100)
  send('pointermove', 103)
  send('pointerup', 102)
  expect(pressed).toHaveBeenCalledOnce()
})

test('who turns the view and comes back has pressed nothing', () => {
  const { pressed, turn, send } = picture()
  send('pointerdown', 100)
  send('pointermove', 160)
  send('pointermove', 100)
  send('pointerup', 100)
  expect(turn.mock.calls).toEqual([
    [-30, 0],
    [30, 0],
  ])
  expect(pressed).not.toHaveBeenCalled()
})

test('a drag brings the focus and is nobody else’s; a pointer that is not held is the page’s', () => {
  const { element, heard, send } = picture()
  send('pointerdown', 100)
  expect(document.activeElement).toBe(element)
  send('pointermove', 160)
  expect(heard).not.toHaveBeenCalled()
  send('pointerup', 160)
  send('pointermove', 170)
  expect(heard).toHaveBeenCalledOnce()
})
