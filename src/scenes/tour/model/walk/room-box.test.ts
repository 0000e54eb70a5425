import { describe, expect, test } from 'vitest'
import { isInside } from '../../../../math/polygon.ts'
import { createRandom } from '../../../../math/random.ts'
import { normalize, subtract, type Vector3 } from '../../../../math/vector.ts'
import { anglesToFloor, type FloorPoint, orderedCorners } from '../camera/floor.ts'
import { findRoom } from '../document/edit.ts'
import { expectClose } from '../testing/fixtures.ts'
import { home, inPicture, polygonOf, sampleHome } from '../testing/sample-home.ts'
import { boxOfRoom, projectOntoBox, type RoomBox } from './room-box.ts'
import { planWalk } from './walk.ts'

const tour = sampleHome()
const boxOf = (id: string): RoomBox => {
  const room = findRoom(tour, id)
  const box = room && boxOfRoom(room)
  if (!box) throw new Error(`${id} has no box`)
  return box
}
const apart = (a: Vector3, b: Vector3) => Math.hypot(...subtract(normalize(a), normalize(b)))

describe.each(home.rooms)('the box of the home’s $id', ({ id }) => {
  const box = boxOf(id)

  test('has its true corners', () => {
    expect(box).toMatchObject({ height: 1.5, ceiling: 2.6 })
    expectClose(
      box.corners.flat(),
      orderedCorners(polygonOf(id).map((at) => inPicture(id, at))).flat(),
    )
  })

  test('finds a point of its walls, floor and ceiling where the camera saw it, from anywhere', () => {
    const dice = createRandom(6)
    for (let run = 0; run < 60; run += 1) {
      // Round a corner one sees another wall first.
      const from = run < 20 || id === 'hall' ? ([0, 0, 0] as const) : somewhere(box, dice)
      const point = surfacePoint(box, dice)
      expect(apart(projectOntoBox(box, from, subtract(point, from)), point)).toBeLessThan(1e-9)
    }
  })
})

function somewhere({ corners, height }: RoomBox, dice: () => number): Vector3 {
  for (;;) {
    const place: FloorPoint = [dice() * 14 - 7, dice() * 14 - 7]
    if (isInside(place, corners)) return [place[0], (dice() - 0.5) * (2.6 - height), place[1]]
  }
}

function surfacePoint(box: RoomBox, dice: () => number): Vector3 {
  const { corners, height, ceiling } = box
  if (dice() < 0.4) {
    const [x, , z] = somewhere(box, dice)
    return [x, dice() < 0.5 ? -height : ceiling - height, z]
  }
  const at = Math.floor(dice() * corners.length)
  const [a = [0, 0], b = [0, 0]] = [corners[at], corners[(at + 1) % corners.length]]
  const share = dice()
  return [a[0] + (b[0] - a[0]) * share, dice() * ceiling - height, a[1] + (b[1] - a[1]) * share]
}

const link = findRoom(tour, 'living')?.links.find(({ to }) => to === 'kitchen')
const passage = { width: 2.4, height: 2.3 }
const walk = link && planWalk(tour, 'living', link, { yaw: 0, pitch: 0, zoom: 100 }, false, passage)
const box = walk?.boxes.from ?? boxOf('living')
const place = (x: number, y: number, z: number): Vector3 => {
  const [px, pz] = inPicture('living', [x, z])
  return [px, y - 1.5, pz]
}

test('a room seen through the doorway ahead stands where it stands', () => {
  expect(box.beyond).toMatchObject({ ceiling: 2.6, ...passage })
  const corners = box.beyond?.corners ?? []
  for (const corner of polygonOf('kitchen')) {
    const [x, z] = inPicture('living', corner)
    expect(Math.min(...corners.map((at) => Math.hypot(at[0] - x, at[1] - z)))).toBeLessThan(1e-6)
  }
})

test('a room seen through the doorway ahead shows its far wall in its place from everywhere on the way, and the wall beside and over the doorway', () => {
  const shows = (from: Vector3, point: Vector3) =>
    expect(apart(projectOntoBox(box, from, subtract(point, from)), point)).toBeLessThan(1e-9)
  for (const x of [-1.7, -1, -0.3, 0.06, 0.5, 2, 4]) shows(place(x, 1.5, 1.9), place(6, 1.6, 2.1))
  for (const wall of [place(0, 1.5, 0.4), place(0, 1.5, 3.9), place(0, 2.4, 1.9)])
    shows(place(-1, 1.5, 1.9), wall)
})

/** The box of a room whose floor has these corners, as it is seen from 1.5 m above. */
const boxAt = (...points: FloorPoint[]) =>
  boxOfRoom({ ...room, floor: points.map((point) => cornerAt(point)) })
const cornerAt = (point: FloorPoint) => {
  const { yaw, pitch } = anglesToFloor(point, 1.5)
  return [yaw, pitch] as const
}
const room = { floor: null, height: null, projection: 'sphere' } as const
const square: FloorPoint[] = [
  [-2, -2],
  [2, -2],
  [2, 2],
  [-2, 2],
]

test('too few corners, one above the horizon, walls that cross, a floor beside the camera and hardly any make no box', () => {
  expect(boxAt(...square.slice(0, 2))).toBeNull()
  const raised = square
    .map(cornerAt)
    .map(([yaw, pitch], at) => [yaw, at === 2 ? 1 : pitch] as const)
  expect(boxOfRoom({ ...room, floor: raised })).toBeNull()
  // As large as a room, and round the camera.
  expect(boxAt([-2, -2], [2, -2], [2, 2], [-3, -3], [-2, 2])).toBeNull()
  expect(boxAt([3, -2], [5, -2], [5, 2], [3, 2])).toBeNull()
  expect(boxAt([-0.3, -0.3], [0.3, -0.3], [0.3, 0.3], [-0.3, 0.3])).toBeNull()
})

test('a box is one whichever way round it was clicked; a flat picture has none, nor a room whose floor is not known', () => {
  const [there, back] = [boxAt(...square), boxAt(...square.toReversed())]
  expect(there?.height).toBe(1.5)
  expect(there?.corners.toSorted()).toEqual(back?.corners.toSorted())
  expectClose(back ? projectOntoBox(back, [1, 0, 0], [0, 0, -3]) : [], [1, 0, -2])
  const floor = square.map(cornerAt)
  expect(boxOfRoom({ ...room, floor, projection: 'flat' })).toBeNull()
  expect(boxOfRoom(room)).toBeNull()
})
