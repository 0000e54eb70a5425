import { expect, test } from 'vitest'
import type { Solid } from '../solid.ts'
import { boxOf, camera, itemOf, photo, seen, sizes } from '../testing/samples.ts'
import type { Wall } from '../wall.ts'
import { snapPlace, snapTurnToWalls, turnFromKnob, turnHandle } from './drag.ts'

const box = (over: Partial<Solid> = {}) => boxOf({ z: -3, ...over })
const back: Wall = { id: 1, turn: 0, distance: 4 }
const left: Wall = { id: 2, turn: 90, distance: 2 }

test('a piece near a wall goes flush to it, one pushed through before it, in a corner before both; one further off stays', () => {
  expect(snapPlace(box({ z: -3.44 }), [], [back])).toMatchObject({ x: 0, z: -3.5 })
  expect(snapPlace(box({ z: -3.41 }), [], [back])).toMatchObject({ z: -3.41, guides: [] })
  expect(snapPlace(box({ z: -9 }), [], [back])).toMatchObject({ x: 0, z: -3.5 })
  const corner = snapPlace(box({ x: -5, z: -9 }), [], [back, left])
  expect(corner).toMatchObject({ x: expect.closeTo(-1), z: expect.closeTo(-3.5) })
  expect(corner.guides).toHaveLength(2)
})

test('sides that nearly touch do, backs beside one another are lined up, and what is far off is left alone', () => {
  expect(snapPlace(box({ x: 2.05 }), [box()], []).x).toBeCloseTo(2)
  expect(snapPlace(box({ x: 1.55 }), [box({ angle: Math.PI / 2 })], []).x).toBeCloseTo(1.5)
  expect(snapPlace(box({ x: 2.05 }), [box({ angle: 0.4 })], [])).toMatchObject({ guides: [] })
  // Half as deep, its back 5 cm before the other's.
  const { z, guides } = snapPlace(box({ x: 2.3, z: -3.2, depth: 0.5 }), [box()], [])
  expect(z).toBeCloseTo(-3.25)
  expect(guides).toEqual([expect.anything()])
  expect(guides[0]?.from.z).toBeCloseTo(-3.5)
  expect(snapPlace(box({ x: 6, z: -3.03 }), [box()], [])).toMatchObject({ x: 6, z: -3.03 })
})

test('turns come in line with the room and its walls, within a few degrees', () => {
  expect([3, 87, 181, 356, 44].map((turn) => snapTurnToWalls(turn, []))).toEqual([
    0, 90, 180, 0, 44,
  ])
  const askew = [{ turn: 30 }]
  expect([33, 122, 207, 296].map((turn) => snapTurnToWalls(turn, askew))).toEqual([
    30, 120, 210, 300,
  ])
})

const by = { camera, photo, sizes }

test('the knob is in front of a piece on the ring round it, and a drag of it turns the piece so', () => {
  const item = itemOf({ z: -5, turn: 30 })
  const handle = turnHandle(by, item)
  expect(handle).toMatchObject({ off: 0, ring: expect.arrayContaining([handle?.knob]) })
  if (handle) expect(turnFromKnob(by, item, handle.off, handle.knob)).toBeCloseTo(30)
  expect(turnFromKnob(by, item, 0, seen(camera, [1, 0, -5]))).toBeCloseTo(90)
  expect(turnFromKnob(by, item, 90, seen(camera, [1, 0, -5]))).toBeCloseTo(0)
  expect(turnFromKnob(by, item, 0, { x: 1000, y: 0 })).toBeNull()
})

test('where the photo ends before a piece the knob is beside it, and what hangs has none', () => {
  const near = itemOf({ z: -3 })
  const handle = turnHandle(by, near)
  expect(handle?.off).toBe(90)
  expect(handle && turnFromKnob(by, near, handle.off, handle.knob)).toBeCloseTo(0)
  expect(turnHandle(by, itemOf({ piece: 'mirror', wall: 1 }))).toBeNull()
})
