import { describe, expect, test } from 'vitest'
import { isInside, isSelfIntersecting, type Point2, signedArea } from '../../../math/polygon.ts'
import { createRandom } from '../../../math/random.ts'
import type { FloorPlace } from '../../../room-photo/model/camera.ts'
import { defaultCamera } from '../../../room-photo/model/estimate/estimate-camera.ts'
import { photo, seen } from '../../../room-photo/model/testing/samples.ts'
import { boxOf, outlineOf } from '../../../room-photo/model/wall.ts'
import {
  type DrawnRoom,
  dragHandle,
  dragOpeningEnd,
  drawnRoomOf,
  floorEdgesFor,
  floorHandles,
  keepInPhoto,
  markOpening,
  openingsOf,
  widestWall,
  withoutSteps,
} from './draw-room.ts'
import { footAt, moveWall, wallNames } from './outline-walls.ts'
import type { StagingRoom } from './room.ts'
import { analysis } from './testing/samples.ts'

const camera = { ...defaultCamera(4 / 3), yaw: 0.3 }
const view = { camera, photo }
const eye = { x: 0, z: 0 }
const box: DrawnRoom = {
  outline: outlineOf({ left: -2, right: 2.5, back: -5, front: 0.6 }),
  openings: [],
}
const places = (...all: [number, number][]): FloorPlace[] => all.map(([x, z]) => ({ x, z }))
/** A room with an alcove at the back, left of the middle, and a step beside it. */
const alcove: DrawnRoom = {
  outline: places(
    ...([
      [-2, 1],
      [2.5, 1],
      [2.5, -4],
      [1.2, -4],
      [1.2, -4.4],
    ] as [number, number][]),
    ...([
      [0, -4.4],
      [0, -5.5],
      [-1, -5.5],
      [-1, -4.4],
      [-2, -4.4],
    ] as [number, number][]),
  ),
  openings: [],
}
const points = (outline: readonly FloorPlace[]) => outline.map(({ x, z }): Point2 => [x, z])
const isSquare = (outline: readonly FloorPlace[]) =>
  outline.every((corner, at) => {
    const next = outline[(at + 1) % outline.length] as FloorPlace
    return at % 2 === 0 ? corner.z === next.z : corner.x === next.x
  })
const pixel = ({ x, z }: FloorPlace) => seen(camera, [x, 0, z])

test.each([-0.7, 0, 0.75])('a new floor begins within the photo, at a yaw of %d', (yaw) => {
  const { outline, openings } = drawnRoomOf(null, { camera: { ...camera, yaw }, photo })
  const { left, right, back, front } = boxOf(outline)
  expect(right - left).toBeGreaterThan(1)
  expect(back).toBeLessThan(-1)
  expect((right - left) * (front - back)).toBeGreaterThan(2)
  expect(openings).toEqual([])
})

