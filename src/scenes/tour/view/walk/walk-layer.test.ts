import {
  FrontSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Raycaster,
  Vector3,
} from 'three'
import { describe, expect, test } from 'vitest'
import { isInside } from '../../../../math/polygon.ts'
import { createRandom } from '../../../../math/random.ts'
import { type Vec3 as Place, subtract } from '../../../../math/vector.ts'
import { fromUpright, vectorOf } from '../../model/camera/angles.ts'
import type { FloorPoint } from '../../model/camera/floor.ts'
import { findRoom } from '../../model/document/edit.ts'
import type { Level } from '../../model/document/tour-document.ts'
import { expectClose } from '../../model/testing/fixtures.ts'
import { home, inPicture, polygonOf, sampleHome } from '../../model/testing/sample-home.ts'
import type { View } from '../../model/view.ts'
import { boxOfRoom, type RoomBox } from '../../model/walk/room-box.ts'
import { planWalk, type Walk, type WalkFrame } from '../../model/walk/walk.ts'
import { createWalkLayers, placeLayers, roomGeometry } from './walk-layer.ts'

const tour = sampleHome()
const link = findRoom(tour, 'living')?.links.find(({ to }) => to === 'kitchen')
const passage = { width: 2.4, height: 2.3 }
const ahead = { yaw: 0, pitch: 0, zoom: 100 }
const found = link && planWalk(tour, 'living', link, ahead, passage)
if (!found) throw new Error('no way to the kitchen')
const walk: Walk = found

const frame: WalkFrame = {
  ...{ viewDirection: { yaw: 130, pitch: -25, zoom: 100 }, fromOffset: [0.5, 0, -1], mix: 0.4 },
  ...{ toViewDirection: { yaw: -20, pitch: -25, zoom: 200 }, toOffset: [0, 0, 0] },
}
const still: Pick<View, 'devicePitch' | 'roll'> = { devicePitch: null, roll: 0 }

/** Where a point of a picture is drawn at a moment: −1…1 to the right and up. */
function drawnAt(
  side: 'from' | 'to',
  point: Place,
  { tilt = still, level = null as Level | null, seen = frame } = {},
) {
  const layers = createWalkLayers({ ...walk, levels: { from: level, to: level } })
  const group = new Group()
  group.matrixAutoUpdate = false
  layers[side].group = group
  placeLayers(layers, seen, tilt)
  const camera = new PerspectiveCamera(60, 3, 0.01, 200)
  const at = new Vector3(...point).applyMatrix4(group.matrixWorld)
  return { ...at.clone().project(camera), depth: -at.z }
}

/** So far from where one stands, in the direction of a yaw and a pitch. */
const beside = (yaw: number, pitch: number): Place => {
  const [x, y, z] = vectorOf({ yaw, pitch })
  return [x * 4 + 0.5, y * 4, z * 4 - 1]
}

test('the middle of the screen looks where one looks, its upper edge half a field of view above', () => {
  for (const [y, pitch] of [
    [0, -25],
    [1, 5],
    [-1, -55],
  ] as const) {
    const drawn = drawnAt('from', beside(130, pitch))
    expectClose([drawn.x, drawn.y], [0, y])
  }
  const right = drawnAt('from', beside(140, -25))
  expect(right.x).toBeGreaterThan(0.05)
  expect(right.depth).toBeGreaterThan(0)
})

test('with one’s head tilted to the right, what is above lies to the upper left; a device says how high one looks', () => {
  const above = drawnAt('from', beside(130, 0), { tilt: { devicePitch: -15, roll: 30 } })
  expect(above.x).toBeLessThan(-0.05)
  expect(above.y).toBeGreaterThan(0.2)
  expectClose([drawnAt('from', beside(130, -15), { tilt: { devicePitch: -15, roll: 0 } }).y], [0])
})

