import { wrap360 } from '../../../../../math/angle.ts'
import { bodyAt, fromBodyFrame, type Pose } from '../space/body.ts'
import { placeAlongWall, type RoomWall, type Space, wallSpanMiddles } from '../space/space.ts'
import type { PlaceRule, Unit } from '../templates/template.ts'
import type { UnitPlace } from './task.ts'

/** Meters between places along a wall, and across the floor. */
const spacing = { wall: 0.25, floor: 0.3 } as const

/** Rounds to whole millimeters and tenths of a degree, as designs store them. */
export const roundPose = ({ x, z, turn }: Pose): Pose => ({
  x: Math.round(x * 1000) / 1000 + 0,
  z: Math.round(z * 1000) / 1000 + 0,
  turn: (Math.round(wrap360(turn) * 10) / 10) % 360,
})

/** Converts a pose from another piece's frame to the room. */
export function poseInRoom(parent: Pose, pose: Pose): Pose {
  const frame = bodyAt({ width: 0, depth: 0, height: 0 }, parent)
  return roundPose({ ...fromBodyFrame(frame, pose), turn: parent.turn + pose.turn })
}

/** @param poseOf  pose of another unit; null when it is left out */
export function candidatesOf(
  space: Space,
  unit: Unit,
  poseOf: (unit: number) => Pose | null,
): UnitPlace[] {
  return unit.places.flatMap((place, at) =>
    posesOf(space, unit, place, poseOf).map((pose) => ({ pose: roundPose(pose), place: at })),
  )
}

function posesOf(
  space: Space,
  unit: Unit,
  place: PlaceRule,
  poseOf: (unit: number) => Pose | null,
): Pose[] {
  switch (place.by) {
    case 'wall':
      return space.walls.flatMap((wall) =>
        alongWall(wall, unit.width).map((by) => ({
          ...placeAlongWall(wall, by, place.gap + unit.depth / 2),
          turn: wall.turn + (place.turn ?? 0),
        })),
      )
    case 'corner':
      return space.walls.flatMap((wall) => {
        if (!wall.startsInCorner) return []
        const { gap, across = false } = place
        const at = placeAlongWall(wall, gap + unit.width / 2, gap + unit.depth / 2)
        return [{ ...at, turn: wall.turn - (across ? 45 : 0) }]
      })
    case 'piece': {
      const parent = poseOf(place.of)
      return parent ? [poseInRoom(parent, place.pose)] : []
    }
    case 'floor':
      return acrossFloor(space)
  }
}

/** Along a wall: the middles of the wall and of what openings leave of it, both ends, and in between. */
function alongWall(wall: RoomWall, width: number): number[] {
  const { length } = wall
  const [low, high] = [width / 2 + 0.02, length - width / 2 - 0.02]
  if (low > high) return []
  const places = [low, high, length / 2, ...wallSpanMiddles(wall)]
  for (let off = spacing.wall; off < length / 2; off += spacing.wall) {
    places.push(length / 2 - off, length / 2 + off)
  }
  return places.filter((by) => by >= low && by <= high)
}

function acrossFloor({ bounds, middle, focus, walls }: Space): Pose[] {
  const turn = walls[0]?.turn ?? 0
  const places = [middle, focus]
  const { left, right, back, front } = bounds
  for (let x = left + 0.5; x < right; x += spacing.floor) {
    for (let z = back + 0.5; z < front; z += spacing.floor) places.push({ x, z })
  }
  return places.flatMap((at) => [0, 90, 180, 270].map((by) => ({ ...at, turn: turn + by })))
}