describe('dragging', () => {
  test('a corner takes its two walls along and leaves the others', () => {
    const to = { x: -1.5, z: -4.5 }
    const { outline } = dragHandle(box, { what: 'corner', at: 3 }, pixel(to), view, null)
    expect(boxOf(outline)).toEqual({
      ...{ left: expect.closeTo(-1.5), right: 2.5, back: expect.closeTo(-4.5), front: 0.6 },
    })
  })

  test('the foot of a wall takes that wall alone', () => {
    const to = { x: 1.9, z: -3 }
    const { outline } = dragHandle(box, { what: 'wall', at: 1 }, pixel(to), view, null)
    expect(boxOf(outline)).toEqual({ left: -2, right: expect.closeTo(1.9), back: -5, front: 0.6 })
  })

  test('into the sky changes nothing', () => {
    expect(dragHandle(box, { what: 'corner', at: 3 }, { x: 900, y: 0 }, view, null)).toBe(box)
  })

  test('comes to rest at an edge of the photo or another wall nearby, unless free', () => {
    const edges = { x: [-1.52], z: [-4.49] }
    const drag = (within: number | null, to: FloorPlace) =>
      boxOf(
        dragHandle(
          box,
          { what: 'corner', at: 3 },
          pixel(to),
          view,
          within ? { edges, within } : null,
        ).outline,
      )
    const to = { x: -1.5, z: -4.5 }
    expect(drag(20, to)).toMatchObject({ left: -1.52, back: -4.49 })
    expect(drag(null, to)).toMatchObject({ left: expect.closeTo(-1.5), back: expect.closeTo(-4.5) })
    expect(drag(20, { x: -1, z: -4.2 })).toMatchObject({
      ...{ left: expect.closeTo(-1), back: expect.closeTo(-4.2) },
    })
    const even = dragHandle(alcove, { what: 'wall', at: 2 }, pixel({ x: 1.8, z: -4.38 }), view, {
      ...{ edges: { x: [], z: [] }, within: 20 },
    })
    expect(even.outline[2]?.z).toBe(-4.4)
    // The step is gone, and the wall is one.
    expect(withoutSteps(even).outline).toHaveLength(8)
  })

  test('stops before the camera and before a wall that faces it', () => {
    expect(boxOf(moveWall(box.outline, 3, 5, eye)).left).toBeCloseTo(-0.3)
    expect(boxOf(moveWall(box.outline, 2, 0.4, eye)).back).toBeCloseTo(-0.3)
    expect(moveWall(alcove.outline, 5, -3, eye)[5]?.x).toBeCloseTo(-0.5)
    // From a doorway the camera is before the floor, and stays there.
    const away = box.outline.map(({ x, z }) => ({ x, z: z - 2 }))
    expect(boxOf(moveWall(away, 0, 3, eye)).front).toBeCloseTo(-0.3)
  })

  test('any way, any number of times, keeps right angles, the camera on the floor, and no crossing', () => {
    const random = createRandom(7)
    for (let round = 0; round < 40; round += 1) {
      let { outline } = alcove
      for (let move = 0; move < 30; move += 1) {
        const wall = Math.floor(random() * outline.length)
        outline = moveWall(outline, wall, random() * 12 - 8, eye)
        const tidy = withoutSteps({ outline, openings: [] }).outline
        expect(isSquare(outline)).toBe(true)
        expect(isSelfIntersecting(points(tidy)), JSON.stringify(outline)).toBe(false)
        expect(signedArea(points(tidy))).toBeLessThan(0)
        expect(isInside([0, 0], points(tidy))).toBe(true)
      }
    }
  })
})

test('walls are named by their side as the photo shows them, from the left where there are several', () => {
  const names = (yaw: number) =>
    wallNames(alcove.outline, { ...camera, yaw }).map(({ side, number }) => `${side} ${number}`)
  expect(names(0.3)).toEqual([
    ...['front null', 'right 3', 'back 4', 'right 2', 'back 3', 'right 1'],
    ...['back 2', 'left 2', 'back 1', 'left 1'],
  ])
  // Seen from the other end of the room.
  expect(wallNames(box.outline, { ...camera, yaw: Math.PI }).map(({ side }) => side)).toEqual([
    ...['back', 'left', 'front', 'right'],
  ])
})

test('each corner and each wall in the photo has a handle, where it is', () => {
  const handles = floorHandles(box, view)
  expect(handles.map(({ what, at }) => `${what} ${at}`)).toEqual([
    ...['wall 3', 'wall 2', 'wall 1', 'corner 3', 'corner 2'].filter((name) =>
      handles.some(({ what, at }) => `${what} ${at}` === name),
    ),
  ])
  expect(handles.some(({ what }) => what === 'wall')).toBe(true)
  // A step needs none beside those of its corners.
  const alcoveHandles = floorHandles(alcove, { camera: { ...camera, yaw: 0 }, photo })
  expect(alcoveHandles.some(({ what, at }) => what === 'wall' && at === 3)).toBe(false)
  expect(alcoveHandles.some(({ what, at }) => what === 'corner' && at === 3)).toBe(true)
  const corner = handles.find(({ what }) => what === 'corner')
  const place = box.outline[corner?.at ?? 0] as FloorPlace
  expect(corner?.pixel).toEqual(pixel(place))
})

test('a corrected camera leaves walls and openings where the photo shows them', () => {
  const opening = { id: 1, kind: 'door', wall: 2, low: -1, high: 0, sill: 0, head: 2 } as const
  const room = { ...box, openings: [opening] }
  const higher = keepInPhoto(room, camera, { camera: { ...camera, height: 1.8 }, photo })
  const scaled = boxOf(box.outline.map(({ x, z }) => ({ x: x * 1.2, z: z * 1.2 })))
  for (const [side, at] of Object.entries(boxOf(higher.outline)))
    expect(at).toBeCloseTo(scaled[side as keyof typeof scaled])
  expect(higher.openings[0]).toMatchObject({
    ...{ low: expect.closeTo(-1.2), high: expect.closeTo(0) },
  })
  const lower = keepInPhoto(room, camera, {
    ...{ camera: { ...camera, tilt: camera.tilt - 0.06 }, photo },
  })
  expect(boxOf(lower.outline).back).toBeGreaterThan(-5)
  expect(isSquare(lower.outline)).toBe(true)
})

