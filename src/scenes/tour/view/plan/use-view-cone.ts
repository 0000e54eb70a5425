import { type RefObject, useLayoutEffect, useRef } from 'react'
import { radians, wrap360 } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'
import { subscribeFrames } from '../../model/camera/tour-camera.ts'
import type { Plan, Room } from '../../model/document/tour-document.ts'
import { coneReach } from '../../model/plan/plan-drawing.ts'
import { viewConeOnWalk } from '../../model/plan/plan-geometry.ts'
import type { Tour } from '../../model/tour.ts'
import { coneDrawer } from './draw-cone.ts'

type Cone = {
  path: RefObject<SVGPathElement | null>
  /** What turns it stands at its edge. */
  handle?: RefObject<HTMLElement | null>
}

/** Of no plan: no cone is drawn on it. */
const nowhere = { width: 1, height: 1 }

/**
 * Keeps the cone of what is seen on the plan, frame by frame and without rendering, also while one walks to another
 * room. A frame that only turns it only turns it: its shape is another when the view is wider or narrower.
 * @param hasHandle  what turns it is there
 * @returns which way it points, degrees clockwise from up; zero while there is none
 */
export function useViewCone(
  { path, handle }: Cone,
  tour: Tour,
  plan: Plan | null,
  room: Room | undefined,
  hasHandle: boolean,
): () => number {
  const { camera: cameraPose, transition, view } = tour
  const direction = useRef(0)
  useLayoutEffect(() => {
    const element = path.current
    if (!element) return
    const { width, height } = plan?.size ?? nowhere
    const draw = coneDrawer(element, { width, height })
    const show = () => {
      const aspect = cameraPose.height > 0 ? cameraPose.width / cameraPose.height : 0
      // Before the first frame of another room: until then what is drawn stays.
      if (plan && room && aspect === 0) return
      const standing = {
        offset: [0, 0] as const,
        viewDirection: { ...cameraPose.viewDirection, zoom: view.zoom },
      }
      const cone =
        plan && room ? viewConeOnWalk(plan, room, transition.step ?? standing, aspect) : null
      direction.current = cone?.direction ?? 0
      if (!draw(cone) || !cone) return
      const grip = hasHandle ? handle?.current : null
      if (!grip) return
      const reach = coneReach * Math.max(width, height)
      const angle = radians(cone.direction)
      grip.style.left = `${100 * clamp(cone.x + (reach * Math.sin(angle)) / width, 0, 1)}%`
      grip.style.top = `${100 * clamp(cone.y - (reach * Math.cos(angle)) / height, 0, 1)}%`
      grip.setAttribute('aria-valuenow', String(Math.round(wrap360(cone.direction)) % 360))
    }
    // A handle that comes has to be put in its place, whatever is drawn already.
    show()
    const stops = [subscribeFrames(cameraPose, show), subscribeFrames(transition, show)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [path, handle, cameraPose, transition, view, plan, room, hasHandle])
  return () => direction.current
}
