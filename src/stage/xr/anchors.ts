import { wrap180 } from '../../math/angle.ts'
import type { Vector3 } from '../../math/vector.ts'
import { headingOf, positionOf, type Standing } from './pose.ts'

/** A fixed place of the real room that a thing keeps to, however the device corrects its map of the room. */
interface Anchored {
  anchor: XRAnchor
  standing: Standing
  /** of the anchor when the thing was tied to it */
  first: { at: Vector3; heading: number } | null
}

/** Ties things to the room where the device offers it, and does nothing where it does not. */
export function createAnchors() {
  const all = new Map<number, Anchored>()
  /** Ids whose anchor is being made, and the latest order for each. */
  const orders = new Map<number, symbol>()

  const release = (id: number) => {
    orders.delete(id)
    all.get(id)?.anchor.delete()
    all.delete(id)
  }

  return {
    /** Ties a thing to where it stands now. @param result  the hit that put it there, which ties it to its surface */
    async tie(
      id: number,
      standing: Standing,
      frame: XRFrame,
      space: XRSpace,
      result?: XRHitTestResult,
    ): Promise<void> {
      release(id)
      const order = Symbol(id)
      orders.set(id, order)
      try {
        const [x, y, z] = standing.at
        const anchor = await (result?.createAnchor
          ? result.createAnchor()
          : frame.createAnchor?.(new XRRigidTransform({ x, y, z }), space))
        if (!anchor) return
        if (orders.get(id) !== order) anchor.delete()
        else all.set(id, { anchor, standing, first: null })
      } catch {
        // The device has no place for another anchor: the thing stays where it is.
      }
    },
    release,
    /** Where each tied thing stands in this frame, for those whose anchors are tracked. */
    read(frame: XRFrame, space: XRSpace): Map<number, Standing> {
      const found = new Map<number, Standing>()
      for (const [id, own] of all) {
        if (frame.trackedAnchors && !frame.trackedAnchors.has(own.anchor)) continue
        const matrix = frame.getPose(own.anchor.anchorSpace, space)?.transform.matrix
        if (!matrix) continue
        const now = { at: positionOf(matrix), heading: headingOf(matrix) }
        own.first ??= now
        found.set(id, moved(own.standing, own.first, now))
      }
      return found
    },
    releaseAll() {
      for (const id of [...all.keys()]) release(id)
      orders.clear()
    },
  }
}

type Place = { at: Vector3; heading: number }

/** A standing after its anchor went from one place to another. */
function moved({ at, turn }: Standing, from: Place, to: Place): Standing {
  const by = wrap180(to.heading - from.heading)
  const [cos, sin] = [Math.cos((by * Math.PI) / 180), Math.sin((by * Math.PI) / 180)]
  const [x, y, z] = [at[0] - from.at[0], at[1] - from.at[1], at[2] - from.at[2]]
  return {
    at: [to.at[0] + x * cos + z * sin, to.at[1] + y, to.at[2] - x * sin + z * cos],
    turn: turn + by,
  }
}
