import { radians } from '../../../../../math/angle.ts'
import type { Pose } from '../space/body.ts'
import type { Space } from '../space/space.ts'
import { fromWall, type RoomWall } from '../space/walls.ts'
import type { Character } from '../templates/character.ts'
import type { Place, Unit } from '../units/unit.ts'
import type { Fit } from './fit.ts'

/** What it costs that a photo does not show all of a piece. */
const unseen = { anchor: 1.6, table: 0.8, seat: 0.8, storage: 0.7, rug: 0.3, accent: 0.5 } as const

/**
 * What a piece's stand costs, whatever else is in the room; 0 is ideal, 1 a makeshift.
 * Source: Merrell et al. 2011, "Interactive furniture layout using interior design guidelines"; Yu et al. 2011, "Make
 * it home": backs to walls, visibility, alignment
 */
export function ownCost(
  space: Space,
  unit: Unit,
  character: Character,
  { pose, place }: { pose: Pose; place: number },
  { seen, covered }: Fit,
): number {
  const said = unit.places[place]
  if (!said) return 0
  const hides =
    unit.role === 'anchor' ? 4 * Math.max(0, covered - 0.26) : 1.5 * Math.max(0, covered - 0.08)
  return (
    said.cost +
    unseen[unit.role] * (1 - seen) +
    hides +
    turnedAway(space, unit, pose) +
    byWall(space, unit, character, said, pose) +
    (unit.role === 'anchor' ? tooFar(space, pose) + cramped(space, said) : 0) +
    (said.by === 'floor' ? offMiddle(space, unit, pose) : 0)
  )
}

/** What a photo is about fills it best from here to there, metres. */
const shown = { near: 2.2, far: 3.8 } as const

function tooFar({ eyes: [eye] }: Space, { x, z }: Pose): number {
  if (!eye) return 0
  const far = Math.hypot(eye.place.x - x, eye.place.z - z)
  return 0.3 * Math.max(0, far - shown.far, shown.near - far)
}

/** Only a large room has floor to give away behind what stands free. Square metres. */
const large = 30

const cramped = ({ area }: Space, place: Place): number =>
  place.by === 'wall' && place.gap > 0.5 ? Math.max(0, (large - area) / 10) : 0

/** The front of a sofa is what a photo is to show. */
function turnedAway({ eyes: [eye] }: Space, { faces }: Unit, { x, z, turn }: Pose): number {
  if (!eye || faces === 0) return 0
  const [dx, dz] = [eye.place.x - x, eye.place.z - z]
  const cos =
    (dx * Math.sin(radians(turn)) + dz * Math.cos(radians(turn))) / (Math.hypot(dx, dz) || 1)
  return faces * (1 - cos)
}

function byWall(
  { walls }: Space,
  unit: Unit,
  character: Character,
  place: Place,
  pose: Pose,
): number {
  if (place.by !== 'wall') return 0
  const turn = (pose.turn + 360 - (place.turn ?? 0)) % 360
  const wall = walls.find(
    (each) => each.turn === turn && Math.abs(backOff(each, unit, place, pose)) < 0.02,
  )
  if (!wall) return 0
  const { by } = fromWall(wall, pose)
  const [from, to] = [by - unit.width / 2, by + unit.width / 2]
  const behind = wall.openings.reduce(
    (sum, opening) => sum + Math.max(0, Math.min(to, opening.to) - Math.max(from, opening.from)),
    0,
  )
  const off = unit.role === 'anchor' ? character.centred * offCentre(wall, by) : 0
  return off + (unit.role === 'anchor' ? 1.2 : 0.4) * (behind / unit.width)
}

const backOff = (wall: RoomWall, { depth }: Unit, { gap }: { gap: number }, pose: Pose): number =>
  fromWall(wall, pose).off - gap - depth / 2

/** From the nearer of the middles of a wall and of what its openings leave. Metres. */
function offCentre({ length, openings }: RoomWall, by: number): number {
  const edges = [0, ...openings.flatMap(({ from, to }) => [from, to]), length]
  const middles = [length / 2, ...edges.slice(1).map((edge, at) => (edge + (edges[at] ?? 0)) / 2)]
  return Math.min(...middles.map((middle) => Math.abs(middle - by)))
}

/** A table that stands free is in the middle of what is seen, along the room. */
function offMiddle({ focus, middle, outline, radius }: Space, unit: Unit, pose: Pose): number {
  const far = Math.hypot(pose.x - focus.x, pose.z - focus.z)
  const [xs, zs] = [outline.map(({ x }) => x), outline.map(({ z }) => z)]
  const isWide = Math.max(...xs) - Math.min(...xs) > Math.max(...zs) - Math.min(...zs)
  const isAcross = (Math.round(pose.turn / 90) % 2 === 0) !== isWide
  const off = Math.min(Math.abs(pose.x - middle.x), Math.abs(pose.z - middle.z))
  return far / radius + 0.4 * off + (isAcross && unit.role === 'anchor' ? 0.3 : 0)
}
