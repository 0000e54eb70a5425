import { radians } from '../../../../../math/angle.ts'
import type { LeftOutReason } from '../../job.ts'
import {
  type Body,
  bodyAt,
  distanceTo,
  footprintOverlap,
  fromBodyFrame,
  isFlat,
  overlapDepth,
  type Pose,
  standsInside,
} from '../space/body.ts'
import {
  minCameraDistance,
  type RoomWall,
  type Space,
  toWallFrame,
  wallSpanMiddles,
} from '../space/space.ts'
import { coveredShare, shareBetweenSides, visibleShare } from '../space/visibility.ts'
import { type BlockedCells, blockedCellsOf } from '../space/ways.ts'
import type { LayoutPreferences } from '../templates/layout-preferences.ts'
import type { ClearArea, PlaceRule, Unit } from '../templates/template.ts'

/** The place of a unit. */
export interface UnitPlace {
  pose: Pose
  /** index of its place rule */
  place: number
  /** where a piece on a leash began */
  home?: Pose
}

/** The place of each unit in the units' order, null for those left out. */
export type Plan = (UnitPlace | null)[]

/** The problem: room, units, and cached results. */
export interface Task {
  space: Space
  units: readonly Unit[]
  character: LayoutPreferences
  fitting(unit: number, pose: Pose): PieceFit
  /** @returns the cells that it blocks; null for what can be walked over */
  trace(unit: number, pose: Pose): BlockedCells | null
  /** @returns the cost of the place, independent of other pieces */
  own(unit: number, stand: UnitPlace): number
}

/** What a window without its curtains costs. */
const keepsOut = 2

/** @param curtains  places where curtains will hang; standing there costs */
export function createTask(
  space: Space,
  units: readonly Unit[],
  character: LayoutPreferences,
  curtains: readonly Body[],
): Task {
  const fitting = remembered((unit, pose) => fitOf(space, units[unit] as Unit, pose))
  const trace = remembered((unit, pose) => blockedCellsOf(space.ground, fitting(unit, pose).body))
  const own = (unit: number, stand: UnitPlace) => {
    const found = fitting(unit, stand.pose)
    const kept = curtains.filter((body) => overlapDepth(body, found.body) > 0).length
    return ownCost(space, units[unit] as Unit, character, stand, found) + keepsOut * kept
  }
  return { space, units, character, fitting, trace, own }
}

/** Caches by pose, since a search evaluates equal poses many times. */
function remembered<T>(find: (unit: number, pose: Pose) => T) {
  const known = new Map<string, T>()
  return (unit: number, pose: Pose): T => {
    const key = `${unit} ${pose.x} ${pose.z} ${pose.turn}`
    if (!known.has(key)) known.set(key, find(unit, pose))
    return known.get(key) as T
  }
}

/** The evaluation of a piece in the empty room. */
export interface PieceFit {
  body: Body
  /** its clear areas on the floor, in the order of `clear` */
  clear: Body[]
  /** why it cannot stand there */
  why: LeftOutReason | null
  /** its visible share in the first photo, 0 … 1 */
  seen: number
  /** its share of the first picture, 0 … 1 */
  covered: number
}

/**
 * The largest share of a picture that one piece may cover, and the least share of a piece that a photo must show. A
 * bed may cover more, since it is what the picture is about.
 */
export const maxCoveredShare = 0.28
const ofAnchor = { mostCovered: 0.43, leastSeen: 0.34 } as const
const leastSeen = 0.38
/** Of a wardrobe that the frame cuts, a photo shows a plank: most of what is so high and wide must be in it. */
const tall = { top: 1.4, width: 0.5, leastSeen: 0.7 } as const

/** Kept from everything, so that a rule's own reckoning cannot differ. Meters. */
const margin = 0.002

function fitOf(space: Space, unit: Unit, pose: Pose): PieceFit {
  const body = bodyAt(unit, pose, unit.lift)
  const clear = unit.clear.map((each) => clearBody(each, body, pose.turn))
  const seen = space.eyes.map((eye) => visibleShare(eye, space.outline, body))
  const covered = space.eyes.map((eye) => (isFlat(body) ? 0 : coveredShare(eye, body)))
  const most = Math.max(...covered, 0)
  const found = { body, clear, seen: seen[0] ?? 1, covered: covered[0] ?? 0 }
  if (!standsClear(space, unit, body, clear)) return { ...found, why: 'no-space' }
  const nearest = Math.min(...space.eyes.map((eye) => distanceTo(body, eye.place)))
  const isBefore = !isFlat(body) && nearest < minCameraDistance + margin
  const limit = unit.role === 'anchor' ? ofAnchor : { mostCovered: maxCoveredShare, leastSeen }
  const isTall = body.top >= tall.top && 2 * body.halfWidth >= tall.width
  const least = isTall ? tall.leastSeen : limit.leastSeen
  const isSeen = space.eyes.length === 0 || Math.max(...seen) >= least
  const [first] = space.eyes
  const isBeside =
    first && !isFlat(body) ? shareBetweenSides(first, body) < space.leastInView : false
  const isHidden = isBefore || most > limit.mostCovered || !isSeen || isBeside
  return { ...found, why: isHidden ? 'not-seen' : null }
}

