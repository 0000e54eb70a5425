import { describe, expect, test } from 'vitest'
import { findRoom } from '../document/edit.ts'
import { setPlanNorth } from '../document/plan.ts'
import { shortestTurn } from '../geometry/angles.ts'
import { farFrom } from '../geometry/floor-point.ts'
import { standsAt } from '../home/home-data.ts'
import { home, pointOf, sampleHome, trueYaw } from '../testing/sample-home.ts'
import {
  pinOf,
  planDirection,
  planDirectionOfYaw,
  planDistance,
  planMetres,
  planWidthFrom,
  roomAt,
  viewConeOf,
  yawOfPlanDirection,
} from './plan-geometry.ts'

const tour = sampleHome()
const plan = tour.plan
if (!plan) throw new Error('the home has no plan')
const look = { yaw: 0, pitch: 0, zoom: 100 }
const pairs = home.standingPoints.flatMap((a) =>
  home.standingPoints.filter((b) => b !== a).map((b) => [a.id, b.id] as const),
)
const point = (id: string) => {
  const pin = pinOf(plan, id)
  if (!pin) throw new Error(`no pin of ${id}`)
  return [pin.x, pin.y] as const
}

test('a cone looks where the picture does, as wide as the viewer', () => {
  for (const { id, heading } of home.standingPoints) {
    const room = findRoom(tour, id)
    const cone = room && viewConeOf(plan, room, look, 1)
    // North is up on the plan of the home: the picture’s middle looks to the heading.
    expect(shortestTurn(cone?.direction ?? Number.NaN, (heading * 180) / Math.PI)).toBeCloseTo(0, 9)
    expect(cone?.width).toBeCloseTo(60, 9)
    expect([cone?.x, cone?.y]).toEqual([...point(id)])
    const zoomed = room && viewConeOf(plan, room, { ...look, yaw: 30, zoom: 200 }, 16 / 9)
    expect(shortestTurn(cone?.direction ?? 0, zoomed?.direction ?? 0)).toBeCloseTo(30, 9)
    expect(zoomed?.width).toBeCloseTo(
      (2 * Math.atan(((Math.tan(Math.PI / 6) / 2) * 16) / 9) * 180) / Math.PI,
      9,
    )
  }
})

test('a room without a north or a pin has no cone', () => {
  const room = tour.rooms[0]
  expect(room && viewConeOf(plan, { ...room, north: null }, look, 1)).toBeNull()
  expect(room && viewConeOf({ ...plan, pins: [] }, room, look, 1)).toBeNull()
})

test.each(pairs)(
  'from %s to %s the plan is as far as the home, and its yaw is the true one',
  (a, b) => {
    const [from, to] = [standsAt(pointOf(a)), standsAt(pointOf(b))]
    expect(planDistance(plan, point(a), point(b))).toBeCloseTo(farFrom(from, to), 9)
    const direction = planDirection(plan, point(a), point(b))
    const room = findRoom(tour, a)
    const yaw = room && yawOfPlanDirection(plan, room, direction)
    expect(shortestTurn(yaw ?? Number.NaN, trueYaw(a, to))).toBeCloseTo(0, 9)
  },
)

describe('a plan whose north is not up', () => {
  const turned = setPlanNorth(tour, 35).plan

  test('turns directions by it, there and back', () => {
    const room = tour.rooms[2]
    if (!turned || !room) throw new Error('no plan')
    const direction = planDirectionOfYaw(turned, room, 50)
    expect(shortestTurn(planDirectionOfYaw(plan, room, 50) ?? 0, direction ?? 0)).toBeCloseTo(35, 9)
    expect(yawOfPlanDirection(turned, room, direction ?? 0)).toBeCloseTo(50, 9)
    expect(planDirectionOfYaw(turned, { north: null }, 50)).toBeNull()
    expect(yawOfPlanDirection(turned, { north: null }, 50)).toBeNull()
  })
})

test('a click means the nearest pin within reach', () => {
  const [x, y] = point('bath')
  expect(roomAt(plan, [x + 0.01, y], 0.03)).toBe('bath')
  expect(roomAt(plan, [x + 0.01, y], 0.005)).toBeNull()
  // Reach is counted in widths, down as well as across.
  const down = (0.02 * plan.size.width) / plan.size.height
  expect(roomAt(plan, [x, y + down], 0.0201)).toBe('bath')
  expect(roomAt(plan, [x, y + down], 0.0199)).toBeNull()
  for (const { id } of home.standingPoints) expect(roomAt(plan, point(id), 1)).toBe(id)
})

test('a known length gives a plan its scale', () => {
  const [a, b] = [point('living'), point('bedroom')]
  const length = planDistance(plan, a, b) ?? Number.NaN
  expect(planWidthFrom({ ...plan, metres: null }, a, b, length)).toBeCloseTo(13.8, 9)
  expect(planWidthFrom(plan, a, a, 3)).toBeNull()
  expect(planDistance({ ...plan, metres: null }, a, b)).toBeNull()
  expect(planMetres(plan)).toEqual({ width: 13.8, height: 10 })
  expect(planMetres({ ...plan, metres: null })).toBeNull()
})
