import { setPlan, setPlanWidth } from '../../model/document/plan.ts'
import { faultOf } from '../../model/fault.ts'
import { emptySheet } from '../../model/plan/plan-drawing.ts'
import { edit } from '../../model/session.ts'
import { dismissFaults, setFault } from '../../model/tour.ts'
import type { TourDesk } from '../desk/create-desk.ts'
import { takePlan } from '../desk/take-plan.ts'
import { chooseFiles } from '../rooms/choose-files.ts'

/** Lets the visitor choose a picture for the plan. @param onAdded  called once it is there */
export function choosePlan(desk: TourDesk, onAdded: () => void) {
  const add = async (file: File) => {
    if (await addPlan(desk, file)) onAdded()
  }
  chooseFiles(([file]) => file && void add(file), { accept: 'image/*', isSeveral: false })
}

/** Puts a picture in the plan's place; where it is none, the plan stays as it is, and that is said. */
async function addPlan(desk: TourDesk, chosen: File): Promise<boolean> {
  const { tour, state } = desk
  const isOver = desk.watch()
  try {
    await takePlan(desk, chosen)
    if (isOver()) return false
    dismissFaults(tour)
    state.announcement = { code: 'PlanAdded' }
    return true
  } catch (error) {
    if (!isOver()) setFault(tour, faultOf(error, chosen.name))
    return false
  }
}

/** Begins an empty sheet to draw on. */
export function addSheet({ state }: Pick<TourDesk, 'state'>) {
  edit(state, 'Plan', (document) =>
    setPlanWidth(setPlan(document, null, emptySheet.size), emptySheet.metres),
  )
}