/** Within the walls and under the ceiling, and not where doors and windows want nothing. */
function standsClear(space: Space, unit: Unit, body: Body, clear: readonly Body[]): boolean {
  if (body.top > space.height - margin || !standsInside(space.outline, body)) return false
  if (space.zones.some((zone) => body.top > zone.above && footprintOverlap(zone.body, body) > 0))
    return false
  return clear.every((each, at) => !unit.clear[at]?.must || standsInside(space.outline, each))
}

function clearBody({ x, z, width, depth }: ClearArea, owner: Body, turn: number): Body {
  return bodyAt({ width, depth, height: 2 }, { ...fromBodyFrame(owner, { x, z }), turn })
}

/** The cost of a piece that is not completely visible. */
const unseen = { anchor: 1.6, table: 0.8, seat: 0.8, storage: 0.7, rug: 0.3, accent: 0.5 } as const

/**
 * The cost of a piece's place, independent of the others; 0 is ideal, 1 a makeshift.
 * Source: Merrell et al. 2011, "Interactive furniture layout using interior design guidelines"; Yu et al. 2011, "Make
 * it home": backs to walls, visibility, alignment
 */
function ownCost(
  space: Space,
  unit: Unit,
  character: LayoutPreferences,
  { pose, place }: { pose: Pose; place: number },
  { seen, covered }: PieceFit,
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

/** What a photo is about fills it best from here to there, meters. */
const shown = { near: 2.2, far: 3.8 } as const

function tooFar({ eyes: [eye] }: Space, { x, z }: Pose): number {
  if (!eye) return 0
  const far = Math.hypot(eye.place.x - x, eye.place.z - z)
  return 0.3 * Math.max(0, far - shown.far, shown.near - far)
}

/** Only a large room has floor to give away behind what stands free. Square meters. */
const large = 30

const cramped = ({ area }: Space, place: PlaceRule): number =>
  place.by === 'wall' && place.gap > 0.5 ? Math.max(0, (large - area) / 3) : 0

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
  character: LayoutPreferences,
  place: PlaceRule,
  pose: Pose,
): number {
  if (place.by !== 'wall') return 0
  const turn = (pose.turn + 360 - (place.turn ?? 0)) % 360
  const wall = walls.find(
    (each) =>
      each.turn === turn &&
      Math.abs(toWallFrame(each, pose).off - place.gap - unit.depth / 2) < 0.02,
  )
  if (!wall) return 0
  const { by } = toWallFrame(wall, pose)
  const [from, to] = [by - unit.width / 2, by + unit.width / 2]
  const behind = wall.openings.reduce(
    (sum, opening) => sum + Math.max(0, Math.min(to, opening.to) - Math.max(from, opening.from)),
    0,
  )
  const off = unit.role === 'anchor' ? character.centered * offCenter(wall, by) : 0
  return off + (unit.role === 'anchor' ? 1.2 : 0.4) * (behind / unit.width)
}

/** From the nearer of the middles of a wall and of what its openings leave. Meters. */
function offCenter(wall: RoomWall, by: number): number {
  const middles = [wall.length / 2, ...wallSpanMiddles(wall)]
  return Math.min(...middles.map((middle) => Math.abs(middle - by)))
}

/** A table that stands free is in the middle of what is seen, along the room. */
function offMiddle({ focus, middle, bounds, radius }: Space, unit: Unit, pose: Pose): number {
  const far = Math.hypot(pose.x - focus.x, pose.z - focus.z)
  const { left, right, back, front } = bounds
  const isWide = right - left > front - back
  const isAcross = (Math.round(pose.turn / 90) % 2 === 0) !== isWide
  const off = Math.min(Math.abs(pose.x - middle.x), Math.abs(pose.z - middle.z))
  return far / radius + 0.4 * off + (isAcross && unit.role === 'anchor' ? 0.3 : 0)
}
