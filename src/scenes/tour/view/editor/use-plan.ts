import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import type { PlanEditor } from '../../model/plan/edit-plan.ts'
import { setFault } from '../../model/tour.ts'
import type { TourEditor } from './create-editor.ts'
import { useIsOn } from './use-is-on.ts'

const loadPlan = () => import('../plan/index.ts')

/** What shows and draws plans, loaded for a tour of several rooms, or one that has a plan. @param box  in which the picture is */
export function usePlan({ tour, state }: TourEditor, box: RefObject<HTMLElement | null>) {
  const { history } = useSnapshot(state)
  const { rooms, plan } = history.present
  const isWanted = rooms.length > 1 || plan !== null
  const parts = useLoaded(loadPlan, isWanted, () => setFault(tour, { code: 'Viewer', name: '' }))
  const [planEditor, setPlanning] = useState<PlanEditor>()
  if (parts && !planEditor) setPlanning(parts.createPlanEditor())
  /** The panel changes its place when a plan is made or removed, and is another one then. */
  const refocus = useRef(false)
  const isOn = useIsOn(planEditor)
  // With the plan of a single room the panel goes, too, and nothing takes its place.
  useLayoutEffect(() => {
    if (isWanted || !refocus.current) return
    refocus.current = false
    if (document.activeElement !== document.body) return
    box.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true })
  })
  return {
    parts: isWanted && parts && planEditor ? { ...parts, planEditor } : undefined,
    refocus,
    has: plan !== null,
    isEdited: isOn && plan !== null,
  }
}
