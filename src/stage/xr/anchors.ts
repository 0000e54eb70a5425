import { radians, wrap180 } from '../../math/angle.ts'
import { add, length, rotate, subtract, type Vector3 } from '../../math/vector.ts'
import { headingOf, positionOf, type Standing } from './pose.ts'
import type { Aim } from './reticle.tsx'

interface Thing extends Standing {
  id: number
}

/** A fixed place of the real room that a thing keeps to, however the device corrects its map of the room. */
interface Tie {
  /** How the thing stood when it was tied. */
  standing: Standing
  /** How it stood when this was last looked at. */
  known: Standing
  anchor?: XRAnchor
  /** Where the anchor was at first. */
  first?: Place
}

type Place = { at: Vector3; heading: number }

/** A hit ties a thing to its surface only where the thing stands upon it, meters. */
const upon = 0.05

/**
 * Ties things to the room where the device offers it, as long as the session lasts, and does nothing where it does not.
 * @returns to be called in each frame with all things that stand and what is aimed at: ties what has been put elsewhere
 *          since, and moves what the device has corrected
 */
export function createAnchors() {
  const ties = new Map<number, Tie>()

  const release = (id: number) => {
    ties.get(id)?.anchor?.delete()
    ties.delete(id)
  }
  const tie = async ({ id, ...thing }: Thing, frame: XRFrame, space: XRSpace, aim: Aim | null) => {
    release(id)
    const standing = standingOf(thing)
    const own: Tie = { standing, known: standing }
    ties.set(id, own)
    const [x, y, z] = standing.at
    const isUpon = aim !== null && length(subtract(aim.at, standing.at)) < upon
    try {
      const anchor = await (isUpon && aim.result.createAnchor
        ? aim.result.createAnchor()
        : frame.createAnchor?.(new XRRigidTransform({ x, y, z }), space))
      if (ties.get(id) === own) own.anchor = anchor
      else anchor?.delete()
    } catch {
      // The device has no place for another anchor: the thing stays where it is.
    }
  }

  return <Own extends Thing>(
    frame: XRFrame,
    space: XRSpace,
    things: readonly Own[],
    aim: Aim | null,
    move: (thing: Own, standing: Standing) => void,
  ): void => {
    for (const id of [...ties.keys()]) if (!things.some((thing) => thing.id === id)) release(id)
    for (const thing of things) {
      const own = ties.get(thing.id)
      if (!own || !isSame(own.known, thing)) {
        void tie(thing, frame, space, aim)
        continue
      }
      const standing = corrected(own, frame, space)
      if (standing) move(thing, standing)
      own.known = standingOf(thing)
    }
  }
}

const standingOf = ({ at: [x, y, z], turn }: Standing): Standing => ({ at: [x, y, z], turn })

const isSame = (a: Standing, b: Standing) =>
  a.turn === b.turn && a.at.every((part, of) => part === b.at[of])

/** Where a tied thing stands in this frame, if its anchor is tracked. */
function corrected(tie: Tie, frame: XRFrame, space: XRSpace): Standing | undefined {
  const { anchor } = tie
  if (!anchor || (frame.trackedAnchors && !frame.trackedAnchors.has(anchor))) return undefined
  const matrix = frame.getPose(anchor.anchorSpace, space)?.transform.matrix
  if (!matrix) return undefined
  const now = { at: positionOf(matrix), heading: headingOf(matrix) }
  tie.first ??= now
  return moved(tie.standing, tie.first, now)
}

/** A standing after its anchor went from one place to another. */
function moved({ at, turn }: Standing, from: Place, to: Place): Standing {
  const by = wrap180(to.heading - from.heading)
  const offset = rotate(subtract(at, from.at), [0, radians(by), 0])
  return { at: add(to.at, offset), turn: turn + by }
}
