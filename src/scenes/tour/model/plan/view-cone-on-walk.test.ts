import { expect, test } from 'vitest'
import { findRoom } from '../document/edit.ts'
import { expectClose } from '../testing/fixtures.ts'
import { sampleHome } from '../testing/sample-home.ts'
import { planWalk, walkAt } from '../walk/walk.ts'
import { conePath, coneTransform } from './plan-drawing.ts'
import { pinOf, viewConeOnWalk } from './plan-geometry.ts'

const tour = sampleHome()
const { plan } = tour
if (!plan) throw new Error('no plan')
const viewDirection = { yaw: 30, pitch: 0, zoom: 100 }
const steps = tour.rooms.flatMap((room) => room.links.map((link) => ({ room, link })))

test.each(steps)(
  '$link.id: the view cone goes from pin to pin in the view direction',
  ({ room, link }) => {
    const walk = planWalk(tour, room.id, link, viewDirection, false)
    const there = findRoom(tour, link.to)
    if (!walk || !there) throw new Error('no walk')
    const [first, last] = [0, 1].map((progress) => {
      const { fromOffset, viewDirection: now } = walkAt(walk, progress)
      const [x, , z] = fromOffset
      return viewConeOnWalk(plan, room, { offset: [x, z], viewDirection: now }, 1.5)
    })
    expect(first).toMatchObject({ x: pinOf(plan, room.id)?.x, y: pinOf(plan, room.id)?.y })
    // It stands and points as the cone of the room that was entered does.
    const arrived = viewConeOnWalk(plan, there, { offset: [0, 0], viewDirection: walk.arrive }, 1.5)
    if (!last || !arrived) throw new Error('no cone')
    expectClose([last.x, last.y, last.direction], [arrived.x, arrived.y, arrived.direction], 6)
  },
)

test('without a scale it stays at the pin, and without a north there is none', () => {
  const [room] = tour.rooms
  if (!room) throw new Error('no rooms')
  const step = { offset: [1, 2] as const, viewDirection }
  const still = viewConeOnWalk({ ...plan, metres: null }, room, step, 1.5)
  expect(still).toMatchObject({ x: pinOf(plan, room.id)?.x, y: pinOf(plan, room.id)?.y })
  expect(viewConeOnWalk(plan, { ...room, north: null }, step, 1.5)).toBeNull()
})

const size = { width: 1000, height: 500 }
const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []

test('it opens upward, an arc of its reach, put where one stands and turned clockwise from up', () => {
  const [cx, cy, ax, ay, rx, ry, , , , bx, by] = numbers(conePath(60, size))
  expect([cx, cy, rx, ry]).toEqual([0, 0, 150, 150])
  // 30° to the left of up and to the right of it.
  expect([ax, ay, bx, by]).toEqual([-75, -129.9, 75, -129.9])
  // Wider than half of all, it is a cone all the same.
  const [, low = 0, , high = 0] = numbers(conePath(359, size))
  expect(high).toBeLessThan(low)
  const place = (x: number, y: number, direction: number) =>
    coneTransform({ x, y, direction, width: 60 }, size)
  expect(place(0.5, 0.25, 90)).toBe('translate(500 125) rotate(90)')
  expect(place(0, 1, -30.126)).toBe('translate(0 500) rotate(329.87)')
})
