import { expect, test } from 'vitest'
import { defaultCamera } from '../../../room-photo/model/estimate/estimate-camera.ts'
import { photo, seen } from '../../../room-photo/model/testing/samples.ts'
import { outlineOf } from '../../../room-photo/model/wall.ts'
import {
  dragOpeningEnd,
  type MarkedOpening,
  markedSides,
  markOpening,
  openingOf,
  openingWidth,
  wallFootAt,
} from './draw-room.ts'

const camera = defaultCamera(4 / 3)
const box = { left: -2, right: 2.5, back: -5, front: 0.6 }
const door = (side: MarkedOpening['side'], from: number, to: number): MarkedOpening => ({
  ...{ id: 1, kind: 'door', side, from, to },
})

test.each(markedSides)('a mark on the %s wall is where the room has its opening', (side) => {
  const opening = openingOf(box, door(side, 0.2, 0.5))
  const outline = outlineOf(box)
  const [a, b] = [outline[opening.wall], outline[(opening.wall + 1) % 4]]
  if (!a || !b) throw new Error('no wall')
  const length = Math.hypot(b.x - a.x, b.z - a.z)
  const ends = [opening.from, opening.to].map((along) => ({
    x: expect.closeTo(a.x + ((b.x - a.x) * along) / length),
    z: expect.closeTo(a.z + ((b.z - a.z) * along) / length),
  }))
  // A wall may run the other way round than its marks are counted.
  for (const share of [0.2, 0.5])
    expect(ends).toContainEqual(expect.objectContaining(wallFootAt(box, side, share)))
  expect(opening.to - opening.from).toBeCloseTo(openingWidth(box, door(side, 0.2, 0.5)))
})

test('an end of a mark goes along its wall to where it is dragged, and leaves a door its width', () => {
  const mark = door('back', 0.3, 0.6)
  const drag = (end: 'from' | 'to', share: number) => {
    const { x, z } = wallFootAt(box, 'back', share)
    return dragOpeningEnd(mark, end, seen(camera, [x, 0, z]), box, camera, photo)[end]
  }
  expect(drag('from', 0.45)).toBeCloseTo(0.45)
  expect(drag('to', 0.9)).toBeCloseTo(0.9)
  expect(drag('from', 0.9)).toBeCloseTo(0.6 - 0.4 / 4.5)
  expect(drag('to', 0.1)).toBeCloseTo(0.3 + 0.4 / 4.5)
  expect(drag('to', 1.4)).toBe(1)
  // Into the sky.
  expect(dragOpeningEnd(mark, 'to', { x: 900, y: 0 }, box, camera, photo)).toBe(mark)
})

test.each(markedSides)(
  'a new mark on the %s wall can be seen, as wide as a door at least',
  (side) => {
    const made = markOpening(box, { id: 3, kind: 'window', side }, camera, photo)
    expect(made).toMatchObject({ id: 3, kind: 'window', side })
    expect(openingWidth(box, made)).toBeGreaterThanOrEqual(0.4)
    expect(made.from).toBeGreaterThanOrEqual(0)
    expect(made.to).toBeLessThanOrEqual(1)
  },
)
