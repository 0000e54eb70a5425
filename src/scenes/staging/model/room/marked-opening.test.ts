import { describe, expect, test } from 'vitest'
import { pixelOf } from '../../../furniture/model/room/camera.ts'
import { usualCamera } from '../../../furniture/model/room/from-match.ts'
import { arrange } from '../layout/arrange.ts'
import { doorsClear } from '../layout/rules/openings-clear.ts'
import { readKits, readSizes } from '../layout/testing/furniture.ts'
import { outlineOf } from './box.ts'
import {
  dragEnd,
  footAt,
  type MarkedOpening,
  markedSides,
  markOpening,
  openingOf,
  widthOf,
} from './marked-opening.ts'

const photo = { width: 2000, height: 1500 }
const camera = usualCamera(4 / 3)
const box = { left: -2, right: 2.5, back: -5, front: 0.6 }
const door = (side: MarkedOpening['side'], from: number, to: number): MarkedOpening => {
  return { id: 1, kind: 'door', side, from, to }
}

test.each(markedSides)('a mark on the %s wall is where the room has its opening', (side) => {
  const opening = openingOf(box, door(side, 0.2, 0.5))
  const outline = outlineOf(box)
  const [a, b] = [outline[opening.wall], outline[(opening.wall + 1) % 4]]
  if (!a || !b) throw new Error('no wall')
  const length = Math.hypot(b.x - a.x, b.z - a.z)
  const ends = [opening.from, opening.to].map((along) => ({
    x: a.x + ((b.x - a.x) * along) / length,
    z: a.z + ((b.z - a.z) * along) / length,
  }))
  const marked = [0.2, 0.5].map((share) => footAt(box, side, share))
  const sorted = (places: typeof ends) => places.toSorted((p, q) => p.x - q.x || p.z - q.z)
  for (const [at, place] of sorted(ends).entries()) {
    expect(place.x).toBeCloseTo(sorted(marked)[at]?.x ?? Number.NaN)
    expect(place.z).toBeCloseTo(sorted(marked)[at]?.z ?? Number.NaN)
  }
  expect(opening.to - opening.from).toBeCloseTo(widthOf(box, door(side, 0.2, 0.5)))
})

describe('an end of a mark', () => {
  const to = (share: number) => {
    const { x, z } = footAt(box, 'back', share)
    const at = pixelOf(camera, photo, [x, 0, z])
    if (!at) throw new Error('behind the camera')
    return at
  }
  const drag = (end: 'from' | 'to', share: number) =>
    dragEnd(door('back', 0.3, 0.6), end, to(share), box, camera, photo)

  test('goes to where it is dragged along its wall', () => {
    expect(drag('from', 0.45).from).toBeCloseTo(0.45)
    expect(drag('to', 0.9).to).toBeCloseTo(0.9)
  })

  test('stays on its wall, and leaves a door its width', () => {
    expect(drag('from', 0.9).from).toBeCloseTo(0.6 - 0.4 / 4.5)
    expect(drag('to', 0.1).to).toBeCloseTo(0.3 + 0.4 / 4.5)
    expect(drag('to', 1.4).to).toBe(1)
  })

  test('stays where it is when it is dragged into the sky', () => {
    const before = door('back', 0.3, 0.6)
    expect(dragEnd(before, 'to', { x: 900, y: 0 }, box, camera, photo)).toBe(before)
  })
})

test.each(markedSides)(
  'a new mark on the %s wall can be seen and is as wide as a door at least',
  (side) => {
    const made = markOpening(box, { id: 3, kind: 'window', side }, camera, photo)
    expect(made).toMatchObject({ id: 3, kind: 'window', side })
    expect(widthOf(box, made)).toBeGreaterThanOrEqual(0.4)
    expect(made.from).toBeGreaterThanOrEqual(0)
    expect(made.to).toBeLessThanOrEqual(1)
  },
)

test('furniture keeps clear of a door that was marked, and stood there before', {
  timeout: 60_000,
}, () => {
  const sizes = readSizes()
  const room = {
    ...{ outline: outlineOf(box), height: 2.5, views: [{ camera, photo }] },
    openings: [openingOf(box, door('back', 0.35, 0.65))],
  }
  const kits = readKits('living-room').slice(0, 2)
  const breaches = (without: boolean) =>
    kits.flatMap((kit) => {
      const { items } = arrange(without ? { ...room, openings: [] } : room, kit, sizes, 1)
      return doorsClear({ room, items, sizes })
    })
  expect(breaches(true).length).toBeGreaterThan(0)
  expect(breaches(false)).toEqual([])
})