test('edges of the photo grow with the camera, and are none for one that looks another way', () => {
  const match = { camera, confidence: 'good' } as const
  const read = { ...analysis, match, floorEdges: { x: [1], z: [-4] } }
  expect(floorEdgesFor(read, camera)).toEqual({ x: [1], z: [-4] })
  expect(floorEdgesFor(read, { ...camera, height: camera.height * 2 })).toEqual({ x: [2], z: [-8] })
  expect(floorEdgesFor(read, { ...camera, tilt: 0 })).toEqual({ x: [], z: [] })
  expect(floorEdgesFor(read, { ...camera, x: 1 })).toEqual({ x: [], z: [] })
})

describe('a door or window', () => {
  const door = { kind: 'door', sill: 0, head: 2.1 } as const

  test.each([0, 1, 2, 3])('in wall %d comes back as it was', (wall) => {
    const room: StagingRoom = {
      ...{ outline: [...box.outline], height: 2.5, views: [view] },
      openings: [{ ...door, wall, from: 0.4, to: 1.3 }],
    }
    const drawn = drawnRoomOf(room, view)
    expect(openingsOf(drawn)).toEqual([
      { ...door, wall, from: expect.closeTo(0.4), to: expect.closeTo(1.3) },
    ])
    // It is where its marks are.
    const [first] = drawn.openings
    const [a, b] = [box.outline[wall], box.outline[(wall + 1) % 4]] as [FloorPlace, FloorPlace]
    const length = Math.hypot(b.x - a.x, b.z - a.z)
    const ends = [0.4, 1.3].map((along) => ({
      x: expect.closeTo(a.x + ((b.x - a.x) * along) / length),
      z: expect.closeTo(a.z + ((b.z - a.z) * along) / length),
    }))
    for (const at of [first?.low ?? 0, first?.high ?? 0])
      expect(ends).toContainEqual(expect.objectContaining(footAt(box.outline, wall, at)))
  })

  test('stays where it is when walls are moved, and is cut off where its wall ends', () => {
    const room = { ...box, openings: [{ ...door, id: 1, wall: 2, low: -1.5, high: -0.5 }] }
    const nearer = { ...room, outline: moveWall(room.outline, 3, -1, eye) }
    expect(openingsOf(nearer)).toEqual([
      { ...door, wall: 2, from: expect.closeTo(3), to: expect.closeTo(3.5) },
    ])
    expect(openingsOf({ ...room, outline: moveWall(room.outline, 3, -0.4, eye) })).toEqual([])
  })

  test('keeps its wall when a step beside that is taken out', () => {
    const openings = [3, 5, 7, 9].map((wall) => ({ ...door, id: wall, wall, low: -5, high: -4.5 }))
    const even = withoutSteps({ outline: moveWall(alcove.outline, 2, -4.41, eye), openings })
    expect(even.openings.map(({ wall }) => wall)).toEqual([2, 3, 5, 7])
  })

  test('is dragged along its wall by its ends, and keeps its width', () => {
    const mark = { ...door, id: 1, wall: 2, low: -1, high: 0 }
    const drag = (end: 'low' | 'high', x: number) =>
      dragOpeningEnd(box, mark, end, pixel({ x, z: -5 }), view)[end]
    expect(drag('low', -0.6)).toBeCloseTo(-0.6)
    expect(drag('high', 1.2)).toBeCloseTo(1.2)
    expect(drag('low', 1)).toBeCloseTo(-0.4)
    expect(drag('high', -1.5)).toBeCloseTo(-0.6)
    expect(drag('high', 3)).toBe(2.5)
    expect(dragOpeningEnd(box, mark, 'high', { x: 900, y: 0 }, view)).toBe(mark)
  })

  test.each([1, 2, 3])('that is new in wall %d is as wide as a door at least', (wall) => {
    const made = markOpening(box, { id: 3, kind: 'window', wall }, view)
    expect(made).toMatchObject({ id: 3, kind: 'window', wall })
    expect(made.high - made.low).toBeGreaterThanOrEqual(0.4)
    expect(openingsOf({ ...box, openings: [made] })).toHaveLength(1)
  })

  test('begins in a wall that the photo shows', () => {
    expect(widestWall(box, view)).toBeGreaterThan(0)
  })
})
