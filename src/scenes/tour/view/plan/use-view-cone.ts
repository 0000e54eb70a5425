import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Plan, Room } from '../../model/document/tour-document.ts'
import { coneReach, conePath } from '../../model/plan/cone-path.ts'
import { coneOnWalk } from '../../model/plan/cone-on-walk.ts'
import { subscribeSight } from '../../model/sight/sight.ts'
import { subscribeStroll } from '../../model/sight/stroll.ts'
import type { Tour } from '../../model/tour.ts'
import { radians } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'

type Cone = {
  path: RefObject<SVGPathElement | null>
  /** What turns it stands at its edge. */
  handle: RefObject<HTMLElement | null>
}

/**
 * Keeps the cone of what is seen on the plan, frame by frame and without rendering, also while one walks to another room;
 * `data-direction` says it in degrees.
 * @param hasHandle  what turns it is there
 */
export function useViewCone(
  { path, handle }: Cone,
  tour: Tour,
  plan: Plan | null,
  room: Room | undefined,
  hasHandle: boolean,
) {
  const { sight, stroll, view } = tour
  const shown = useRef('')
  useLayoutEffect(() => {
    const show = () => {
      const element = path.current
      if (!element) return
      const aspect = sight.height > 0 ? sight.width / sight.height : 0
      // Before the first frame of another room: until then what is drawn stays.
      if (plan && room && aspect === 0) return
      const standing = { offset: [0, 0] as const, look: { ...sight.look, zoom: view.zoom } }
      const cone =
        plan && room ? coneOnWalk(plan, room, stroll.step ?? standing, aspect) : null
      const drawn = cone && plan ? conePath(cone, plan.size) : ''
      if (drawn === shown.current) return
      shown.current = drawn
      element.setAttribute('d', drawn)
      if (!cone || !plan) {
        delete element.dataset.direction
        return
      }
      const degrees = Math.round((((cone.direction % 360) + 360) % 360) * 10) / 10
      element.dataset.direction = String(degrees)
      element.dataset.width = String(Math.round(cone.width * 10) / 10)
      const grip = handle.current
      if (!grip) return
      const { width, height } = plan.size
      const reach = coneReach * Math.max(width, height)
      const angle = radians(cone.direction)
      grip.style.left = `${100 * clamp(cone.x + (reach * Math.sin(angle)) / width, 0, 1)}%`
      grip.style.top = `${100 * clamp(cone.y - (reach * Math.cos(angle)) / height, 0, 1)}%`
      grip.setAttribute('aria-valuenow', String(Math.round(degrees) % 360))
    }
    // A handle that comes has to be put in its place, whatever is drawn already.
    shown.current = hasHandle ? 'with a handle' : 'alone'
    show()
    const stops = [subscribeSight(sight, show), subscribeStroll(stroll, show)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [path, handle, sight, stroll, view, plan, room, hasHandle])
}
