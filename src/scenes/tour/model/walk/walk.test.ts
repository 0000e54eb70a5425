import { describe, expect, test } from 'vitest'
import { createDocument } from '../document/create-document.ts'
import { addLink } from '../document/links.ts'
import { addRooms } from '../document/rooms.ts'
import type { Look, TourDocument } from '../document/tour-document.ts'
import { shortestTurn } from '../geometry/angles.ts'
import { standsAt } from '../home/home-data.ts'
import { home, inPicture, pointOf, sampleHome } from '../testing/sample-home.ts'
import { planWalk, type Walk } from './plan-walk.ts'
import { walkAt, walkTime } from './walk-at.ts'

const look: Look = { yaw: 170, pitch: 30, zoom: 200 }
const tour = sampleHome()
const steps = tour.rooms.flatMap((room) =>
  room.links.map((link) => ({ id: link.id, from: room.id, link })),
)

function walkOf(document: TourDocument, from: string, id: string, reduced = false): Walk {
  const link = document.rooms.flatMap(({ links }) => links).find((each) => each.id === id)
  const walk = link && planWalk(document, from, link, look, reduced)
  if (!walk) throw new Error(`no walk along ${id}`)
  return walk
}

const frames = (walk: Walk, count = 200) =>
  Array.from({ length: count + 1 }, (_, at) => walkAt(walk, at / count))

describe.each(steps)('the step $id', ({ id, from, link }) => {
  const walk = walkOf(tour, from, id)

  test('begins as one looks, and ends as one arrives', () => {
    const first = walkAt(walk, 0)
    expect(first).toMatchObject({ look, mix: 0, fromOffset: [0, 0, 0] })
    const last = walkAt(walk, 1)
    expect(last).toMatchObject({ toLook: walk.arrive, mix: 1, toOffset: [0, 0, 0] })
  })

  test('goes through the doorway to where the other camera stood', () => {
    const [x = 0, , z = 0] =
      home.doorways.find((each) => id.startsWith(`${each.id}-from`))?.centre ?? []
    const door = inPicture(from, [x, z])
    const there = inPicture(from, standsAt(pointOf(link.to)))
    expect(Math.hypot(walk.path[1][0] - door[0], walk.path[1][1] - door[1])).toBeLessThan(1e-6)
    expect(Math.hypot(walk.path[2][0] - there[0], walk.path[2][1] - there[1])).toBeLessThan(1e-6)
  })

  test('sees both pictures from one place, looking one way', () => {
    for (const frame of frames(walk)) {
      expect(Math.abs(shortestTurn(frame.look.yaw + walk.turn, frame.toLook.yaw))).toBeLessThan(
        1e-9,
      )
      // Where the visitor is in the home, told by either picture.
      const [ax, ay, az] = frame.fromOffset
      const [bx, by, bz] = frame.toOffset
      const a = homePlace(from, [ax, az])
      const b = homePlace(link.to, [bx, bz])
      expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeLessThan(1e-6)
      expect(ay).toBeCloseTo(by, 12)
    }
  })

  test('jumps nowhere, and goes only forward', () => {
    const all = frames(walk)
    for (const [at, frame] of all.entries()) {
      const before = all[at - 1]
      if (!before) continue
      expect(frame.mix).toBeGreaterThanOrEqual(before.mix)
      expect(Math.abs(shortestTurn(before.look.yaw, frame.look.yaw))).toBeLessThan(4)
      const moved = frame.fromOffset.map((value, axis) => value - (before.fromOffset[axis] ?? 0))
      expect(Math.hypot(...moved)).toBeLessThan(0.15)
    }
  })

  test('takes no time where less motion is asked for', () => {
    const instant = walkOf(tour, from, id, true)
    expect(walkTime(instant)).toBe(0)
    expect(walkAt(instant, 0)).toEqual(walkAt(walk, 1))
  })
})

