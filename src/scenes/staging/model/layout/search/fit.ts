import type { Why } from '../kit.ts'
import { type Body, bodyAt, depthOf, isFlat, outOfFrame, type Pose } from '../space/body.ts'
import { standsInside } from '../space/floor.ts'
import { beforeCamera } from '../space/focus.ts'
import { coveredShare, fromEye, seenShare } from '../space/sight.ts'
import type { Space } from '../space/space.ts'
import type { Clear, Unit } from '../units/unit.ts'

/** How a piece stands in the empty room, whatever else is in it. */
export interface Fit {
  body: Body
  /** the floor that it needs besides, in the order of its `clear` */
  clear: Body[]
  /** what keeps it from standing there */
  why: Why | null
  /** share of it in the first photo, 0 … 1 */
  seen: number
  /** of the first picture, 0 … 1 */
  covered: number
}

/**
 * What of a picture one piece may take, and what of it a photo must show. Shares. A bed takes much of a small room's
 * picture, and it is what the picture is about.
 */
export const mostCovered = 0.28
const ofAnchor = { mostCovered: 0.43, leastSeen: 0.34 } as const
const leastSeen = 0.38
/** Of a wardrobe that the frame cuts, a photo shows a plank: most of what is so high and wide must be in it. */
const tall = { top: 1.4, width: 0.5, leastSeen: 0.7 } as const

/** Kept from everything, so that a rule's own reckoning cannot differ. Metres. */
const margin = 0.002

export function fitOf(space: Space, unit: Unit, pose: Pose): Fit {
  const body = bodyAt(unit, pose, unit.lift)
  const clear = unit.clear.map((each) => clearBody(each, body, pose.turn))
  const seen = space.eyes.map((eye) => seenShare(eye, space.outline, body))
  const covered = space.eyes.map((eye) => (isFlat(body) ? 0 : coveredShare(eye, body)))
  const most = Math.max(...covered, 0)
  const found = { body, clear, seen: seen[0] ?? 1, covered: covered[0] ?? 0 }
  if (!standsClear(space, unit, body, clear)) return { ...found, why: 'no-space' }
  const nearest = Math.min(...space.eyes.map((eye) => fromEye(eye, body)))
  const isBefore = !isFlat(body) && nearest < beforeCamera + margin
  const limit = unit.role === 'anchor' ? ofAnchor : { mostCovered, leastSeen }
  const isTall = body.top >= tall.top && 2 * body.halfWidth >= tall.width
  const least = isTall ? tall.leastSeen : limit.leastSeen
  const isSeen = space.eyes.length === 0 || Math.max(...seen) >= least
  return { ...found, why: isBefore || most > limit.mostCovered || !isSeen ? 'not-seen' : null }
}

/** Within the walls and under the ceiling, and not where doors and windows want nothing. */
function standsClear(space: Space, unit: Unit, body: Body, clear: readonly Body[]): boolean {
  if (body.top > space.height - margin || !standsInside(space.outline, body)) return false
  if (space.zones.some((zone) => body.top > zone.above && depthOf(zone.body, body) > 0))
    return false
  return clear.every((each, at) => !unit.clear[at]?.must || standsInside(space.outline, each))
}

function clearBody({ x, z, width, depth }: Clear, owner: Body, turn: number): Body {
  return bodyAt({ width, depth, height: 2 }, { ...outOfFrame(owner, { x, z }), turn })
}
