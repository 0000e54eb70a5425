import { describe, expect, test } from 'vitest'
import { anglesToFloor, type FloorPoint, orderedCorners } from '../camera/floor.ts'
import { findRoom } from '../document/edit.ts'
import { expectClose } from '../testing/fixtures.ts'
import { home, inPicture, polygonOf, sampleHome } from '../testing/sample-home.ts'
import { boxOfRoom, type RoomBox } from './room-box.ts'

const tour = sampleHome()
const boxOf = (id: string): RoomBox => {
  const room = findRoom(tour, id)
  const box = room && boxOfRoom(room)
  if (!box) throw new Error(`${id} has no box`)
  return box
}

describe.each(home.rooms)('the box of the home’s $id', ({ id }) => {
  const box = boxOf(id)

  test('has its true corners', () => {
    expect(box).toMatchObject({ height: 1.5, ceiling: 2.6 })
    expectClose(
      box.corners.flat(),
      orderedCorners(polygonOf(id).map((at) => inPicture(id, at))).flat(),
    )
  })
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
  const floor = square.map(cornerAt)
  expect(boxOfRoom({ ...room, floor, projection: 'flat' })).toBeNull()
  expect(boxOfRoom(room)).toBeNull()
})
