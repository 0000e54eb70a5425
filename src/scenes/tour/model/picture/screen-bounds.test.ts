import { expect, test } from 'vitest'
import { degrees, radians, wrap180 } from '../../../../math/angle.ts'
import { createRandom } from '../../../../math/random.ts'
import { add, scale } from '../../../../math/vector.ts'
import { anglesOf, cameraAxes } from '../camera/angles.ts'
import { sampleHome } from '../testing/sample-home.ts'
import { projectOntoBox } from '../walk/room-box.ts'
import { planWalk, walkAt } from '../walk/walk.ts'
import { type Patch, patchOf } from './tile-geometry.ts'
import { type RoomCamera, screenBounds } from './visible-part.ts'

const size = { width: 8192, height: 4096 }
const whole = { left: -180, top: 90, width: 360, height: 180 }
const patches = Array.from({ length: 8 }, (_, at) =>
  patchOf({ x: (at % 4) * 2048, y: at < 4 ? 0 : 2048, width: 2048, height: 2048 }, size, whole),
)

/** Whether a patch holds a direction. */
function holds({ middle, left, right, top, bottom }: Patch, yaw: number, pitch: number) {
  const aside = radians(wrap180(yaw - degrees(middle)))
  return aside >= left && aside <= right && radians(pitch) <= top && radians(pitch) >= bottom
}

/** What a point of the screen shows of the picture. */
function lookUp(
  { viewDirection, roll, fov, aspect, position: from, box }: RoomCamera,
  x: number,
  y: number,
) {
  const half = Math.tan(radians(fov) / 2)
  const { ahead, right, up } = cameraAxes(viewDirection, roll ?? 0)
  const ray = add(add(ahead, scale(right, x * half * aspect)), scale(up, y * half))
  return anglesOf(box ? projectOntoBox(box, from, ray) : ray)
}

const nowhere = { left: 2, right: -2, bottom: 2, top: -2 }
const tour = sampleHome()
const walks = tour.rooms.flatMap((room) =>
  room.links.map((link) => {
    const walk = planWalk(tour, room.id, link, { yaw: 0, pitch: 20, zoom: 100 }, false)
    if (!walk) throw new Error('no walk')
    return walk
  }),
)
const moments = walks.flatMap((walk) =>
  [0, 0.3, 0.6, 0.9].map((progress) => ({ walk, frame: walkAt(walk, progress) })),
)

test('screen bounds hold every tile where it is seen during a walk, and are null for others', () => {
  const dice = createRandom(3)
  let [seen, drawn] = [0, 0]
  // Once it has changed, the other one covers it.
  for (const { walk, frame } of moments.filter(({ frame: { mix } }) => mix < 1)) {
    const roll = dice() * 60 - 30
    const { viewDirection, fromOffset } = frame
    const camera = {
      viewDirection,
      roll,
      fov: 60,
      aspect: 3,
      position: fromOffset,
      box: walk.boxes.from,
    }
    const bounds = screenBounds(patches, camera)
    drawn += bounds.filter(Boolean).length
    for (let run = 0; run < 40; run += 1) {
      const [x, y] = [dice() * 2 - 1, dice() * 2 - 1]
      const { yaw, pitch } = lookUp(camera, x, y)
      const at = patches.findIndex((patch) => holds(patch, yaw, pitch))
      const { left, right, bottom, top } = bounds[at] ?? nowhere
      expect(x >= left && x <= right && y >= bottom && y <= top).toBe(true)
      seen += 1
    }
  }
  expect(seen).toBeGreaterThan(800)
  expect(drawn / (seen / 40)).toBeLessThan(8)
})
