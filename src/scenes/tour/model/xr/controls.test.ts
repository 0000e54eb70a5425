import { expect, test } from 'vitest'
import {
  createThumbstick,
  fadeStep,
  fadeTimes,
  snapTurn,
  thumbstickX,
  turnToFace,
  yawAhead,
} from './controls.ts'

test.each([
  [0, 0],
  [90, -30],
  [-170, 120],
])('with a heading of %s°, yaw %s° of the picture lies ahead', (heading, yaw) => {
  const turn = turnToFace(heading, yaw)
  expect(yawAhead(turn, heading)).toBeCloseTo(yaw, 9)
  expect(yawAhead(turn, heading + 40)).toBeCloseTo(yaw - 40, 9)
  // A picture turned counter-clockwise brings what lay to the right.
  expect(yawAhead(turn + 30, heading)).toBeCloseTo(yaw + 30, 9)
})

test('the fade is dark for the other room and light again in less than a third of a second', () => {
  const { out, in: back } = fadeTimes
  expect(out + back).toBeLessThanOrEqual(300)
  expect(fadeStep(fadeStep(0, true, out / 2), true, out / 4)).toBeCloseTo(0.75, 9)
  expect(fadeStep(0.75, true, out / 4)).toBe(1)
  expect(fadeStep(1, false, back / 2)).toBeCloseTo(0.5, 9)
  // So is a frame that comes late.
  expect([fadeStep(0, true, 5000), fadeStep(1, false, 5000)]).toEqual([1, 0])
})

test.each([
  ['a push turns once, however long it lasts', [0, 0.5, 0.9, 1, 1, 0], [0, 0, 30, 0, 0, 0]],
  ['a stick that only trembles turns no more', [0.8, 0.6, 0.8, 0.4, 0.9], [30, 0, 0, 0, 0]],
  ['a worn stick that rests beside its middle turns nobody', [0.3, -0.25, 0.69], [0, 0, 0]],
  ['thrown over, it turns back only after the middle', [1, -1, 0, -1], [30, 0, 0, -30]],
  ['a reading that is no number is none', [Number.NaN], [0]],
])('%s', (_what, pushes, turns) => {
  const stick = createThumbstick()
  expect(pushes.map((x) => snapTurn(stick, x))).toEqual(turns)
})

test('the thumbstick counts before the touchpad, and a gamepad without either is at rest', () => {
  expect([[0.1, 0, 0.9, 0], [0.8, 0], []].map(thumbstickX)).toEqual([0.9, 0.8, 0])
})