test('the picture that is entered is seen from its own place, as large as its own zoom says', () => {
  const [x, y, z] = vectorOf({ yaw: -20, pitch: -10 })
  expectClose([drawnAt('to', [x, y, z]).y], [(2 * Math.tan(Math.PI / 12)) / Math.tan(Math.PI / 6)])
})

test('a picture that is turned upright is thrown on its walls as its camera saw them', () => {
  const level = { pitch: 20, roll: 70 }
  const upright = createWalkLayers(walk).from.room?.getAttribute('position')
  const taken = createWalkLayers({ ...walk, levels: { from: level, to: null } }).from.room
  const at = (index: number, of = upright) => new Vector3().fromBufferAttribute(of as never, index)
  for (const corner of [0, 4, 7])
    expectClose(
      at(corner, taken?.getAttribute('position')),
      fromUpright(at(corner).toArray(), level),
      5,
    )
  const [x = 0, y = 0, z = 0] = fromUpright(beside(130, -25), level)
  const drawn = drawnAt('from', [x, y, z], { level })
  expectClose([drawn.x, drawn.y], [0, 0])
})

/** Where a look meets the walls that a picture is thrown on. */
function met(box: RoomBox, from: Place, look: Place): Vector3 {
  const room = new Mesh(roomGeometry(box), new MeshBasicMaterial({ side: FrontSide }))
  const ray = new Raycaster(new Vector3(...from), new Vector3(...look).normalize())
  return ray.intersectObject(room)[0]?.point ?? new Vector3(Number.NaN)
}

/** That a point is seen where the camera saw it. */
function shows(box: RoomBox, from: Place, point: Place) {
  const seen = met(box, from, subtract(point, from)).normalize()
  expect(seen.distanceTo(new Vector3(...point).normalize())).toBeLessThan(1e-5)
}

describe.each(home.rooms)('the walls of the home’s $id', ({ id }) => {
  test('show a point of themselves, of floor and ceiling where the camera saw it, from anywhere', () => {
    const room = findRoom(tour, id)
    const box = room && boxOfRoom(room)
    if (!box) throw new Error(`${id} has no box`)
    const dice = createRandom(6)
    for (let run = 0; run < 60; run += 1) {
      // Round a corner one sees another wall first.
      const from = run < 20 || id === 'hall' ? ([0, 0, 0] as const) : somewhere(box, dice)
      shows(box, from, surfacePoint(box, dice))
    }
  })
})

function somewhere({ corners, height }: RoomBox, dice: () => number): Place {
  for (;;) {
    const place: FloorPoint = [dice() * 14 - 7, dice() * 14 - 7]
    if (isInside(place, corners)) return [place[0], (dice() - 0.5) * (2.6 - height), place[1]]
  }
}

function surfacePoint(box: RoomBox, dice: () => number): Place {
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

const place = (x: number, y: number, z: number): Place => {
  const [px, pz] = inPicture('living', [x, z])
  return [px, y - 1.5, pz]
}

test('a room seen through the doorway ahead stands where it stands', () => {
  const { beyond } = walk.boxes.from ?? {}
  expect(beyond).toMatchObject(passage)
  for (const corner of polygonOf('kitchen')) {
    const [x, z] = inPicture('living', corner)
    const away = (beyond?.corners ?? []).map((at) => Math.hypot(at[0] - x, at[1] - z))
    expect(Math.min(...away)).toBeLessThan(1e-6)
  }
})

test('a room seen through the doorway ahead shows its far wall in its place from everywhere on the way, and the wall beside and over the doorway', () => {
  const { from: box } = walk.boxes
  if (!box) throw new Error('no walls')
  for (const x of [-1.7, -1, -0.3, 0.06, 0.5, 2, 4])
    shows(box, place(x, 1.5, 1.9), place(6, 1.6, 2.1))
  for (const wall of [place(0, 1.5, 0.4), place(0, 1.5, 3.9), place(0, 2.4, 1.9)])
    shows(box, place(-1, 1.5, 1.9), wall)
})
