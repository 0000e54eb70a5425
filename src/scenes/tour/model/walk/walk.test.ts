import { describe, expect, test } from 'vitest'
import { shortestTurn } from '../camera/angles.ts'
import { distance, rotatePoint, subtractPoints } from '../camera/floor.ts'
import { addLink } from '../document/marks.ts'
import { changeRoom } from '../document/rooms.ts'
import type { TourDocument, ViewDirection } from '../document/tour-document.ts'
import { standingPlace } from '../home/home-data.ts'
import { tourOf } from '../testing/fixtures.ts'
import { home, inPicture, pointOf, sampleHome } from '../testing/sample-home.ts'
import { planWalk, type Walk, walkAt, walkDuration } from './walk.ts'

const viewDirection: ViewDirection = { yaw: 170, pitch: 30, zoom: 200 }
const tour = sampleHome()
const steps = tour.rooms.flatMap((room) =>
  room.links.map((link) => ({ id: link.id, from: room.id, link })),
)

function walkOf(document: TourDocument, from: string, id: string): Walk {
  const link = document.rooms.flatMap(({ links }) => links).find((each) => each.id === id)
  const walk = link && planWalk(document, from, link, viewDirection)
  if (!walk) throw new Error(`no walk along ${id}`)
  return walk
}

const frames = (walk: Walk) => Array.from({ length: 101 }, (_, at) => walkAt(walk, at / 100))

describe.each(steps)('the step $id', ({ id, from, link }) => {
  const walk = walkOf(tour, from, id)
  const there = inPicture(from, standingPlace(pointOf(link.to)))

  test('begins at the view direction, ends at the arrival direction', () => {
    expect(walkAt(walk, 0)).toMatchObject({ viewDirection, mix: 0, fromOffset: [0, 0, 0] })
    const end = walkAt(walk, 1)
    expect(end).toMatchObject({ toViewDirection: walk.arrive, mix: 1, toOffset: [0, 0, 0] })
  })

  test('goes through the doorway to where the other camera stood', () => {
    const [x = 0, , z = 0] =
      home.doorways.find((each) => id.startsWith(`${each.id}-from`))?.centre ?? []
    expect(distance(walk.path[1], inPicture(from, [x, z]))).toBeLessThan(1e-6)
    expect(distance(walk.path[2], there)).toBeLessThan(1e-6)
  })

  test('shows both pictures from one position and direction, without jumps or steps back', () => {
    let before = walkAt(walk, 0)
    for (const frame of frames(walk)) {
      const off = shortestTurn(frame.viewDirection.yaw + walk.turn, frame.toViewDirection.yaw)
      expect(Math.abs(off)).toBeLessThan(1e-9)
      // Where the visitor is, told by either picture.
      const [[ax, ay, az], [bx, by, bz]] = [frame.fromOffset, frame.toOffset]
      expect(
        distance(rotatePoint(subtractPoints([ax, az], there), walk.turn), [bx, bz]),
      ).toBeLessThan(1e-6)
      expect(ay).toBeCloseTo(by, 12)
      expect(frame.mix).toBeGreaterThanOrEqual(before.mix)
      expect(
        Math.abs(shortestTurn(before.viewDirection.yaw, frame.viewDirection.yaw)),
      ).toBeLessThan(8)
      expect(distance([ax, az], [before.fromOffset[0], before.fromOffset[2]])).toBeLessThan(0.3)
      before = frame
    }
  })
})

const link = { id: 'l', to: 'b', yaw: -170, pitch: -3, arrive: 40 }
const bare = addLink(tourOf('a', 'b'), 'a', link)
const walk = walkOf(bare, 'a', 'l')

test('a step between unknown pictures turns the short way, then zooms in without displacement', () => {
  const turned = walkAt(walk, walk.time.turn / walkDuration(walk))
  expect(turned.viewDirection).toEqual({ yaw: -170, pitch: 0, zoom: 100 })
  for (const frame of frames(walk)) {
    expect([frame.fromOffset, frame.toOffset]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
    // From 170° over 180° to −170°: never through the front.
    expect(Math.abs(frame.viewDirection.yaw)).toBeGreaterThanOrEqual(170)
  }
  const last = walkAt(walk, 1)
  expect(last.viewDirection.zoom).toBeCloseTo(150, 9)
  expect(last.toViewDirection).toEqual({ yaw: 40, pitch: 0, zoom: 100 })
  expect(walkAt(walk, 0.999).toViewDirection.zoom).toBeLessThan(100)
})

test('a step takes longer for a longer turn, and none for none; to nowhere there is none', () => {
  const time = (yaw: number, pitch = 0) =>
    planWalk(bare, 'a', link, { yaw, pitch, zoom: 100 })?.time
  expect(time(-170)).toEqual({ turn: 0, step: 800 })
  expect(time(-130)?.turn).toBeCloseTo(200, 9)
  expect(time(10)?.turn).toBe(900)
  expect(time(-170, 60)?.turn).toBeCloseTo(300, 9)
  expect(planWalk(bare, 'a', { ...link, to: 'z' }, viewDirection)).toBeNull()
})

test('the walk rises to a camera that stood higher', () => {
  const [step] = steps
  if (!step) throw new Error('the home has no links')
  const walk = walkOf(changeRoom(tour, step.link.to, { height: 2 }), step.from, step.id)
  expect(walk.rise).toBe(0.5)
  const { fromOffset, toOffset } = walkAt(walk, 0.8)
  expect(fromOffset[1]).toBeGreaterThan(0.05)
  expect(fromOffset[1] - toOffset[1]).toBeCloseTo(0.5, 9)
})
