import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { expectClose } from '../testing/fixtures.ts'
import { anglesToFloor, lerpPoint, pointAhead } from './floor.ts'
import {
  directionToScreen,
  isInView,
  lineToScreen,
  type ScreenPoint,
  screenToDirection,
} from './screen.ts'
import { createCamera, recordFrame, subscribeFrames, type TourCamera } from './tour-camera.ts'

const viewer = { width: 1200, height: 400, fov: 60 }
const sphere = (yaw: number, pitch: number, roll = 0): TourCamera => ({
  ...{ ...createCamera(), ...viewer, roll, viewDirection: { yaw, pitch } },
})
const flat = (x: number, y: number): TourCamera => ({
  ...{ ...createCamera(), ...viewer },
  flatPicture: { width: 1.6, height: 0.9, distance: 1.3, x, y, file: { width: 1600, height: 900 } },
})
const xy = (point: ScreenPoint | null | undefined) => (point ? [point.x, point.y] : [])

test('directionToScreen puts the view direction in the middle, also with roll; a direction behind is null', () => {
  const camera = sphere(170, -20)
  expectClose(xy(directionToScreen(camera, { yaw: 170, pitch: -20 })), [0, 0])
  const [x, y] = xy(directionToScreen(camera, { yaw: -175, pitch: -5 }))
  expect(x).toBeGreaterThan(50)
  expect(y).toBeLessThan(-50)
  // Half the field of view up is the upper edge.
  expectClose(xy(directionToScreen(sphere(0, 0), { yaw: 0, pitch: 30 })), [0, -200])
  for (const yaw of [90, 180, -100])
    expect(directionToScreen(sphere(0, 0), { yaw, pitch: 0 })).toBeNull()
  const [upright = Number.NaN] = xy(directionToScreen(sphere(0, 0), { yaw: 10, pitch: 0 }))
  expectClose(xy(directionToScreen(sphere(0, 0, 90), { yaw: 10, pitch: 0 })), [0, -upright])
})

test('screenToDirection inverts directionToScreen, in a sphere and in a flat picture', () => {
  const dice = createRandom(5)
  let met = 0
  for (let run = 0; run < 60; run += 1) {
    const around = sphere(dice() * 360 - 180, dice() * 178 - 89, dice() * 180 - 90)
    for (const camera of [around, flat((dice() - 0.5) * 2, (dice() - 0.5) * 2)]) {
      const at = { x: dice() * 600 - 300, y: dice() * 400 - 200 }
      const angles = screenToDirection(camera, at)
      if (!angles) continue
      met += 1
      expectClose(xy(directionToScreen(camera, angles)), xy(at), 6)
    }
  }
  expect(met).toBeGreaterThan(70)
})

test('screenToDirection is null beside a flat picture and before the first frame', () => {
  expectClose(Object.values(screenToDirection(flat(0, 0), { x: 0, y: 0 }) ?? {}), [0, 0])
  expect(screenToDirection(flat(0, 0), { x: 599, y: 0 })).toBeNull()
  expect(directionToScreen(flat(0, 0), { yaw: 170, pitch: 0 })).toBeNull()
  expect(screenToDirection(createCamera(), { x: 0, y: 0 })).toBeNull()
})

test('isInView includes the edge', () => {
  expect(isInView(sphere(0, 0), { x: 600, y: -200 })).toBe(true)
  expect(isInView(sphere(0, 0), { x: 601, y: 0 })).toBe(false)
  expect(isInView(sphere(0, 0), { x: 0, y: 201 })).toBe(false)
  expect(isInView(sphere(0, 0), { x: 580, y: 0 }, 40)).toBe(false)
})

test('camera subscribers hear each frame until they unsubscribe; a flat frame has a picture', () => {
  const camera = createCamera()
  let told = 0
  const stop = subscribeFrames(camera, () => {
    told += 1
  })
  recordFrame(camera, viewer, 50, { yaw: 20, pitch: 5 }, 3)
  expect(camera).toMatchObject({
    ...viewer,
    fov: 50,
    viewDirection: { yaw: 20, pitch: 5 },
    roll: 3,
  })
  const { flatPicture } = flat(0.1, 0.2)
  if (!flatPicture) throw new Error('nothing hangs')
  recordFrame(camera, viewer, 60, { yaw: 0, pitch: 0 }, 0, flatPicture)
  expect(told).toBe(2)
  stop()
  expect(camera).toMatchObject({
    fov: 60,
    viewDirection: { yaw: 0, pitch: 0 },
    roll: 0,
    flatPicture,
  })
  recordFrame(camera, viewer, 50, { yaw: 10, pitch: 5 }, 3)
  expect([camera.flatPicture, told]).toEqual([null, 2])
})

test('lineToScreen joins both points, and is clipped behind the camera', () => {
  const [from, to] = [
    { yaw: 0, pitch: -30 },
    { yaw: 45, pitch: 5 },
  ]
  for (const camera of [sphere(20, -10), sphere(20, -10, 90)])
    expect(lineToScreen(camera, from, to)).toEqual([
      directionToScreen(camera, from),
      directionToScreen(camera, to),
    ])
  const ends = [pointAhead(0, 1.5), pointAhead(120, 2)] as const
  const camera = sphere(0, -20, 15)
  const [near, far] = [anglesToFloor(ends[0], 1.5), anglesToFloor(ends[1], 1.5)]
  for (const line of [
    lineToScreen(camera, near, far),
    lineToScreen(camera, far, near)?.toReversed(),
  ]) {
    const [a, b] = line ?? []
    expect(a).toEqual(directionToScreen(camera, near))
    if (!a || !b) throw new Error('not seen')
    // What is seen of it is what lies between its ends.
    const [x = 0, y = 0] = xy(
      directionToScreen(camera, anglesToFloor(lerpPoint(...ends, 0.25), 1.5)),
    )
    expect((x - a.x) * (b.y - a.y)).toBeCloseTo((y - a.y) * (b.x - a.x), 1)
  }
  expect(lineToScreen(sphere(180, 0), from, to)).toBeNull()
})
