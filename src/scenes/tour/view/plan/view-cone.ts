import { type RefObject, useLayoutEffect, useRef } from 'react'
import { radians, wrap360 } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'
import { subscribeFrames } from '../../model/camera/tour-camera.ts'
import type { PixelSize, Plan, Room } from '../../model/document/tour-document.ts'
import { conePath, coneReach, coneTransform } from '../../model/plan/plan-drawing.ts'
import { type ViewCone, viewConeOnWalk } from '../../model/plan/plan-geometry.ts'
import type { Tour } from '../../model/tour.ts'

type Cone = {
  path: RefObject<SVGPathElement | null>
  /** What turns it stands at its edge. */
  handle: RefObject<HTMLElement | null>
}

/**
 * Keeps the cone of what is seen on the plan, frame by frame and without rendering, also while one walks to another
 * room.
 * @param room  that is shown; undefined while there is no cone
 * @returns which way it points, degrees clockwise from up; zero while there is none
 */
export function useViewCone(
  { path, handle }: Cone,
  { camera, view }: Tour,
  plan: Plan,
  room: Room | undefined,
): () => number {
  const direction = useRef(0)
  useLayoutEffect(() => {
    const element = path.current
    if (!element || !room) return
    const { width, height } = plan.size
    const draw = coneDrawer(element, plan.size)
    const show = () => {
      // Before the first frame of another room: until then what is drawn stays.
      if (camera.width === 0 || camera.height === 0) return
      const standing = {
        offset: [0, 0] as const,
        viewDirection: { ...camera.viewDirection, zoom: view.zoom },
      }
      const step = camera.walkStep ?? standing
      const cone = viewConeOnWalk(plan, room, step, camera.width / camera.height)
      direction.current = cone?.direction ?? 0
      const { current: grip } = handle
      if (!draw(cone) || !cone || !grip) return
      const reach = coneReach * Math.max(width, height)
      const angle = radians(cone.direction)
      grip.style.left = `${100 * clamp(cone.x + (reach * Math.sin(angle)) / width, 0, 1)}%`
      grip.style.top = `${100 * clamp(cone.y - (reach * Math.cos(angle)) / height, 0, 1)}%`
      grip.setAttribute('aria-valuenow', String(Math.round(wrap360(cone.direction)) % 360))
    }
    // A handle that comes has to be put in its place, whatever is drawn already.
    show()
    return subscribeFrames(camera, show)
  }, [path, handle, camera, view, plan, room])
  return () => direction.current
}

/**
 * Draws a view cone by a path of a plan's drawing. What only turns or moves it is written as that: its shape is another
 * when the view is wider or narrower.
 * @returns draws it as it is now, null: not at all; and tells whether it stands or points otherwise than before
 */
export function coneDrawer(path: SVGPathElement, size: PixelSize) {
  let width = Number.NaN
  let place: string | null = ''
  return (cone: ViewCone | null): boolean => {
    const now = cone && coneTransform(cone, size)
    if (cone && cone.width !== width) {
      width = cone.width
      path.setAttribute('d', conePath(width, size))
    }
    if (now === place) return false
    place = now
    if (now !== null) path.setAttribute('transform', now)
    else {
      width = Number.NaN
      for (const name of ['d', 'transform']) path.removeAttribute(name)
    }
    return true
  }
}
