import { setPlan, setPlanWidth } from '../../model/document/plan.ts'
import { faultOf } from '../../model/fault.ts'
import { emptySheet } from '../../model/plan/plan-drawing.ts'
import { edit } from '../../model/session.ts'
import { dismissFaults, setFault } from '../../model/tour.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { takePlan } from '../editor/take-plan.ts'
import { chooseFiles } from '../strip/choose-files.ts'

/** Lets the visitor choose a picture for the plan. @param onAdded  called once it is there */
export function choosePlan(editor: TourEditor, onAdded: () => void) {
  const add = async (file: File) => {
    if (await addPlan(editor, file)) onAdded()
  }
  chooseFiles(([file]) => file && void add(file), { accept: 'image/*', isSeveral: false })
}

/** Puts a picture in the plan's place; where it is none, the plan stays as it is, and that is said. */
async function addPlan(editor: TourEditor, chosen: File): Promise<boolean> {
  const { tour, state } = editor
  const isOver = editor.watch()
  try {
    await takePlan(editor, chosen)
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
export function addSheet({ state }: Pick<TourEditor, 'state'>) {
  edit(state, 'Plan', (document) =>
    setPlanWidth(setPlan(document, null, emptySheet.size), emptySheet.metres),
  )
}
