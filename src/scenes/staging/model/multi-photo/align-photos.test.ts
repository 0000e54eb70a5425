import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { type FloorPlace, pixelOf, type RoomCamera } from '../../../../room-photo/model/camera.ts'
import { betweenOf, seen, photo as size } from '../../../../room-photo/model/testing/samples.ts'
import { outlineOf } from '../../../../room-photo/model/wall.ts'

import {
  type AlignmentFault,
  alignPhotos,
  fitSimilarity,
  type MarkedPhoto,
  type PhotoAlignment,
  residualsOf,
  type Similarity,
  swapMarks,
  transformCamera,
  transformPlace,
} from './align-photos.ts'

const fieldOfView = 2 * Math.atan(750 / 1222)
const walls = { left: -2.7, right: 2.7, back: -2.2, front: 2.2 }
/** The far corners, as most rooms show them. */
const corners = [
  { x: walls.left, z: walls.back },
  { x: walls.right, z: walls.back },
]

type Pose = Record<'x' | 'z' | 'yaw' | 'height', number>
type By = Partial<MarkedPhoto> & { turns?: number; assumed?: number; off?: () => number }

/** A photo whose own room begins below its camera, turned by quarters, as large as its height is assumed. */
function photoOf(pose: Pose, places: readonly FloorPlace[], by: By = {}) {
  const { turns = 0, assumed = pose.height, off = () => 0, ...rest } = by
  const real: RoomCamera = { ...pose, fieldOfView, tilt: -0.15, roll: 0.01 }
  const marks = places.map(({ x, z }) => {
    const at = seen(real, [x, 0, z])
    return { x: at.x + off(), y: at.y + off() }
  })
  const about = { turn: (turns * Math.PI) / 2, scale: assumed / pose.height }
  const moved = transformPlace({ ...about, x: 0, z: 0 }, pose)
  const toOwn = { ...about, x: -moved.x, z: -moved.z }
  const photo: MarkedPhoto = {
    ...{ camera: transformCamera(toOwn, real), size, marks, isMeasured: false },
    ...rest,
  }
  return { photo, toOwn, floor: outlineOf(walls).map((place) => transformPlace(toOwn, place)) }
}
type Marked = ReturnType<typeof photoOf>

const random = createRandom(11)
const within = betweenOf(random)
const anyPose = (): Pose => ({
  ...{ x: within(-1.5, 1.5), z: within(1, 2.1), yaw: within(-0.3, 0.3), height: within(1.2, 1.7) },
})
const meetOf = (first: Marked, second: Marked, isOpen?: boolean) =>
  alignPhotos(first.photo, second.photo, first.floor, isOpen)
const met = (found: PhotoAlignment | AlignmentFault): PhotoAlignment => {
  if ('code' in found) throw new Error(found.code)
  return found
}

/** How far off a floor's places are at most, seen by the second photo's camera. Meters. */
function offAll(similarity: Similarity, first: Marked, second: Marked) {
  const places = [-2, -0.5, 1, 2.5].flatMap((x) => [-2, -1, 0].map((z) => ({ x, z })))
  const gaps = places.map((place) => {
    const there = transformPlace(similarity, transformPlace(second.toOwn, place))
    const here = transformPlace(first.toOwn, place)
    return Math.hypot(there.x - here.x, there.z - here.z) / first.toOwn.scale
  })
  return Math.max(...gaps)
}

test('two corners marked exactly tell camera, place and height exactly, however the photo is turned', () => {
  for (let round = 0; round < 40; round += 1) {
    const first = photoOf(anyPose(), corners)
    const second = photoOf(anyPose(), corners, { turns: round % 4, assumed: 1.5 })
    const { similarity, gap } = met(meetOf(first, second))
    expect(offAll(similarity, first, second)).toBeLessThan(1e-6)
    expect(gap).toBeLessThan(1e-6)
  }
})

const pose = { x: 0.3, z: 1.9, yaw: 0.1, height: 1.5 }
const other = { x: -1, z: 1.6, yaw: -0.2, height: 1.4 }
const two = (places: readonly FloorPlace[]) => ({
  ...{ first: photoOf(pose, places), second: photoOf(other, places) },
})

test('marks above the horizon are named by photo and number, and near to each other they tell no direction', () => {
  const { first, second } = two(corners)
  second.photo.marks = [...second.photo.marks.slice(0, 1), { x: 900, y: 40 }]
  expect(meetOf(first, second)).toEqual({ code: 'Horizon', photo: 1, mark: 1 })
  const near = two([0.6, 0.9].map((x) => ({ x, z: walls.back })))
  expect(meetOf(near.first, near.second)).toEqual({ code: 'Close' })
})

