import { expect, test } from 'vitest'
import { addLink } from '../../../model/document/marks.ts'
import { setProjection } from '../../../model/document/rooms.ts'
import { tourOf } from '../../../model/testing/fixtures.ts'
import type { GlPicture } from '../../gl/gl-picture.ts'
import { planStep } from './plan-step.ts'
import { type SeenRoom, stepLayers } from './step-layers.ts'

const link = { id: 'door', to: 'b', yaw: 40, pitch: -10, arrive: 120 }
const tour = addLink(tourOf('a', 'b'), 'a', link)
const look = { yaw: -30, pitch: 5, zoom: 150 }
const home = { yaw: 7, pitch: 0, zoom: 100 }
const how = { look, home, link, reduced: false }

test('by a link one turns to the doorway, walks, and arrives as the link says', () => {
  const { at, time, arrive } = planStep(tour, 'a', 'b', how)
  expect(time).toBeGreaterThan(500)
  expect(at(0)).toMatchObject({ viewDirection: look, mix: 0 })
  expect(arrive).toEqual({ yaw: 120, pitch: 0, zoom: 100 })
  expect(at(1)).toMatchObject({ toViewDirection: arrive, mix: 1 })
  const half = Array.from({ length: 50 }, (_, step) => at(step / 50)).find(({ mix }) => mix > 0)
  expect(half?.viewDirection.yaw).toBeCloseTo(40, 6)
  // With less motion one is there at once, and faces the same way.
  expect(planStep(tour, 'a', 'b', { ...how, reduced: true })).toMatchObject({ time: 0, arrive })
})

test('by the list the pictures change, and one looks as the room says', () => {
  const { at, time, arrive } = planStep(tour, 'a', 'b', { look, home, reduced: false })
  expect(time).toBeLessThan(500)
  expect(at(0.5)).toEqual({ viewDirection: look, toViewDirection: home, mix: 0.5 })
  expect(arrive).toEqual(home)
})

test('a photo is seen straight on, and nobody turns in it', () => {
  expect(planStep(setProjection(tour, 'b', 'flat'), 'a', 'b', how).arrive).toEqual(home)
  const { at, arrive } = planStep(setProjection(tour, 'a', 'flat'), 'a', 'b', how)
  expect([at(0.5).viewDirection, arrive.yaw]).toEqual([look, 120])
})

const room = (projection: 'sphere' | 'flat', height = 180): SeenRoom => ({
  seen: { projection, size: { width: 200, height: 100 }, level: null },
  picture: { placement: { left: -180, top: 90, width: 360, height } } as GlPicture,
})

/** How much of each room is seen at a place that neither of them leaves empty, and what of it is the ground. */
function shares(from: SeenRoom, to: SeenRoom, mix: number) {
  const seen = { from: 0, to: 0, ground: 1 }
  for (const { picture, opacity } of stepLayers(
    from,
    to,
    { viewDirection: look, toViewDirection: look, mix },
    1,
  )) {
    for (const of of ['from', 'to', 'ground'] as const) seen[of] *= 1 - opacity
    seen[picture === from.picture ? 'from' : 'to'] += opacity
  }
  return [seen.from, seen.to, seen.ground]
}

test.each([
  ['two spheres', room('sphere'), room('sphere')],
  ['a sphere and a photo', room('sphere'), room('flat')],
  ['a sphere and a band', room('sphere'), room('sphere', 90)],
])('%s blend evenly, and nothing of the ground is seen', (_what, from, to) => {
  for (const mix of [0, 0.3, 1])
    expect(shares(from, to, mix)).toEqual([expect.closeTo(1 - mix, 12), expect.closeTo(mix, 12), 0])
})

test.each([
  ['two photos', room('flat')],
  ['a photo and a band', room('sphere', 90)],
])('%s change by way of the ground', (_what, to) => {
  const grounds = [0, 0.25, 0.5].map((mix) => shares(room('flat'), to, mix)[2])
  expect(grounds).toEqual([0, 0.5, 1])
  expect(shares(room('flat'), to, 1)).toEqual([0, 1, 0])
})
