import { type PieceSize, type Sizes, sizeOf } from '../../../../room-photo/model/design/item.ts'
import type { LeftOut, LeftOutReason } from '../job.ts'
import type { Opening } from '../room.ts'
import { roundPose } from './search/candidates.ts'
import { maxCoveredShare } from './search/task.ts'
import {
  type Body,
  bodyAt,
  distanceTo,
  footprintOverlap,
  overlapDepth,
  type Pose,
  standsInside,
} from './space/body.ts'
import {
  minCameraDistance,
  placeAlongWall,
  type RoomWall,
  type Space,
  type Zone,
  zonesOf,
} from './space/space.ts'
import { coveredShare, visibleShare } from './space/visibility.ts'
import type { LayoutPreferences } from './templates/layout-preferences.ts'

/** A placed piece. */
export interface PlacedPiece {
  piece: string
  variant: string
  pose: Pose
  lift: number
  body: Body
  /** the wall that it hangs on: its index in the outline */
  wall?: number
}

/** The state while small things are added to a room with its furniture. */
export interface Dressing {
  space: Space
  sizes: Sizes
  character: LayoutPreferences
  puts: PlacedPiece[]
  leftOut: LeftOut[]
}

export interface KitPiece {
  piece: string
  variant: string
}

const leastSeen = 0.36

/** Why a body cannot be at a place, except for pieces that it may overlap. */
function whyNot(
  { space, puts }: Dressing,
  body: Body,
  isFriend: (put: PlacedPiece) => boolean,
  isCurtain: boolean,
): LeftOutReason | null {
  if (body.top > space.height + 0.001 || !standsInside(space.outline, body)) return 'no-space'
  const isInZone = ({ above, body: zone }: Zone) =>
    body.top > above && footprintOverlap(zone, body) > 0
  if (!isCurtain && space.zones.some(isInZone)) return 'no-space'
  if (puts.some((put) => !isFriend(put) && overlapDepth(put.body, body) > 0)) return 'no-space'
  const isNear = space.eyes.some((eye) => distanceTo(body, eye.place) < minCameraDistance + 0.002)
  const isLarge = space.eyes.some((eye) => coveredShare(eye, body) > maxCoveredShare)
  const isSeen =
    space.eyes.length === 0 ||
    space.eyes.some((eye) => visibleShare(eye, space.outline, body) >= leastSeen)
  return isNear || isLarge || !isSeen ? 'not-seen' : null
}

/** A candidate place with its extra condition. */
export interface PlaceOption {
  pose: Pose
  lift: number
  wall?: number
  /** pieces that it may overlap, as a throw does a sofa */
  isFriend?: (put: PlacedPiece) => boolean
}

/** Places a piece at the first candidate that fits. @param none  the reason when there is no candidate */
export function placeAtFirstFit(
  dressing: Dressing,
  wanted: KitPiece,
  options: readonly PlaceOption[],
  none: LeftOutReason,
): void {
  const size = sizeOf(wanted.piece, dressing.sizes)
  const whys = new Set<LeftOutReason>()
  for (const { pose, lift, wall, isFriend = () => false } of options) {
    const body = bodyAt(size, pose, lift)
    const why = whyNot(dressing, body, isFriend, wanted.piece === 'curtains')
    if (why) {
      whys.add(why)
      continue
    }
    dressing.puts.push({ ...wanted, pose, lift, body, ...(wall !== undefined && { wall }) })
    return
  }
  const why = whys.has('not-seen') ? 'not-seen' : options.length > 0 ? 'no-space' : none
  dressing.leftOut.push({ piece: wanted.piece, why })
}

/** Meters: from the wall to the cloth; from the window's head to the rod; what the rod is longer on each side. */
const hang = { gap: 0.05, aboveHead: 0.06, aside: 0.08 } as const

/** How far from a window's middle they may hang, so that neighbors do not touch. Meters. */
const shifts = [0, 0.03, -0.03, 0.06, -0.06] as const

/** The windows that a pair of curtains fits, with several ways to hang each, the best first. */
export function curtainSpots(space: Space, size: PieceSize): PlaceOption[][] {
  return space.walls.flatMap((wall) =>
    wall.openings.flatMap((opening) => {
      const lift = liftAt(opening, size, space.height)
      if (lift === null) return []
      const others = space.walls.flatMap((each) =>
        zonesOf({ ...each, openings: each.openings.filter((other) => other !== opening) }),
      )
      const spots = shifts.flatMap((shift) => {
        const pose = poseAt(wall, opening, size, shift)
        const body = bodyAt(size, pose, lift)
        const blocks = others.some(
          (zone) => body.top > zone.above && footprintOverlap(zone.body, body) > 0,
        )
        const fits = fromEnds(wall, opening, shift) >= size.width / 2 + 0.01
        return blocks || !fits ? [] : [{ pose, lift, wall: wall.index }]
      })
      return spots.length > 0 ? [spots] : []
    }),
  )
}

/** The floor that curtains will take, which furniture should leave free. */
export const curtainBodies = (space: Space, size: PieceSize): Body[] =>
  curtainSpots(space, size).flatMap(([spot]) => (spot ? [bodyAt(size, spot.pose, spot.lift)] : []))

/** Height of the curtains above the floor, meters; null when they do not fit the window. */
function liftAt({ kind, from, to, sill, head }: Opening, size: PieceSize, ceiling: number) {
  if (kind !== 'window' || to - from + 2 * hang.aside > size.width) return null
  const lift = Math.round(Math.max(0, head + hang.aboveHead - size.height) * 1000) / 1000
  if (lift + size.height > ceiling - 0.01) return null
  return lift === 0 || lift <= sill - 0.1 ? lift : null
}

function poseAt(wall: RoomWall, { from, to }: Opening, { depth }: PieceSize, shift: number): Pose {
  const at = placeAlongWall(wall, (from + to) / 2 + shift, hang.gap + depth / 2)
  return roundPose({ ...at, turn: wall.turn })
}

function fromEnds({ length }: RoomWall, { from, to }: Opening, shift: number): number {
  const middle = (from + to) / 2 + shift
  return Math.min(middle, length - middle)
}