test('marks of other places say how far apart they are, or are asked about', () => {
  const isMeasured = true
  const first = photoOf(pose, corners, { isMeasured })
  const wrong = (x: number) => {
    const places = [...corners.slice(0, 1), { x, z: walls.back }]
    return meetOf(first, photoOf(other, places, { isMeasured }))
  }
  expect(wrong(0.6)).toMatchObject({ code: 'Apart', gap: expect.closeTo(1.1, 0) })
  const poor = met(wrong(2.4))
  // Both marks give way a little, together by the 30 cm that one of them is wrong.
  expect(poor.isPoor).toBe(true)
  expect(poor.gap).toBeGreaterThan(0.15)
  expect(poor.gap).toBeLessThan(0.3)
  expect(met(wrong(2.69))).toMatchObject({ isPoor: false })
})

test.each([
  [[0, 1], corners],
  [
    [1, 2],
    [...corners, { x: -2.7, z: 0 }],
  ],
] as const)('marks %j in the other order are told from wrong ones', (swap, places) => {
  const { first, second } = two(places)
  second.photo.marks = swapMarks(second.photo.marks, [...swap])
  expect(meetOf(first, second)).toEqual({ code: 'Order', swap })
})

test('marks of a camera that no one holds so low are refused', () => {
  const near = [
    { x: -1.4, z: -0.4 },
    { x: 0.2, z: -0.6 },
  ]
  const low = photoOf({ ...other, height: 0.35 }, near, { assumed: 1.5 })
  const fault = { code: 'Height', height: expect.closeTo(0.35) }
  expect(meetOf(photoOf(pose, near), low)).toEqual(fault)
})

test('a camera behind an unknown wall is taken, behind a known one not', () => {
  const first = photoOf(pose, corners)
  const far = photoOf({ ...other, z: 4 }, corners)
  expect(meetOf(first, far)).toEqual({ code: 'Outside' })
  expect(met(meetOf(first, far, true)).gap).toBeLessThan(1e-6)
})

const between = betweenOf(createRandom(7))
const anyPlace = () => ({ x: between(-4, 4), z: between(-6, 1) })
const anySimilarity = (): Similarity => ({
  ...{ turn: between(-3, 3), scale: between(0.5, 2), x: between(-5, 5), z: between(-5, 5) },
})

test.each([2, 5])('%d exact places tell all of it', (count) => {
  for (let round = 0; round < 40; round += 1) {
    const real = anySimilarity()
    const pointPairs = Array.from({ length: count }, anyPlace).map((from) => ({
      ...{ from, to: transformPlace(real, from), weight: between(0.1, 3) },
    }))
    const found = fitSimilarity(pointPairs, real.turn)
    expect(found?.scale).toBeCloseTo(real.scale, 6)
    if (found) expect(Math.max(...residualsOf(found, pointPairs))).toBeLessThan(1e-6)
  }
})

test('a scale that is held stays, and what is not is as good as it can be', () => {
  const real = anySimilarity()
  const pointPairs = [1, 2, 3, 4].map(() => {
    const [from, off] = [anyPlace(), { x: between(-0.2, 0.2), z: between(-0.2, 0.2) }]
    const to = transformPlace(real, from)
    return { from, to: { x: to.x + off.x, z: to.z + off.z }, weight: 1 }
  })
  const squares = (similarity: Similarity) =>
    residualsOf(similarity, pointPairs).reduce((sum, gap) => sum + gap ** 2, 0)
  const free = fitSimilarity(pointPairs, real.turn)
  if (!free) throw new Error('no fit')
  const held = free.scale * 1.1
  expect(fitSimilarity(pointPairs, real.turn, held)?.scale).toBe(held)
  for (const key of ['scale', 'x', 'z'] as const)
    for (const by of [0.01, -0.01])
      expect(squares({ ...free, [key]: free[key] + by })).toBeGreaterThan(squares(free))
})

test('one place twice tells nothing, nor does one alone, nor places seen from behind', () => {
  const weight = 1
  const one = { from: { x: 1, z: 2 }, to: { x: 3, z: 4 }, weight }
  expect(fitSimilarity([one, one], 0)).toBeNull()
  expect(() => fitSimilarity([one], 0)).toThrow(RangeError)
  const other = { from: { x: 2, z: 2 }, to: { x: 4, z: 4 }, weight }
  expect(fitSimilarity([one, other], Math.PI)).toBeNull()
})

test('a camera sees in the other room what it saw in its own', () => {
  for (let round = 0; round < 60; round += 1) {
    const camera: RoomCamera = {
      ...{ fieldOfView: 1, tilt: between(-0.4, 0), roll: between(-0.1, 0.1) },
      ...{ yaw: between(-0.7, 0.7), height: between(1, 2), x: between(-1, 1), z: between(-1, 1) },
    }
    const similarity = anySimilarity()
    const place = anyPlace()
    const moved = transformPlace(similarity, place)
    const seen = pixelOf(transformCamera(similarity, camera), size, [moved.x, 0, moved.z])
    const before = pixelOf(camera, size, [place.x, 0, place.z])
    // One behind the lens is too near to it for the smaller room's.
    if (!seen || !before) continue
    expect(seen).toMatchObject({ x: expect.closeTo(before.x, 3), y: expect.closeTo(before.y, 3) })
  }
})
