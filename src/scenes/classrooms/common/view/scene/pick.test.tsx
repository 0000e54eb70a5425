import { BoxGeometry, Group, Mesh, MeshBasicMaterial, Raycaster, Vector3 } from 'three'
import { afterEach, expect, test, vi } from 'vitest'
import { attachOrbit } from '../../../../../stage/orbit-gestures.ts'
import { partOn, watchPresses } from './pick.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.body.replaceChildren()
})

/** A box of 1 m, its middle so far along the ray. */
function box(z: number): Group {
  const group = new Group().add(new Mesh(new BoxGeometry(1, 1, 1), new MeshBasicMaterial()))
  group.position.z = z
  group.updateMatrixWorld(true)
  return group
}

test('a press meets the nearest part that is not hidden: by itself, within, or with what holds it', () => {
  const ray = new Raycaster(new Vector3(0, 0, 0), new Vector3(0, 0, 1))
  const [near, far] = [box(3), box(6)]
  expect(partOn(ray, {})).toBeUndefined()
  expect(partOn(ray, { far, near })).toBe('near')
  near.visible = false
  expect(partOn(ray, { near, far })).toBe('far')
  near.visible = true
  for (const child of near.children) child.visible = false
  expect(partOn(ray, { near, far })).toBe('far')
  new Group().add(far).visible = false
  expect(partOn(ray, { near, far })).toBeUndefined()
})

/** A picture that is turned by drags, in a page that listens too. */
function picture() {
  const element = document.createElement('div')
  element.tabIndex = 0
  element.setPointerCapture = () => {}
  document.body.append(element)
  const [pressed, turn, heard] = [vi.fn(), vi.fn(), vi.fn()]
  document.body.addEventListener('pointermove', heard)
  stops.push(() => document.body.removeEventListener('pointermove', heard))
  const actions = { turn, zoomBy() {}, zoomTimes() {}, reset() {} }
  const tuning = { degreesPerPixel: 0.5, step: { yaw: 30, pitch: 10, zoom: 20 } }
  stops.push(attachOrbit(element, actions, tuning), watchPresses(element, pressed))
  const send = (kind: string, clientX: number) =>
    element.dispatchEvent(
      new PointerEvent(kind, { clientX, pointerId: 1, bubbles: true, cancelable: true }),
    )
  return { element, pressed, turn, heard, send }
}

test('a press that shakes a little is one; who turns the view and comes back has pressed nothing', () => {
  const { pressed, turn, send } = picture()
  send('pointerdown', 100)
  send('pointermove', 103)
  send('pointerup', 102)
  expect(pressed).toHaveBeenCalledOnce()
  turn.mockClear()
  send('pointerdown', 100)
  send('pointermove', 160)
  send('pointermove', 100)
  send('pointerup', 100)
  expect(turn.mock.calls).toEqual([
    [-30, 0],
    [30, 0],
  ])
  expect(pressed).toHaveBeenCalledOnce()
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
