import { setPlan, setPlanWidth } from '../../model/document/plan.ts'
import { faultOf } from '../../model/fault.ts'
import { emptySheet } from '../../model/plan/plan-drawing.ts'
import { edit } from '../../model/session.ts'
import { dismissFaults, setFault } from '../../model/tour.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { takePlan } from '../editor/take-plan.ts'
import { chooseFile } from '../strip/choose-files.ts'

/**
 * Lets the visitor choose a picture for the plan; where it is none, the plan stays as it is, and that is said.
 * @param onAdded  called once it is there
 */
export const choosePlan = (editor: TourEditor, onAdded: () => void) =>
  chooseFile('image/*', async (chosen) => {
    const { tour, state } = editor
    const isOver = editor.watch()
    try {
      await takePlan(editor, chosen)
      if (isOver()) return
      dismissFaults(tour)
      state.announcement = { code: 'PlanAdded' }
      onAdded()
    } catch (error) {
      if (!isOver()) setFault(tour, faultOf(error, chosen.name))
    }
  })

/** Begins an empty sheet to draw on. */
export function addSheet({ state }: Pick<TourEditor, 'state'>) {
  edit(state, 'Plan', (document) =>
    setPlanWidth(setPlan(document, null, emptySheet.size), emptySheet.metres),
  )
}