function homePlace(room: string, [x, z]: [number, number]): [number, number] {
  const { position, heading } = pointOf(room)
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)]
  return [position[0] + x * cos - z * sin, position[2] + z * cos + x * sin]
}

describe('a step between pictures of which nothing is known', () => {
  const made = (id: string) => ({
    id,
    file: { id: `f-${id}`, path: `media/${id}.jpg`, type: 'image/jpeg', bytes: 1 },
    fileName: `${id}.jpg`,
    sort: 'image' as const,
    detected: 'sphere' as const,
  })
  const bare = addLink(addRooms(createDocument('t'), [made('a'), made('b')]), 'a', {
    id: 'l',
    to: 'b',
    yaw: -170,
    pitch: -3,
    arrive: 40,
  })
  const walk = walkOf(bare, 'a', 'l')

  test('turns the short way, then zooms in without displacement', () => {
    const turned = walkAt(walk, walk.time.turn / walkTime(walk))
    expect(turned.look).toEqual({ yaw: -170, pitch: 0, zoom: 100 })
    for (const frame of frames(walk)) {
      expect(frame.fromOffset).toEqual([0, 0, 0])
      expect(frame.toOffset).toEqual([0, 0, 0])
      // From 170° over 180° to −170°: never through the front.
      expect(Math.abs(frame.look.yaw)).toBeGreaterThanOrEqual(170)
    }
    const last = walkAt(walk, 1)
    expect(last.look.zoom).toBeCloseTo(150, 9)
    expect(last.toLook).toEqual({ yaw: 40, pitch: 0, zoom: 100 })
    expect(walkAt(walk, 0.999).toLook.zoom).toBeLessThan(100)
  })

  test('takes longer for a longer turn, and none for none', () => {
    const [link] = bare.rooms[0]?.links ?? []
    if (!link) throw new Error('no link')
    const time = (yaw: number, pitch = 0) =>
      planWalk(bare, 'a', link, { yaw, pitch, zoom: 100 }, false)?.time.turn ?? Number.NaN
    expect(time(-170)).toBe(0)
    expect(time(-130)).toBeCloseTo(200, 9)
    expect(time(10)).toBe(900)
    expect(time(-170, 60)).toBeCloseTo(300, 9)
  })

  test('is none to nowhere', () => {
    const [link] = bare.rooms[0]?.links ?? []
    expect(link && planWalk(bare, 'a', { ...link, to: 'z' }, look, false)).toBeNull()
  })
})

test('a room of known walls is walked in though the next is not known, and the other way round', () => {
  const [room, ...rest] = tour.rooms
  const link = room?.links[0]
  if (!room || !link) throw new Error('the home has no links')
  const without = (id: string): TourDocument => ({
    ...tour,
    plan: null,
    rooms: [room, ...rest].map((one) => (one.id === id ? { ...one, floor: null } : one)),
  })
  const out = walkAt(walkOf(without(link.to), room.id, link.id), 0.9)
  expect(Math.hypot(...out.fromOffset)).toBeGreaterThan(1)
  expect(out.toOffset).toEqual([0, 0, 0])
  const into = walkAt(walkOf(without(room.id), room.id, link.id), 0.7)
  expect(into.fromOffset).toEqual([0, 0, 0])
  expect(Math.hypot(...into.toOffset)).toBeGreaterThan(0.1)
})

test('without pins two known floors tell where the other camera stood', () => {
  for (const { from, link } of steps) {
    // From the hall, the bath's door is known by the wall that both share: by the plan alone.
    if (link.id.startsWith('hall-bath')) continue
    const walk = walkOf({ ...tour, plan: null }, from, link.id)
    const there = inPicture(from, standsAt(pointOf(link.to)))
    // Each floor ends at its own face of the wall: what lies between is not known.
    expect(Math.hypot(walk.path[2][0] - there[0], walk.path[2][1] - there[1])).toBeLessThan(0.5)
  }
})
