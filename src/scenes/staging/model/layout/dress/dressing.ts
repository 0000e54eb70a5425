import type { Sizes } from '../../../../../room-photo/model/design/item.ts'
import type { LeftOut, Why } from '../kit.ts'
import { mostCovered } from '../search/fit.ts'
import { type Body, bodyAt, clash, depthOf, type Pose } from '../space/body.ts'
import { standsInside } from '../space/floor.ts'
import { beforeCamera } from '../space/focus.ts'
import { coveredShare, fromEye, seenShare } from '../space/sight.ts'
import type { Space } from '../space/space.ts'
import type { Zone } from '../space/zones.ts'
import type { Character } from '../templates/character.ts'

/** A piece where it stands or hangs. */
export interface Put {
  piece: string
  look: string
  pose: Pose
  lift: number
  body: Body
  /** the wall that it hangs on: its index in the outline */
  wall?: number
}

/** A room whose furniture stands, while the small things are put into it. */
export interface Dressing {
  space: Space
  sizes: Sizes
  character: Character
  puts: Put[]
  leftOut: LeftOut[]
}

export interface Wanted {
  piece: string
  look: string
}

const leastSeen = 0.36

/** What keeps a body from being where it is, save what it may be in. */
export function whyNot(
  { space, puts }: Dressing,
  body: Body,
  isFriend: (put: Put) => boolean,
  isCurtain: boolean,
): Why | null {
  if (body.top > space.height + 0.001 || !standsInside(space.outline, body)) return 'no-space'
  const isInZone = ({ above, body: zone }: Zone) => body.top > above && depthOf(zone, body) > 0
  if (!isCurtain && space.zones.some(isInZone)) return 'no-space'
  if (puts.some((put) => !isFriend(put) && clash(put.body, body) > 0)) return 'no-space'
  const isNear = space.eyes.some((eye) => fromEye(eye, body) < beforeCamera + 0.002)
  const isLarge = space.eyes.some((eye) => coveredShare(eye, body) > mostCovered)
  const isSeen =
    space.eyes.length === 0 ||
    space.eyes.some((eye) => seenShare(eye, space.outline, body) >= leastSeen)
  return isNear || isLarge || !isSeen ? 'not-seen' : null
}

/** Where something may go, and what else must be asked there. */
export interface Option {
  pose: Pose
  lift: number
  wall?: number
  /** pieces that it may be in, as a throw is on a sofa */
  isFriend?: (put: Put) => boolean
}

/** Puts a piece to the first of the places that takes it. @param none  what is said where there is no place at all */
export function putFirst(
  dressing: Dressing,
  wanted: Wanted,
  options: readonly Option[],
  none: Why,
): boolean {
  const size = dressing.sizes[wanted.piece]
  if (!size) throw new Error(`No piece ${wanted.piece}`)
  const whys = new Set<Why>()
  for (const { pose, lift, wall, isFriend = () => false } of options) {
    const body = bodyAt(size, pose, lift)
    const why = whyNot(dressing, body, isFriend, wanted.piece === 'curtains')
    if (why) {
      whys.add(why)
      continue
    }
    dressing.puts.push({ ...wanted, pose, lift, body, ...(wall !== undefined && { wall }) })
    return true
  }
  const why = whys.has('not-seen') ? 'not-seen' : options.length > 0 ? 'no-space' : none
  dressing.leftOut.push({ piece: wanted.piece, why })
  return false
}
