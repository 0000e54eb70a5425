import { expect, test, vi } from 'vitest'
import {
  compassPointOf,
  compassPoints,
  createView,
  dialAngle,
  dragView,
  initializeView,
  resetView,
  setViewDirection,
  subscribeView,
  turnView,
  viewDirectionOf,
  zoomBy,
  zoomTo,
} from './view.ts'
import { clampZoom, createWheel, easeZoom, fieldOfView, wheelSteps, zoomOfField } from './zoom.ts'

test('§9 100 px to the right turn the dial by exactly 50° and the look to the left', () => {
  const view = createView()
  for (let i = 0; i < 100; i++) dragView(view, 1, 0)
  expect([view.rotationY, dialAngle(view)]).toEqual([50, 50])
  expect(viewDirectionOf(view)).toEqual({ yaw: -50, pitch: 0 })
})

test('§4 the vertical takes half the movement and stops at the zenith and the nadir', () => {
  const view = createView()
  dragView(view, 0, 60)
  expect(view.rotationX).toBe(30)
  dragView(view, 0, 1000)
  expect(viewDirectionOf(view).pitch).toBe(90)
  dragView(view, 0, -1000)
  expect(viewDirectionOf(view).pitch).toBe(-90)
  // So does a start that looks up.
  initializeView(view, { yaw: 20, pitch: 30 }, 90)
  turnView(view, 100, 0)
  expect(viewDirectionOf(view)).toEqual({ yaw: 20, pitch: 90 })
})

test('the dial wraps, and compass points go clockwise from the picture’s north', () => {
  const view = createView()
  turnView(view, 0, -10)
  expect(dialAngle(view)).toBe(350)
  turnView(view, 0, 380)
  expect(dialAngle(view)).toBe(10)
  for (const north of [0, 37, -170, 180])
    for (const [at, wind] of compassPoints.entries())
      for (const aside of [-22.4, 0, 22.4])
        expect(compassPointOf(north + at * 45 + aside, north)).toBe(wind)
})

test('§9 ten steps in from 100 % are 200 %, and the ends hold', () => {
  const view = createView()
  for (let i = 0; i < 10; i++) zoomBy(view, 1)
  expect(view.zoom).toBe(200)
  zoomTo(view, 1000)
  expect(view.zoom).toBe(300)
  zoomTo(view, 0)
  expect(view.zoom).toBe(50)
})

test('§4 reset is rotation zero and 100 %', () => {
  const view = createView()
  turnView(view, 12, 34)
  zoomBy(view, 3)
  resetView(view)
  expect([view.rotationX, view.rotationY, view.zoom]).toEqual([0, 0, 100])
})

test('setViewDirection keeps the reset direction; subscribers hear each change once until they unsubscribe', () => {
  const view = createView()
  initializeView(view, { yaw: 30, pitch: 5 }, 90)
  const heard = vi.fn()
  const leave = subscribeView(view, heard)
  setViewDirection(view, { yaw: -170, pitch: -20 }, 200)
  expect([viewDirectionOf(view), view.zoom]).toEqual([{ yaw: -170, pitch: -20 }, 200])
  setViewDirection(view, { yaw: 12, pitch: 95 })
  expect([viewDirectionOf(view), view.zoom]).toEqual([{ yaw: 12, pitch: 90 }, 200])
  zoomTo(view, 200)
  expect(heard).toHaveBeenCalledTimes(2)
  leave()
  resetView(view)
  expect(viewDirectionOf(view)).toEqual({ yaw: 30, pitch: 5 })
  expect(heard).toHaveBeenCalledTimes(2)
})

const spin = (deltas: number[], deltaMode = 0, gap = 16) => {
  const wheel = createWheel()
  return deltas.map((deltaY, i) => wheelSteps(wheel, { deltaY, deltaMode, timeStamp: i * gap }))
}
const sum = (steps: number[]) => steps.reduce((total, step) => total + step, 0)

test('a notch of the wheel is one step whatever its size; a trackpad’s small movements add up until it turns back or pauses', () => {
  for (const size of [53, 100, 240]) expect(spin([-size, -size, size])).toEqual([1, 1, -1])
  expect(spin([-3, -3], 1)).toEqual([1, 1])
  expect(sum(spin(Array(25).fill(-4)))).toBe(1)
  expect(spin([-30, -30, -30, -30], 0, 200)).toEqual([0, 0, 0, 1])
  expect(spin([-40, -40, 40, 40, 40])).toEqual([0, 0, 0, 0, -1])
  expect(sum(spin([-40, -40, -40], 0, 600))).toBe(0)
})

test.each([
  [100, 60],
  [200, 32.2042],
  [50, 98.2132],
])('at a zoom of %d the vertical field of view is %d°, which tells the zoom', (zoom, expected) => {
  expect(fieldOfView(zoom)).toBeCloseTo(expected, 3)
  expect(zoomOfField(expected)).toBe(zoom)
})

test('§9 zoom keeps to its steps and ends', () => {
  expect([104, 106, 7, 999].map(clampZoom)).toEqual([100, 110, 50, 300])
  expect([179, 1].map(zoomOfField)).toEqual([50, 300])
})

test('easeZoom reaches the chosen zoom in the same time at any frame rate', () => {
  const ease = (from: number, time: number) => easeZoom(from, 200, time, () => true)
  const once = ease(100, 40)
  expect(once).toBeGreaterThan(150)
  expect(once).toBeLessThan(170)
  expect(ease(ease(100, 20), 20)).toBeCloseTo(once, 9)
  expect(ease(199.9, 1)).toBe(200)
  expect(ease(199, 1)).not.toBe(200)
  expect(easeZoom(100, 200, 16, () => false)).toBe(200)
})
