import { radians } from '../../../src/math/angle.ts'
import { isInside, signedArea } from '../../../src/math/polygon.ts'
import {
  cameraPoseOf,
  type FloorPlace,
  type PhotoSize,
  type RoomCamera,
  toCameraAxes,
} from '../../../src/room-photo/model/camera.ts'
import type { Dice } from './dice.ts'
import type { Family } from './families.ts'
import { distort, type Lens } from './lens.ts'
import { ceilingAt, distanceFrom, type Plan, wallsOfPlan } from './plan.ts'
import { floorInPicture, reachOf } from './visible-floor.ts'

/** How the photographer stands: in a corner, before one wall, or at the end of the room. */
export type View = 'corner' | 'one-wall' | 'three-walls'

export interface PlacedCamera {
  /** in the camera's room: parallel to the walls, its origin on the floor below the camera */
  camera: RoomCamera
  /** the plan in the camera's room */
  plan: Plan
  view: View
}

const heights: Record<Family<'height'>, readonly [number, number]> = {
  eye: [1.33, 1.62],
  low: [1.05, 1.28],
  high: [1.66, 1.95],
}

/** The floor's least share of the picture: of most, and of a few. */
const leastFloor = { usual: 0.13, rare: 0.05, share: 0.08 }

/**
 * Puts the camera into a plan so that it sees enough of the floor.
 * @returns null when the plan has no such place, such as for a long lens in a small room
 */
export function placeCamera(
  dice: Dice,
  plan: Plan,
  { lens, size }: { lens: Lens; size: PhotoSize },
  family: Family<'height'>,
): PlacedCamera | null {
  const wide = size.width / 2 / lens.focalLength
  const least = dice.chance(leastFloor.share) ? leastFloor.rare : leastFloor.usual
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const view: View = dice.pick(
      wide > 0.9
        ? ['corner', 'corner', 'three-walls', 'one-wall']
        : wide > 0.5
          ? ['corner', 'corner', 'three-walls', 'one-wall', 'one-wall']
          : ['corner', 'one-wall', 'one-wall'],
    )
    const stand = standIn(dice, plan, view)
    const tilt = radians(Math.max(-20, Math.min(10, dice.normal(wide > 0.9 ? -3 : -7, 5.5))))
    const roll = radians(dice.normal(0, 0.8))
    const height = dice.between(...heights[family])
    if (!stand || height > ceilingAt(plan, stand.place) - 0.25) continue
    if (!isClear(plan, stand.place)) continue
    const quarters = Math.round(stand.yaw / (Math.PI / 2))
    const camera: RoomCamera = {
      fieldOfView: 2 * Math.atan(size.height / 2 / lens.focalLength),
      tilt,
      roll,
      yaw: stand.yaw - (quarters * Math.PI) / 2,
      height,
    }
    const turned = turnTo(plan, stand.place, quarters)
    const seen = floorInPicture(turned.outline, camera, lens, size)
    const share = Math.abs(signedArea(seen.map(({ x, y }) => [x, y]))) / (size.width * size.height)
    if (share < least) continue
    const walls = wallsInView(turned, camera, lens, size).filter(Boolean).length
    if (walls < 1 || (view === 'one-wall' && walls > 2 && attempt < 30)) continue
    return { camera, plan: turned, view }
  }
  return null
}

/** A place and where the camera looks from it, left of −z. */
function standIn(dice: Dice, plan: Plan, view: View) {
  const walls = wallsOfPlan(plan)
  const target = dice.pick(walls)
  if (view === 'corner') {
    const at = dice.whole(0, walls.length - 1)
    const [before, after] = [walls.at(at - 1), walls[at]]
    if (!before || !after) return null
    const [a, b] = [dice.between(0.25, 1.1), dice.between(0.25, 1.1)]
    const place = {
      x: after.from.x + before.normal.x * a + after.normal.x * b,
      z: after.from.z + before.normal.z * a + after.normal.z * b,
    }
    const diagonal = yawOf(before.normal.x + after.normal.x, before.normal.z + after.normal.z)
    return { place, yaw: diagonal + radians(dice.normal(0, 13)) }
  }
  if (target.length < 1.4) return null
  const along = dice.between(0.25, 0.75) * target.length
  const foot = {
    x: target.from.x + target.along.x * along,
    z: target.from.z + target.along.z * along,
  }
  const depth = Math.min(
    ...walls
      .map(({ from, to }) => reachOf(foot, target.normal, from, to))
      .filter((far) => far > 0.3),
  )
  const back = depth - dice.between(0.25, view === 'one-wall' ? 1.2 : 0.6)
  return {
    place: { x: foot.x + target.normal.x * back, z: foot.z + target.normal.z * back },
    yaw:
      yawOf(-target.normal.x, -target.normal.z) +
      radians(dice.normal(0, view === 'one-wall' ? 3.5 : 11)),
  }
}

const yawOf = (x: number, z: number) => Math.atan2(-x, -z)

const isClear = (plan: Plan, { x, z }: FloorPlace) =>
  isInside(
    [x, z],
    plan.outline.map((corner) => [corner.x, corner.z]),
  ) &&
  wallsOfPlan(plan).every(
    (wall) => distanceFrom(wall, { x, z }) > 0.2 || distanceFrom(wall, { x, z }) < 0,
  )

function turnTo(plan: Plan, eye: FloorPlace, quarters: number): Plan {
  const [cos, sin] = [
    Math.round(Math.cos((-quarters * Math.PI) / 2)),
    Math.round(Math.sin((-quarters * Math.PI) / 2)),
  ]
  const outline = plan.outline.map((corner) => {
    const [x, z] = [corner.x - eye.x, corner.z - eye.z]
    return { x: x * cos + z * sin, z: z * cos - x * sin }
  })
  return { ...plan, outline }
}

/** Which walls of a plan are in the picture: at least a few of 12 × 6 points on each. */
export function wallsInView(
  plan: Plan,
  camera: RoomCamera,
  lens: Lens,
  { width, height }: PhotoSize,
): boolean[] {
  const pose = cameraPoseOf(camera, { width, height })
  const walls = wallsOfPlan(plan)
  const eye = { x: 0, z: 0 }
  return walls.map((wall) => {
    let seen = 0
    for (let at = 0; at < 12; at += 1) {
      const along = ((at + 0.5) / 12) * wall.length
      const place = { x: wall.from.x + wall.along.x * along, z: wall.from.z + wall.along.z * along }
      const far = Math.hypot(place.x, place.z)
      const ray = { x: place.x / far, z: place.z / far }
      if (walls.some((other) => reachOf(eye, ray, other.from, other.to) < far - 1e-3)) continue
      for (let up = 0; up < 6; up += 1) {
        const y = ((up + 0.5) / 6) * ceilingAt(plan, place)
        const [x, above, ahead] = toCameraAxes(pose, [place.x, y - camera.height, place.z])
        if (ahead < 0.05) continue
        const flat = { x: x / ahead, y: above / ahead }
        // Far outside the picture the distortion would fold it back in.
        if (Math.hypot(flat.x, flat.y) > 2.2) continue
        const shown = distort(lens, flat)
        if (
          Math.abs(shown.x) * lens.focalLength < width / 2 &&
          Math.abs(shown.y) * lens.focalLength < height / 2
        )
          seen += 1
      }
    }
    return seen >= 3
  })
}
