import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import {
  type FloorPlace,
  floorAt,
  pixelOf,
  type RoomCamera,
} from '../../../furniture/model/room/camera.ts'
import { outlineOf } from '../room/box.ts'
import { type MarkedPhoto, type MeetFault, type Met, meet, swapped } from './meet.ts'
import { cameraBy, fitSimilarity, inverseOf, placeBy } from './similarity.ts'

const size = { width: 2000, height: 1500 }
const fieldOfView = 2 * Math.atan(750 / 1222)
const walls = { left: -2.7, right: 2.7, back: -2.2, front: 2.2 }
const outline = outlineOf(walls)
/** The far corners, as most rooms show them. */
const corners = [
  { x: walls.left, z: walls.back },
  { x: walls.right, z: walls.back },
]

interface Pose {
  x: number
  z: number
  yaw: number
  height: number
}

const cameraAt = (pose: Pose): RoomCamera => ({ ...pose, fieldOfView, tilt: -0.15, roll: 0.01 })

/** A photo whose own room begins below its camera, turned by quarters, as large as its height is assumed. */
function photoOf(
  pose: Pose,
  places: readonly FloorPlace[],
  by: Partial<MarkedPhoto> & { turns?: number; assumed?: number; off?: () => number },
) {
  const { turns = 0, assumed = pose.height, off = () => 0, ...rest } = by
  const real = cameraAt(pose)
  const marks = places.map(({ x, z }) => {
    const at = pixelOf(real, size, [x, 0, z])
    if (!at) throw new Error('not before the camera')
    return { x: at.x + off(), y: at.y + off() }
  })
  const about = { turn: (turns * Math.PI) / 2, scale: assumed / pose.height }
  const moved = placeBy({ ...about, x: 0, z: 0 }, pose)
  const toOwn = { ...about, x: -moved.x, z: -moved.z }
  const photo: MarkedPhoto = {
    ...{ camera: cameraBy(toOwn, real), size, marks, isMeasured: false },
    ...rest,
  }
  return { photo, toOwn }
}

const random = createRandom(11)
const within = (low: number, high: number) => low + random() * (high - low)
const anyPose = (): Pose => ({
  ...{ x: within(-1.5, 1.5), z: within(1, 2.1), yaw: within(-0.3, 0.3), height: within(1.2, 1.7) },
})
const met = (found: Met | MeetFault): Met => {
  if ('code' in found) throw new Error(found.code)
  return found
}

/** How far off a floor's places are at most, seen by the second photo's camera. Metres. */
function offAll(
  found: Pick<Met, 'similarity'>,
  first: ReturnType<typeof photoOf>,
  second: ReturnType<typeof photoOf>,
) {
  const places = [-2, -0.5, 1, 2.5].flatMap((x) => [-2, -1, 0].map((z) => ({ x, z })))
  return Math.max(
    ...places.map((place) => {
      const back = placeBy(
        inverseOf(first.toOwn),
        placeBy(found.similarity, placeBy(second.toOwn, place)),
      )
      return Math.hypot(back.x - place.x, back.z - place.z)
    }),
  )
}

/** Without knowing how the walls run. */
function freely(first: MarkedPhoto, second: MarkedPhoto) {
  const meetings = first.marks.map((mark, at) => {
    const to = floorAt(first.camera, size, mark)
    const from = floorAt(second.camera, size, second.marks[at] ?? mark)
    if (!from || !to) throw new Error('no floor')
    return { from, to, weight: 1 }
  })
  const similarity = fitSimilarity(meetings, { scale: 1 })
  if (!similarity) throw new Error('no fit')
  return { similarity }
}

