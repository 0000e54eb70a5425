import { expect, test } from 'vitest'
import { degrees } from '../../../../math/angle.ts'
import { shortestTurn } from '../camera/angles.ts'
import { distance } from '../camera/floor.ts'
import { findRoom } from '../document/edit.ts'
import { setPlanNorth } from '../document/plan.ts'
import { standingPlace } from '../home/home-data.ts'
import { expectClose } from '../testing/fixtures.ts'
import { home, pointOf, sampleHome, trueYaw } from '../testing/sample-home.ts'
import { planWalk, walkAt } from '../walk/walk.ts'
import {
  conePath,
  coneTransform,
  emptySheet,
  neighborCorner,
  snapToGrid,
  toMeters,
} from './plan-drawing.ts'
import {
  pinOf,
  planDirection,
  planDirectionOfYaw,
  planDistance,
  planSizeInMeters,
  viewConeOf,
  viewConeOnWalk,
  yawOfPlanDirection,
} from './plan-geometry.ts'

const tour = sampleHome()
const plan = tour.plan
if (!plan) throw new Error('the home has no plan')
const look = { yaw: 0, pitch: 0, zoom: 100 }
const point = (id: string) => {
  const pin = pinOf(plan, id)
  if (!pin) throw new Error(`no pin of ${id}`)
  return [pin.x, pin.y] as const
}
const turnTo = (from: number | null | undefined, to: number | null | undefined) =>
  shortestTurn(from ?? Number.NaN, to ?? Number.NaN)

test('a view cone has the picture’s direction and the viewer’s width', () => {
  for (const { id, heading } of home.standingPoints) {
    const room = findRoom(tour, id)
    const cone = room && viewConeOf(plan, room, look, 1)
    // North is up on the plan of the home: the picture’s middle looks to the heading.
    expectClose([turnTo(cone?.direction, degrees(heading)), cone?.width ?? 0], [0, 60])
    expect([cone?.x, cone?.y]).toEqual([...point(id)])
    const zoomed = room && viewConeOf(plan, room, { ...look, yaw: 30, zoom: 200 }, 16 / 9)
    const wide = 2 * degrees(Math.atan((Math.tan(Math.PI / 6) / 2) * (16 / 9)))
    expectClose([turnTo(cone?.direction, zoomed?.direction), zoomed?.width ?? 0], [30, wide])
    expect(room && viewConeOf(plan, { ...room, north: null }, look, 1)).toBeNull()
    expect(room && viewConeOf({ ...plan, pins: [] }, room, look, 1)).toBeNull()
  }
})

test.each(home.standingPoints)('from $id the plan tells the true ways', (from) => {
  for (const there of home.standingPoints.filter((other) => other !== from)) {
    const [a, b] = [point(from.id), point(there.id)]
    expect(planDistance(plan, a, b)).toBeCloseTo(
      distance(standingPlace(from), standingPlace(there)),
      9,
    )
    const room = findRoom(tour, from.id)
    const yaw = room && yawOfPlanDirection(plan, room, planDirection(plan, a, b))
    expect(turnTo(yaw, trueYaw(from.id, standingPlace(pointOf(there.id))))).toBeCloseTo(0, 9)
  }
})

test('a plan whose north is not up turns directions by it, there and back', () => {
  const turned = setPlanNorth(tour, 35).plan
  const room = tour.rooms[2]
  if (!turned || !room) throw new Error('no plan')
  const direction = planDirectionOfYaw(turned, room, 50)
  expect(turnTo(planDirectionOfYaw(plan, room, 50), direction)).toBeCloseTo(35, 9)
  expect(yawOfPlanDirection(turned, room, direction ?? 0)).toBeCloseTo(50, 9)
  expect(planDirectionOfYaw(turned, { north: null }, 50)).toBeNull()
  expect(yawOfPlanDirection(turned, { north: null }, 50)).toBeNull()
})

test('a known length gives a plan its scale', () => {
  const [a, b] = [point('living'), point('bedroom')]
  const blank = { ...plan, metres: null }
  expect([planDistance(blank, a, b), planSizeInMeters(blank)]).toEqual([null, null])
  expect(planSizeInMeters(plan)).toEqual({ width: 13.8, height: 10 })
})

test('corners stand on the quarters of a metre, a step aside is one, and none leaves the sheet', () => {
  const at = (...place: [number, number]) => toMeters(emptySheet, snapToGrid(emptySheet, place))
  expect(at(0.5 + 0.004, 1 / 3)).toEqual({ x: 6, y: 3 })
  expect(at(1, 1)).toEqual({ x: 12, y: 9 })
  expect(snapToGrid(emptySheet, [2, -1])).toEqual([1, 0])
  const from = snapToGrid(emptySheet, [0.5, 0.5])
  const there = toMeters(emptySheet, neighborCorner(emptySheet, from, 1, -4))
  const here = toMeters(emptySheet, from)
  expectClose([there.x - here.x, there.y - here.y], [0.25, -1])
  expect(neighborCorner(emptySheet, [0, 0], -1, -1)).toEqual([0, 0])
})

const viewDirection = { ...look, yaw: 30 }
const steps = tour.rooms.flatMap((room) => room.links.map((link) => ({ room, link })))

test.each(steps)(
  '$link.id: the view cone goes from pin to pin in the view direction',
  ({ room, link }) => {
    const walk = planWalk(tour, room.id, link, viewDirection)
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
