import { afterEach, beforeEach, expect, test } from 'vitest'
import { createView, type View, viewDirectionOf } from '../../model/view.ts'
import { attachGestures } from './gestures.ts'

let element: HTMLElement
let view: View
let stop: () => void

beforeEach(() => {
  element = document.createElement('div')
  document.body.append(element)
  view = createView()
  stop = attachGestures(element, { view, mayGlide: () => false })
})
afterEach(() => {
  stop()
  element.remove()
})

const tell = (type: string, clientX: number, pointerId = 1) => {
  const of = { clientX, clientY: 0, pointerId, button: 0, pointerType: 'mouse' }
  const event = new Event(type, { bubbles: true, cancelable: true })
  element.dispatchEvent(Object.assign(event, of))
}

test.each(['pointerup', 'pointerleave', 'pointercancel'])(
  'a drag turns the view until %s',
  (end) => {
    const before = viewDirectionOf(view).yaw
    tell('pointerdown', 100)
    tell('pointermove', 150)
    const turned = viewDirectionOf(view).yaw
    expect(turned).not.toBe(before)
    tell(end, 150)
    tell('pointermove', 250)
    expect(viewDirectionOf(view).yaw).toBe(turned)
    expect(element.dataset.dragging).toBeUndefined()
  },
)

test('two fingers zoom and turn nothing, and the one that stays turns on', () => {
  const { zoom } = view
  const { yaw } = viewDirectionOf(view)
  tell('pointerdown', 100)
  tell('pointerdown', 200, 2)
  tell('pointermove', 300, 2)
  expect(view.zoom).toBeGreaterThan(zoom)
  expect(viewDirectionOf(view).yaw).toBe(yaw)
  tell('pointerup', 300, 2)
  tell('pointermove', 160)
  expect(viewDirectionOf(view).yaw).not.toBe(yaw)
})

function press(
  keys: readonly string[],
  held: { ctrlKey?: true; metaKey?: true; altKey?: true } = {},
) {
  const view = { ...createView(), velocity: { x: 1, y: 0 } }
  const pressed = document.createElement('div')
  const letGo = attachGestures(pressed, { view, mayGlide: () => false })
  const used = keys.map(
    (key) =>
      !pressed.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...held })),
  )
  letGo()
  return { view, used }
}

test.each([
  ['ArrowRight', 5, 0],
  ['ArrowLeft', -5, 0],
  ['ArrowUp', 0, 5],
  ['ArrowDown', 0, -5],
])('%s looks that way', (key, yaw, pitch) => {
  expect(viewDirectionOf(press([key]).view)).toEqual({ yaw, pitch })
})

test('plus and minus zoom, 0 resets, each stops a glide; other keys and shortcuts are left alone', () => {
  expect(press(['+', '=', '-']).view.zoom).toBe(110)
  const reset = press(['+', 'ArrowUp', '0']).view
  expect(reset).toMatchObject({ zoom: 100, rotationX: 0, rotationY: 0 })
  expect(press(['ArrowUp']).view.velocity).toBeUndefined()
  const other = press(['Tab', 'a'])
  expect([other.used, other.view.velocity]).toEqual([[false, false], { x: 1, y: 0 }])
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(press(['0', 'ArrowUp'], { [held]: true }).used).toEqual([false, false])
})