describe('two corners in two photos', () => {
  test('marked exactly they tell camera, place and height exactly, however the photo is turned', () => {
    for (let round = 0; round < 300; round += 1) {
      const own = outlineOf(walls).map((place) => place)
      const first = photoOf(anyPose(), corners, {})
      const second = photoOf(anyPose(), corners, { turns: round % 4, assumed: 1.5 })
      const floor = own.map((place) => placeBy(first.toOwn, place))
      const found = met(meet(first.photo, second.photo, floor))
      expect(offAll(found, first, second)).toBeLessThan(1e-6)
      expect(found.gap).toBeLessThan(1e-6)
    }
  })

  test('some pixels off they are better laid upon each other by the walls than freely', () => {
    const off = () => within(-3, 3)
    const sums = { held: 0, free: 0, worst: 0 }
    for (let round = 0; round < 500; round += 1) {
      const first = photoOf(anyPose(), corners, { off, isMeasured: true })
      const second = photoOf(anyPose(), corners, { off, turns: round % 4, isMeasured: true })
      const floor = outline.map((place) => placeBy(first.toOwn, place))
      const held = offAll(met(meet(first.photo, second.photo, floor)), first, second)
      sums.held += held
      sums.free += offAll(freely(first.photo, second.photo), first, second)
      sums.worst = Math.max(sums.worst, held)
    }
    expect(sums.held).toBeLessThan(sums.free * 0.7)
    expect(sums.worst).toBeLessThan(0.08)
  })
})

describe('marks that do not fit', () => {
  const pose = { x: 0.3, z: 1.9, yaw: 0.1, height: 1.5 }
  const other = { x: -1, z: 1.6, yaw: -0.2, height: 1.4 }
  const door = { x: 0.6, z: walls.back }
  const floorOf = (first: ReturnType<typeof photoOf>) =>
    outline.map((place) => placeBy(first.toOwn, place))
  const two = (places: FloorPlace[], by: Parameters<typeof photoOf>[2] = {}) => {
    const first = photoOf(pose, places, {})
    const second = photoOf(other, places, by)
    return { first, second, floor: floorOf(first) }
  }

  test('above the horizon are named by photo and number', () => {
    const { first, second, floor } = two(corners)
    second.photo.marks = [...second.photo.marks.slice(0, 1), { x: 900, y: 40 }]
    expect(meet(first.photo, second.photo, floor)).toEqual({ code: 'Horizon', photo: 1, mark: 1 })
  })

  test('near to each other tell no direction', () => {
    const { first, second, floor } = two([door, { x: 0.9, z: walls.back }])
    expect(meet(first.photo, second.photo, floor)).toEqual({ code: 'Close' })
  })

  test('of other places say how far apart they are, or are asked about', () => {
    const { first, floor } = two(corners, { isMeasured: true })
    first.photo.isMeasured = true
    const wrong = (x: number) => {
      const places = [...corners.slice(0, 1), { x, z: walls.back }]
      return meet(first.photo, photoOf(other, places, { isMeasured: true }).photo, floor)
    }
    expect(wrong(0.6)).toMatchObject({ code: 'Apart', gap: expect.closeTo(1.1, 0) })
    const poor = met(wrong(2.4))
    // Both marks give way a little, together by the 30 cm that one of them is wrong.
    expect(poor.isPoor).toBe(true)
    expect(poor.gap).toBeGreaterThan(0.15)
    expect(poor.gap).toBeLessThan(0.3)
    expect(met(wrong(2.69))).toMatchObject({ isPoor: false })
  })

  test('in the other order are told from wrong ones, also where each alone could be meant', () => {
    const { first, second, floor } = two(corners)
    second.photo.marks = swapped(second.photo.marks, [0, 1])
    expect(meet(first.photo, second.photo, floor)).toEqual({ code: 'Order', swap: [0, 1] })
    const three = two([...corners, { x: -2.7, z: 0 }])
    three.second.photo.marks = swapped(three.second.photo.marks, [1, 2])
    const found = meet(three.first.photo, three.second.photo, three.floor)
    expect(found).toEqual({ code: 'Order', swap: [1, 2] })
  })

  test('of a camera that no one holds so low are refused', () => {
    const low = { ...other, height: 0.35 }
    const near = [
      { x: -1.4, z: -0.4 },
      { x: 0.2, z: -0.6 },
    ]
    const first = photoOf(pose, near, {})
    const second = photoOf(low, near, { assumed: 1.5 })
    expect(meet(first.photo, second.photo, floorOf(first))).toMatchObject({
      ...{ code: 'Height', height: expect.closeTo(0.35) },
    })
  })

  test('behind an unknown wall are taken, behind a known one not', () => {
    const first = photoOf(pose, corners, {})
    const far = photoOf({ ...other, z: 4 }, corners, {})
    expect(meet(first.photo, far.photo, floorOf(first))).toEqual({ code: 'Outside' })
    expect(met(meet(first.photo, far.photo, floorOf(first), true)).gap).toBeLessThan(1e-6)
  })
})
