import type { Vector3 } from '../../math/vector.ts'
import { normalOf, positionOf } from './pose.ts'

/** Where a surface of the room is met, metres; the normal points away from it. */
export interface Hit {
  at: Vector3
  normal: Vector3
  result: XRHitTestResult
}

export interface HitTests {
  /**
   * The nearest surface ahead.
   * @param source  what points: a controller or a hand; without one, the middle of what the visitor looks at
   */
  read(frame: XRFrame, space: XRSpace, source?: XRInputSource): Hit | null
  dispose(): void
}

/** Follows the middle of the view, and every controller and hand that comes. @throws where the session has ended */
export async function createHitTests(session: XRSession): Promise<HitTests> {
  const viewer = await session.requestReferenceSpace('viewer')
  const middle = await session.requestHitTestSource?.({ space: viewer })
  const pointed = new Map<XRInputSource, XRHitTestSource>()
  let over = false

  const follow = async (source: XRInputSource) => {
    if (source.targetRayMode !== 'tracked-pointer' || pointed.has(source)) return
    try {
      const made = await session.requestHitTestSource?.({ space: source.targetRaySpace })
      if (made && !over) pointed.set(source, made)
    } catch {
      // It went before it was followed.
    }
  }
  const change = ({ added, removed }: XRInputSourcesChangeEvent) => {
    for (const source of added) follow(source)
    for (const source of removed) {
      pointed.get(source)?.cancel()
      pointed.delete(source)
    }
  }
  session.addEventListener('inputsourceschange', change)
  for (const source of session.inputSources ?? []) follow(source)

  return {
    read(frame, space, source) {
      const test = (source && pointed.get(source)) ?? middle
      const [result] = test ? frame.getHitTestResults(test) : []
      const matrix = result?.getPose(space)?.transform.matrix
      if (!result || !matrix) return null
      return { at: positionOf(matrix), normal: normalOf(matrix), result }
    },
    dispose() {
      over = true
      session.removeEventListener('inputsourceschange', change)
      // The session may have ended, and its sources with it.
      for (const source of [middle, ...pointed.values()]) {
        try {
          source?.cancel()
        } catch {}
      }
      pointed.clear()
    },
  }
}
