import { createAnchors } from '../../../../stage/xr/anchors.ts'
import type { Standing } from '../../../../stage/xr/pose.ts'
import { type ArDesign, arPieceOf, standInAr } from '../../model/ar/ar-design.ts'

/** Where a surface of the room is met, metres. */
export interface Hit {
  at: Standing['at']
  result: XRHitTestResult
}

/** A hit ties a piece to its surface only where the piece stands upon it, metres. */
const upon = 0.05

/**
 * Ties the pieces of a design to the real room, each time that the visitor has put one elsewhere or turned it.
 * @returns moves them as the device corrects its map of the room; told whether the visitor is moving a piece just now,
 *          and what is aimed at
 */
export function createTies(design: ArDesign) {
  const anchors = createAnchors()
  /** How each piece stood when this was last looked at. */
  const known = new Map<number, Standing>()

  const isAsKnown = (id: number, { at, turn }: Standing): boolean => {
    const before = known.get(id)
    return before?.turn === turn && before.at.every((part, of) => part === at[of])
  }

  return (frame: XRFrame, space: XRSpace, isHeld: (id: number) => boolean, hit: Hit | null) => {
    for (const id of known.keys()) {
      if (arPieceOf(design, id)) continue
      anchors.release(id)
      known.delete(id)
    }
    const corrected = anchors.read(frame, space)
    for (const { id, at, turn } of design.pieces) {
      if (isHeld(id)) continue
      if (!isAsKnown(id, { at, turn })) {
        const result = hit && apart(hit, at) < upon ? hit.result : undefined
        anchors.tie(id, { at, turn }, frame, space, result)
      } else {
        const standing = corrected.get(id)
        if (!standing || !standInAr(design, id, standing)) continue
      }
      const now = arPieceOf(design, id)
      if (now) known.set(id, { at: now.at, turn: now.turn })
    }
  }
}

const apart = ({ at: a }: Hit, b: Standing['at']) =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
