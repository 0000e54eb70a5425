import type { PieceSize } from '../../../../../room-photo/model/design/item.ts'
import type { Opening } from '../../room.ts'
import { tidy } from '../search/candidates.ts'
import { type Body, bodyAt, depthOf, type Pose } from '../space/body.ts'
import type { Space } from '../space/space.ts'
import { placeAt, type RoomWall } from '../space/walls.ts'
import { zonesOf } from '../space/zones.ts'

/** Metres: from the wall to the cloth; from the window's head to the rod; what the rod is longer on each side. */
const hang = { gap: 0.05, aboveHead: 0.06, aside: 0.08 } as const

/** How far from a window's middle they may hang, so that neighbours do not touch. Metres. */
const shifts = [0, 0.03, -0.03, 0.06, -0.06] as const

export interface CurtainSpot {
  pose: Pose
  lift: number
  wall: number
}

/** The windows that a pair of curtains fits, and how they hang there: several ways a window, the best first. */
export function curtainSpots(space: Space, size: PieceSize): CurtainSpot[][] {
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
        const blocks = others.some((zone) => body.top > zone.above && depthOf(zone.body, body) > 0)
        const fits = fromEnds(wall, opening, shift) >= size.width / 2 + 0.01
        return blocks || !fits ? [] : [{ pose, lift, wall: wall.index }]
      })
      return spots.length > 0 ? [spots] : []
    }),
  )
}

/** The floor that curtains would take, which furniture had better leave. */
export const curtainBodies = (space: Space, size: PieceSize): Body[] =>
  curtainSpots(space, size).flatMap(([spot]) => (spot ? [bodyAt(size, spot.pose, spot.lift)] : []))

/** How high they hang over the floor, metres; null where they are too short, too narrow or too long for it. */
function liftAt({ kind, from, to, sill, head }: Opening, size: PieceSize, ceiling: number) {
  if (kind !== 'window' || to - from + 2 * hang.aside > size.width) return null
  const lift = Math.round(Math.max(0, head + hang.aboveHead - size.height) * 1000) / 1000
  if (lift + size.height > ceiling - 0.01) return null
  return lift === 0 || lift <= sill - 0.1 ? lift : null
}

function poseAt(wall: RoomWall, { from, to }: Opening, { depth }: PieceSize, shift: number): Pose {
  const at = placeAt(wall, (from + to) / 2 + shift, hang.gap + depth / 2)
  return tidy({ ...at, turn: wall.turn })
}

function fromEnds({ length }: RoomWall, { from, to }: Opening, shift: number): number {
  const middle = (from + to) / 2 + shift
  return Math.min(middle, length - middle)
}
