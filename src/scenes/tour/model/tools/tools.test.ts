import { beforeEach, expect, test } from 'vitest'
import { anglesAtLevel, anglesOf, fromUpright, vectorOf } from '../camera/angles.ts'
import { anglesToFloor, distance } from '../camera/floor.ts'
import { changeRoom } from '../document/rooms.ts'
import type { Angles } from '../document/tour-document.ts'
import {
  createSession,
  currentRoom,
  resetSession,
  type Session,
  selectTool,
  undoStep,
} from '../session.ts'
import { inPicture, polygonOf, sampleHome } from '../testing/sample-home.ts'
import { addEdgePoint, applyLevel, clearLevel } from './level.ts'
import {
  addFloorPoint,
  calibrateCameraHeight,
  clearCameraHeight,
  measuredLength,
} from './measure.ts'
import { markNorth } from './north.ts'

let session: Session

const room = () => {
  const found = currentRoom(session)
  if (!found) throw new Error('no room')
  return found
}

beforeEach(() => {
  session = createSession('home')
  resetSession(session, 'home', changeRoom(sampleHome(), 'hall', { height: null, north: null }))
  session.currentRoomId = 'hall'
})

test('north is set to the view direction in one step, and cleared', () => {
  markNorth(session, 37)
  expect([room().north, session.toolAnnouncement]).toEqual([37, { code: 'North' }])
  markNorth(session, null)
  expect([room().north, session.toolAnnouncement]).toEqual([null, { code: 'NorthGone' }])
  undoStep(session)
  expect(room().north).toBe(37)
  undoStep(session)
  expect(room().north).toBeNull()
})

const held = { pitch: expect.closeTo(3, 9), roll: expect.closeTo(-5, 9) }
const level = { pitch: 3, roll: -5 }
/** A door frame in the picture as it was taken by a camera that was held so. */
const frame = (yaw: number) =>
  [-25, 20].map((pitch) => anglesOf(fromUpright(vectorOf({ yaw, pitch }), level)))
const press = (...ends: Angles[]) => {
  for (const at of ends) addEdgePoint(session, at)
}
const seen = (yaw: number) =>
  frame(yaw).map((at) => anglesAtLevel(at, { pitch: 0, roll: 0 }, room().level ?? level))

test('two edges level the picture, and the angle is announced', () => {
  press(...frame(10), ...frame(95))
  expect([room().level, session.toolPoints]).toEqual([held, []])
  expect(session.toolAnnouncement).toEqual({
    code: 'Level',
    degrees: expect.closeTo(Math.hypot(3, 5), 1),
  })
  clearLevel(session)
  expect([room().level, session.toolAnnouncement]).toEqual([null, { code: 'LevelUndone' }])
  // Where nothing is turned there is nothing to undo, and nothing to level by.
  const before = session.history
  clearLevel(session)
  applyLevel(session)
  expect(session.history).toBe(before)
  undoStep(session)
  expect(room().level).toEqual(held)
})

test('one edge waits to be told; a picture nearly upright is levelled from what is seen of it', () => {
  press(...frame(10))
  expect(room().level).toBeNull()
  applyLevel(session)
  const [low, high] = seen(10)
  expect(low?.yaw).toBeCloseTo(high?.yaw ?? Number.NaN, 9)
  press(...seen(30), ...seen(120))
  expect(room().level).toEqual(held)
})

test('an invalid edge is announced, and only it is removed', () => {
  const refused = (code: string, points: Angles[], ...ends: Angles[]) => {
    press(...ends)
    expect([session.toolAnnouncement, session.toolPoints, room().level]).toEqual([
      { code },
      points,
      null,
    ])
  }
  const from = { yaw: 0, pitch: 0 }
  refused('Short', [], from, { yaw: 0.5, pitch: 0.5 })
  refused('Lying', [], from, { yaw: 40, pitch: 0 })
  refused('Steep', [], from, { yaw: 40, pitch: 20 })
  refused('Parallel', frame(10), ...frame(10), ...frame(11))
  refused('Short', frame(10), { yaw: 80, pitch: 0 }, { yaw: 80, pitch: 1 })
  press(...frame(95))
  expect(room().level).toEqual(held)
})

const [a = [0, -1], b = [1, -1]] = polygonOf('hall').map((corner) => inPicture('hall', corner))
const [one, other] = [anglesToFloor(a, 1.5), anglesToFloor(b, 1.5)]

test('two places give a wall its length; a known one sets the height of the camera, and all follows', () => {
  addFloorPoint(session, one)
  expect(measuredLength(session, room())).toBeUndefined()
  addFloorPoint(session, other)
  expect(measuredLength(session, room())?.length).toBeCloseTo(distance(a, b), 9)
  calibrateCameraHeight(session, 2 * distance(a, b))
  expect(session.toolAnnouncement).toEqual({ code: 'Height', height: expect.closeTo(3, 9) })
  expect(room().height).toBeCloseTo(3, 9)
  expect(measuredLength(session, room())?.length).toBeCloseTo(2 * distance(a, b), 9)
  clearCameraHeight(session)
  expect([room().height, session.toolAnnouncement]).toEqual([null, { code: 'HeightGone' }])
  // A third place begins anew, and another tool forgets it.
  addFloorPoint(session, one)
  expect(session.toolPoints).toEqual([one])
  selectTool(session, 'level')
  expect(session).toMatchObject({ tool: 'level', toolPoints: [] })
})

test('a point off the floor, a repeated point and an impossible length are announced', () => {
  addFloorPoint(session, { yaw: 0, pitch: 1 })
  expect([session.toolAnnouncement, session.toolPoints]).toEqual([{ code: 'Horizon' }, []])
  addFloorPoint(session, one)
  addFloorPoint(session, one)
  expect([session.toolAnnouncement, session.toolPoints]).toEqual([{ code: 'Together' }, [one]])
  addFloorPoint(session, other)
  calibrateCameraHeight(session, 5000)
  expect([session.toolAnnouncement?.code, room().height]).toEqual(['Impossible', null])
})
