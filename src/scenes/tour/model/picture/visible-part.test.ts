import { expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import { createRandom } from '../../../../math/random.ts'
import { add, scale } from '../../../../math/vector.ts'
import { tourConfig } from '../../config.ts'
import { anglesOf, cameraAxes, fromUpright, noLevel } from '../camera/angles.ts'
import { createCamera, type TourCamera } from '../camera/tour-camera.ts'
import type { Level } from '../document/tour-document.ts'
import { fieldOfView } from '../zoom.ts'
import { visiblePart } from './visible-part.ts'

const size = { width: 8192, height: 4096 }
const ahead: TourCamera = { ...createCamera(), width: 1000, height: 400 }

const random = createRandom(7)
const between = (from: number, to: number) => from + random() * (to - from)
const views = Array.from({ length: 150 }, (): { camera: TourCamera; level: Level | null } => ({
  camera: {
    ...createCamera(),
    viewDirection: { yaw: between(-180, 180), pitch: between(-90, 90) },
    roll: between(-30, 30),
    fov: between(20, fieldOfView(tourConfig.zoom.min)),
    width: 400 * between(0.5, 3),
    height: 400,
  },
  level: random() < 0.5 ? null : { pitch: between(-20, 20), roll: between(-20, 20) },
}))

/** Pixels of the picture that are seen at points all over the viewer. */
function seenPixels({ camera, level }: (typeof views)[number]) {
  const { viewDirection, roll, fov, width, height } = camera
  const { ahead, right, up } = cameraAxes(viewDirection, roll)
  const high = Math.tan(radians(fov) / 2)
  const at = Array.from({ length: 21 }, (_, i) => i / 10 - 1)
  return at.flatMap((x) =>
    at.map((y) => {
      const [dx, dy] = [(x * high * width) / height, y * high]
      const ray = add(ahead, add(scale(right, dx), scale(up, dy)))
      const { yaw, pitch } = anglesOf(fromUpright(ray, level ?? noLevel))
      return { x: ((yaw + 180) / 360) * size.width, y: ((90 - pitch) / 180) * size.height }
    }),
  )
}

test('the visible part holds every pixel in view, or is undefined', () => {
  let found = 0
  for (const view of views) {
    const part = visiblePart({ size }, view.camera, view.level)
    if (!part) continue
    found += 1
    const outside = seenPixels(view).filter(
      ({ x, y }) => x < part.x || x > part.x + part.width || y < part.y || y > part.y + part.height,
    )
    expect([view, outside]).toEqual([view, []])
  }
  // Neither all of them nor none.
  expect(found).toBeGreaterThan(30)
  expect(found).toBeLessThan(130)
})

test('of a picture that does not go round, from where it begins, or none beyond it', () => {
  const full = { width: 16384, height: 8192 }
  // From 45° to 177°, and from 45° above the horizon to 43° below it.
  const cropped = { left: 10240, top: 2048, width: 6000, height: 4000 }
  const picture = { size: { width: 6000, height: 4000 }, gpano: { full, cropped } }
  const partAt = (yaw: number, pitch = 0, fov = 30) =>
    visiblePart(picture, { ...ahead, viewDirection: { yaw, pitch }, fov, width: 400 }, null)
  for (const yaw of [80, 100, 150]) {
    const { x = 0, width = 0 } = partAt(yaw) ?? {}
    expect(Math.abs(x + width / 2 - (yaw - 45) * (16384 / 360))).toBeLessThan(33)
  }
  for (const yaw of [0, 50, 175, -120]) expect(partAt(yaw)).toBeUndefined()
  for (const pitch of [65, -64]) expect(partAt(100, pitch, 20)).toBeUndefined()
})
