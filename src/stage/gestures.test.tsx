import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attachOrbit } from './gestures.ts'

const actions = { turn: vi.fn(), zoomBy: vi.fn(), zoomTimes: vi.fn(), reset: vi.fn() }
let element: HTMLElement
let letGo: () => void

beforeEach(() => {
  vi.clearAllMocks()
  element = document.createElement('div')
  element.tabIndex = 0
  element.setPointerCapture = () => {}
  document.body.replaceChildren(element)
  const view = { yaw: 0, pitch: 0, zoom: 100 }
  const ranges = { pitchRange: { min: 0, max: 80 }, zoomRange: { min: 50, max: 200 } }
  const step = { yaw: 30, pitch: 10, zoom: 20 }
  const settings = { ...view, ...ranges, step, degreesPerPixel: 0.5 }
  letGo = attachOrbit(element, { view, settings, ...actions })
})
afterEach(() => {
  letGo()
  document.body.replaceChildren()
})

const point = (type: string, clientX: number, clientY: number, pointerId = 1, on = element) =>
  on.dispatchEvent(
    new PointerEvent(type, {
      clientX,
      clientY,
      pointerId,
      button: 0,
      bubbles: true,
      cancelable: true,
    }),
  )

test('a drag turns against its direction and tilts along it, until the pointer is released', () => {
  point('pointermove', 9, 9)
  point('pointerdown', 10, 10)
  expect(document.activeElement).toBe(element)
  point('pointermove', 30, 14)
  expect(actions.turn).toHaveBeenCalledExactlyOnceWith(-10, 2)
  point('pointerup', 30, 14)
  point('pointermove', 90, 90)
  expect(actions.turn).toHaveBeenCalledOnce()
})

test('two fingers zoom by their distance and do not turn', () => {
  point('pointerdown', 0, 0, 1)
  point('pointerdown', 100, 0, 2)
  point('pointermove', 200, 0, 2)
  expect(actions.zoomTimes).toHaveBeenCalledExactlyOnceWith(2)
  expect(actions.turn).not.toHaveBeenCalled()
})

test('a press on a nested button does not start a drag', () => {
  const button = element.appendChild(document.createElement('button'))
  expect(point('pointerdown', 0, 0, 1, button)).toBe(true)
  point('pointermove', 50, 0)
  expect(actions.turn).not.toHaveBeenCalled()
})

test('the wheel zooms with Control only, nearer when turned up', () => {
  const turnWheel = (ctrlKey: boolean) => {
    const event = new WheelEvent('wheel', { deltaY: -100, cancelable: true })
    // happy-dom's constructor leaves the modifier out.
    Object.defineProperty(event, 'ctrlKey', { value: ctrlKey })
    return element.dispatchEvent(event)
  }
  expect(turnWheel(false)).toBe(true)
  expect(actions.zoomBy).not.toHaveBeenCalled()
  expect(turnWheel(true)).toBe(false)
  expect(actions.zoomBy).toHaveBeenCalledExactlyOnceWith(5)
})

test.each([
  ['ArrowLeft', 'turn', [-10, 0]],
  ['ArrowRight', 'turn', [10, 0]],
  ['ArrowUp', 'turn', [0, 5]],
  ['ArrowDown', 'turn', [0, -5]],
  ['+', 'zoomBy', [20]],
  ['-', 'zoomBy', [-20]],
  ['0', 'reset', []],
] as const)('%s is %s %j, but not with Control, nor after it is let go', (key, action, by) => {
  const press = (ctrlKey = false) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, cancelable: true }))
  expect(press(true)).toBe(true)
  expect(press()).toBe(false)
  letGo()
  press()
  expect(actions[action]).toHaveBeenCalledExactlyOnceWith(...by)
})

test('a drag takes the focus and captures the pointer; other pointers stay the page’s', () => {
  const heard = vi.fn()
  document.body.addEventListener('pointermove', heard)
  const send = (kind: string, clientX: number) =>
    element.dispatchEvent(
      new PointerEvent(kind, { clientX, pointerId: 1, bubbles: true, cancelable: true }),
    )
  send('pointerdown', 100)
  expect(document.activeElement).toBe(element)
  send('pointermove', 160)
  expect(heard).not.toHaveBeenCalled()
  send('pointerup', 160)
  send('pointermove', 170)
  expect(heard).toHaveBeenCalledOnce()
  document.body.removeEventListener('pointermove', heard)
})
