import { beforeEach, describe, expect, test } from 'vitest'
import { createDeskState, type Desk, presentRoom, resetDesk, undoStep } from '../desk/desk.ts'
import { setHeight, setNorth } from '../document/rooms.ts'
import { anglesOf, vectorOf } from '../geometry/angles.ts'
import { anglesToFloor, farFrom } from '../geometry/floor-point.ts'
import { fromUpright, relevelled } from '../level/upright.ts'
import { inPicture, polygonOf, sampleHome } from '../testing/sample-home.ts'
import { createTooling, startAgain, type Tooling, takeTool } from './tooling.ts'
import { levelNow, markEdge, undoLevel } from './use-level.ts'
import { calibrate, forgetHeight, markFloor, measured } from './use-measure.ts'
import { markNorth } from './use-north.ts'

let desk: Desk
let tooling: Tooling

const room = () => {
  const found = presentRoom(desk)
  if (!found) throw new Error('no room')
  return found
}

beforeEach(() => {
  desk = createDeskState('home')
  resetDesk(desk, 'home', setNorth(setHeight(sampleHome(), 'hall', null), 'hall', null))
  desk.present = 'hall'
  tooling = createTooling()
})

describe('north', () => {
  test('is where one looks, in one step, and goes again', () => {
    markNorth(desk, tooling, 37)
    expect([room().north, tooling.said]).toEqual([37, { code: 'North' }])
    markNorth(desk, tooling, null)
    expect([room().north, tooling.said]).toEqual([null, { code: 'NorthGone' }])
    undoStep(desk)
    expect(room().north).toBe(37)
    undoStep(desk)
    expect(room().north).toBeNull()
  })
})

describe('the level tool', () => {
  const held = { pitch: 3, roll: -5 }
  /** A door frame in the picture as it was taken by a camera that was held so. */
  const frame = (yaw: number) =>
    [-25, 20].map((pitch) => anglesOf(fromUpright(vectorOf({ yaw, pitch }), held)))
  const press = (...edges: ReturnType<typeof frame>[]) => {
    for (const at of edges.flat()) markEdge(desk, tooling, at)
  }

  test('two edges put the picture upright, and say by how much', () => {
    press(frame(10), frame(95))
    expect(room().level?.pitch).toBeCloseTo(3, 9)
    expect(room().level?.roll).toBeCloseTo(-5, 9)
    const said = tooling.said
    expect(said?.code === 'Level' && said.degrees).toBeCloseTo(Math.hypot(3, 5), 1)
    expect(tooling.points).toEqual([])
    undoLevel(desk, tooling)
    expect([room().level, tooling.said]).toEqual([null, { code: 'LevelUndone' }])
    undoStep(desk)
    expect(room().level?.roll).toBeCloseTo(-5, 9)
  })

  test('one edge waits to be told', () => {
    press(frame(10))
    expect(room().level).toBeNull()
    levelNow(desk, tooling)
    const [low, high] = frame(10).map((at) =>
      relevelled(at, { pitch: 0, roll: 0 }, room().level ?? { pitch: 0, roll: 0 }),
    )
    expect(low?.yaw).toBeCloseTo(high?.yaw ?? Number.NaN, 9)
  })

  test('a picture that is nearly upright is levelled from what is seen of it', () => {
    press(frame(10))
    levelNow(desk, tooling)
    const seen = (yaw: number) =>
      frame(yaw).map((at) => relevelled(at, { pitch: 0, roll: 0 }, room().level ?? held))
    press(seen(30), seen(120))
    expect(room().level?.pitch).toBeCloseTo(3, 9)
    expect(room().level?.roll).toBeCloseTo(-5, 9)
  })

  test('an edge that is none is said, and taken away alone', () => {
    press([
      { yaw: 0, pitch: 0 },
      { yaw: 0.5, pitch: 0.5 },
    ])
    expect([tooling.said, tooling.points]).toEqual([{ code: 'Short' }, []])
    press([
      { yaw: 0, pitch: 0 },
      { yaw: 40, pitch: 0 },
    ])
    expect([tooling.said, tooling.points]).toEqual([{ code: 'Lying' }, []])
    press([
      { yaw: 0, pitch: 0 },
      { yaw: 40, pitch: 20 },
    ])
    expect([tooling.said, tooling.points]).toEqual([{ code: 'Steep' }, []])
    press(frame(10), frame(11))
    expect([tooling.said, tooling.points]).toEqual([{ code: 'Parallel' }, frame(10)])
    press([
      { yaw: 80, pitch: 0 },
      { yaw: 80, pitch: 1 },
    ])
    expect([tooling.said, tooling.points]).toEqual([{ code: 'Short' }, frame(10)])
    expect(room().level).toBeNull()
    press(frame(95))
    expect(room().level).not.toBeNull()
  })

  test('where nothing was turned there is nothing to undo', () => {
    const before = desk.history
    undoLevel(desk, tooling)
    levelNow(desk, tooling)
    expect(desk.history).toBe(before)
  })
})

describe('the measuring tool', () => {
  const corners = polygonOf('hall').map((corner) => inPicture('hall', corner))
  const [a = [0, -1], b = [1, -1]] = corners
  const look = (corner: typeof a) => anglesToFloor(corner, 1.5)

  test('gives a wall of the home its length, by the height that is assumed', () => {
    markFloor(tooling, look(a))
    expect(measured(tooling, room())).toBeUndefined()
    markFloor(tooling, look(b))
    expect(measured(tooling, room())?.length).toBeCloseTo(farFrom(a, b), 9)
  })

  test('a third place begins anew, and another tool forgets them', () => {
    for (const at of [look(a), look(b), look(a)]) markFloor(tooling, at)
    expect(tooling.points).toEqual([look(a)])
    takeTool(tooling, 'level')
    expect(tooling).toMatchObject({ tool: 'level', points: [] })
    takeTool(tooling, 'measure')
    markFloor(tooling, look(a))
    startAgain(tooling)
    expect(tooling).toMatchObject({ tool: 'measure', points: [] })
  })

  test('a known length sets the height of the camera, and all follows', () => {
    for (const at of [look(a), look(b)]) markFloor(tooling, at)
    calibrate(desk, tooling, 2 * farFrom(a, b))
    expect(room().height).toBeCloseTo(3, 9)
    expect(tooling.said).toEqual({ code: 'Height', height: expect.closeTo(3, 9) })
    expect(measured(tooling, room())?.length).toBeCloseTo(2 * farFrom(a, b), 9)
    forgetHeight(desk, tooling)
    expect([room().height, tooling.said]).toEqual([null, { code: 'HeightGone' }])
  })

  test('what is not on the floor, one place twice, or an impossible length is said', () => {
    markFloor(tooling, { yaw: 0, pitch: 1 })
    expect([tooling.said, tooling.points]).toEqual([{ code: 'Horizon' }, []])
    markFloor(tooling, look(a))
    markFloor(tooling, look(a))
    expect([tooling.said, tooling.points]).toEqual([{ code: 'Together' }, [look(a)]])
    markFloor(tooling, look(b))
    calibrate(desk, tooling, 5000)
    expect(tooling.said).toMatchObject({ code: 'Impossible' })
    expect(room().height).toBeNull()
  })
})
