import { useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { proxy } from 'valtio/vanilla'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import type { Planning } from '../../model/plan/planning.ts'
import { fail } from '../../model/tour.ts'
import type { TourDesk } from './create-desk.ts'

const loadPlan = () => import('../plan/index.ts')

/** Before there is anything that could be edited. */
const idle = proxy({ isOn: false })

/** What shows and draws plans, loaded for a tour of several rooms, or one that has a plan. */
export function usePlan({ tour, state }: TourDesk) {
  const { history } = useSnapshot(state)
  const { rooms, plan } = history.present
  const isWanted = rooms.length > 1 || plan !== null
  const parts = useLoaded(loadPlan, isWanted, () => fail(tour, { code: 'Viewer', name: '' }))
  const [planning, setPlanning] = useState<Planning>()
  if (parts && !planning) setPlanning(parts.createPlanning())
  /** The panel changes its place when a plan is made or removed, and is another one then. */
  const refocus = useRef(false)
  const { isOn } = useSnapshot<{ isOn: boolean }>(planning ?? idle)
  return {
    parts: isWanted && parts && planning ? { ...parts, planning } : undefined,
    refocus,
    has: plan !== null,
    isEdited: isOn && plan !== null,
  }
}
