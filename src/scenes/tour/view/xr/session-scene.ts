import { PerspectiveCamera, Scene } from 'three'
import { degrees } from '../../../../math/angle.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import { takeRenderer } from '../../../../stage/renderer.ts'
import { headingOf, positionOf, rayOf } from '../../../../stage/xr/pose.ts'

/** What one session draws with: a renderer of its own, which the page's gives its memory to. */
export function createSessionScene(name: string) {
  const renderer = takeRenderer(name, { antialias: true, alpha: true, depth: true })
  return { renderer, scene: new Scene(), camera: new PerspectiveCamera(60, 1, 0.05, 200) }
}

/** Where a head is and which way it looks: metres, degrees. */
export type Head = { eye: Vector3; heading: number; pitch: number }

export function headOf(matrix: ArrayLike<number>): Head {
  const { direction } = rayOf(matrix)
  const pitch = degrees(Math.atan2(direction[1], Math.hypot(direction[0], direction[2])))
  return { eye: positionOf(matrix), heading: headingOf(matrix), pitch }
}

/** Frames of a session, to wait for: the page's own may not come while it runs. */
export const framesOf = (session: XRSession) => (): Promise<unknown> =>
  new Promise((resolve) => {
    const over = () => resolve(undefined)
    session.addEventListener('end', over, { once: true })
    session.requestAnimationFrame(() => {
      session.removeEventListener('end', over)
      resolve(undefined)
    })
  })
