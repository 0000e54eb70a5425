import { clamp } from '../../../src/math/clamp.ts'
import { isInside } from '../../../src/math/polygon.ts'
import type { FloorPlace } from '../../../src/room-photo/model/camera.ts'
import type { Opening } from '../build/openings.ts'
import { frameOnFloor, type SceneBuilder } from '../build/scene.ts'
import { footprintOf, type Thing, things } from '../build/things.ts'
import type { Dice } from './dice.ts'
import type { PlacedCamera } from './place-camera.ts'
import { ceilingAt, distanceFrom, wallsOfPlan } from './plan.ts'

/** Things stand on the floor in view, clear of walls, doors and the camera. */
export function placeThings(
  scene: SceneBuilder,
  dice: Dice,
  { plan, camera }: PlacedCamera,
  openings: readonly Opening[],
): Thing[] {
  const count = dice.chance(0.55) ? 0 : dice.pick([1, 1, 2, 2, 3, 4])
  const walls = wallsOfPlan(plan)
  const polygon = plan.outline.map(({ x, z }) => [x, z] as const)
  const placed: Thing[] = []
  for (let attempt = 0; attempt < 40 * count && placed.length < count; attempt += 1) {
    const kind = dice.pick(Object.keys(things) as Thing['kind'][])
    if (placed.some((one) => one.kind === kind)) continue
    const draft = things[kind](dice)
    const far = dice.between(1, 5)
    const angle = camera.yaw + dice.normal(0, 0.45)
    const place = { x: -Math.sin(angle) * far, z: -Math.cos(angle) * far }
    if (!isInside([place.x, place.z], polygon)) continue
    const index = walls.reduce(
      (best, wall, at) =>
        distanceTo(wall, place) < distanceTo(walls[best] ?? wall, place) ? at : best,
      0,
    )
    const wall = walls[index]
    if (!wall) continue
    // Most stand by a wall, parallel to it.
    const isBeside = dice.chance(0.7)
    const turn =
      Math.atan2(wall.normal.x, wall.normal.z) +
      (isBeside ? dice.normal(0, 0.06) : dice.between(-1, 1))
    const gap = draft.size[2] / 2 + dice.between(0.03, 0.12) - distanceFrom(wall, place)
    const at = isBeside
      ? { x: place.x + wall.normal.x * gap, z: place.z + wall.normal.z * gap }
      : place
    const thing: Thing = { kind, place: at, turn, size: draft.size }
    const corners = footprintOf(thing)
    const isIn =
      corners.every(({ x, z }) => isInside([x, z], polygon)) &&
      walls.every((one) => corners.every((corner) => distanceTo(one, corner) > 0.02))
    const reach = Math.hypot(draft.size[0], draft.size[2]) / 2
    const isFree =
      Math.hypot(at.x, at.z) > reach + 0.7 &&
      placed.every(
        (one) =>
          Math.hypot(one.place.x - at.x, one.place.z - at.z) >
          reach + Math.hypot(one.size[0], one.size[2]) / 2,
      ) &&
      openings.every(
        (opening) => opening.sill > draft.size[1] || !isBefore(opening, walls, at, reach),
      ) &&
      draft.size[1] < ceilingAt(plan, at) - 0.3
    if (!isIn || !isFree) continue
    draft.build(scene, frameOnFloor(at, turn))
    placed.push(thing)
  }
  return placed
}

function isBefore(
  { wall, from, to, kind }: Opening,
  walls: ReturnType<typeof wallsOfPlan>,
  place: FloorPlace,
  reach: number,
): boolean {
  const there = walls[wall]
  if (!there) return false
  const u = (place.x - there.from.x) * there.along.x + (place.z - there.from.z) * there.along.z
  const d = distanceFrom(there, place)
  return (
    u > from - reach && u < to + reach && d > -0.1 && d < reach + (kind === 'window' ? 0.2 : 0.9)
  )
}

/** Distance of a place to a wall's foot. */
function distanceTo(
  { from, along, length }: ReturnType<typeof wallsOfPlan>[number],
  { x, z }: FloorPlace,
): number {
  const u = clamp((x - from.x) * along.x + (z - from.z) * along.z, 0, length)
  return Math.hypot(x - from.x - along.x * u, z - from.z - along.z * u)
}
