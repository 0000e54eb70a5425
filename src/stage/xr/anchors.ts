import { Matrix4 } from 'three'
import { radians } from '../../math/angle.ts'
import { length, subtract } from '../../math/vector.ts'
import { headingOf, positionOf, type UprightPose } from './pose.ts'
import type { SurfaceHit } from './reticle.tsx'

interface Thing extends UprightPose {
  id: number
}

/** A fixed place of the real room that a thing keeps to, however the device corrects its map of the room. */
interface Tie {
  /** How the thing stood when this was last looked at. */
  known: UprightPose
  anchor?: XRAnchor
  /** How the thing stands to its anchor. */
  offset?: Matrix4
}

/** A hit ties a thing to its surface only where the thing stands upon it, meters. */
const upon = 0.05

/**
 * Ties things to the room where the device offers it, as long as the session lasts, and does nothing where it does not.
 * @returns to be called in each frame with all things that stand and what is aimed at: ties what has been put elsewhere
 *          since, and moves what the device has corrected
 */
export function createAnchorUpdater() {
  const ties = new Map<number, Tie>()

  const release = (id: number) => {
    ties.get(id)?.anchor?.delete()
    ties.delete(id)
  }
  const tie = async (
    { id, ...thing }: Thing,
    frame: XRFrame,
    space: XRSpace,
    aim: SurfaceHit | null,
  ) => {
    release(id)
    const own: Tie = { known: standingOf(thing) }
    ties.set(id, own)
    const [x, y, z] = thing.at
    const surface = aim && length(subtract(aim.at, thing.at)) < upon ? aim.result : undefined
    try {
      const anchor = await (surface?.createAnchor?.() ??
        frame.createAnchor?.(new XRRigidTransform({ x, y, z }), space))
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
    aim: SurfaceHit | null,
    move: (thing: Own, standing: UprightPose) => void,
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

const standingOf = ({ at, turn }: UprightPose): UprightPose => ({ at, turn })

const isSame = (a: UprightPose, b: UprightPose) => a.turn === b.turn && a.at === b.at

/** Where a tied thing stands in this frame, if its anchor is tracked. */
function corrected(tie: Tie, frame: XRFrame, space: XRSpace): UprightPose | undefined {
  const { anchor, known } = tie
  if (!anchor || (frame.trackedAnchors && !frame.trackedAnchors.has(anchor))) return undefined
  const pose = frame.getPose(anchor.anchorSpace, space)
  if (!pose) return undefined
  const now = new Matrix4().fromArray(pose.transform.matrix)
  tie.offset ??= now
    .clone()
    .invert()
    .multiply(new Matrix4().makeRotationY(radians(known.turn)).setPosition(...known.at))
  const { elements } = now.multiply(tie.offset)
  return { at: positionOf(elements), turn: headingOf(elements) }
}
