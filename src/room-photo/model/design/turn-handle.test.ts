import { expect, test } from 'vitest'
import { camera, itemOf, photo, seen, sizes } from '../testing/samples.ts'
import { turnFromKnob, turnHandle } from './drag.ts'

const by = { camera, photo }

test('the knob is in front of a piece on the ring round it, and a drag of it turns the piece so', () => {
  const item = itemOf({ z: -5, turn: 30 })
  const handle = turnHandle(by, item, sizes)
  expect(handle).toMatchObject({ off: 0, ring: expect.arrayContaining([handle?.knob]) })
  if (handle) expect(turnFromKnob(by, item, handle.off, handle.knob)).toBeCloseTo(30)
  expect(turnFromKnob(by, item, 0, seen(camera, [1, 0, -5]))).toBeCloseTo(90)
  expect(turnFromKnob(by, item, 90, seen(camera, [1, 0, -5]))).toBeCloseTo(0)
  expect(turnFromKnob(by, item, 0, { x: 1000, y: 0 })).toBeNull()
})

test('where the photo ends before a piece the knob is beside it, and what hangs has none', () => {
  const near = itemOf({ z: -3 })
  const handle = turnHandle(by, near, sizes)
  expect(handle?.off).toBe(90)
  expect(handle && turnFromKnob(by, near, handle.off, handle.knob)).toBeCloseTo(0)
  expect(turnHandle(by, itemOf({ piece: 'mirror', wall: 1 }), sizes)).toBeNull()
})
