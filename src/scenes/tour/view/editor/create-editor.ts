import { subscribe } from 'valtio/vanilla'
import { createLinkEditor, type LinkEditor, setLinkEditing } from '../../model/edit-links.ts'
import { createPlanEditor, type PlanEditor, setPlanEditing } from '../../model/plan/edit-plan.ts'
import { createSession, resetSession } from '../../model/session.ts'
import { createToolState, selectTool, type ToolState } from '../../model/tools/tool-state.ts'
import type { Tour } from '../../model/tour.ts'
import { openMedia } from '../open/open-media.ts'
import { createOpenTour } from '../rooms/create-open-tour.ts'
import type { OpenTour } from '../rooms/open-tour.ts'
import { makeThumbs } from '../strip/make-thumbs.ts'
import { createAutosave } from './autosave.ts'

/** A tour that is made and changed. */
export type TourEditor = OpenTour & {
  readonly autosave: ReturnType<typeof createAutosave>
  readonly linkEditor: LinkEditor
  readonly planEditor: PlanEditor
  readonly toolState: ToolState
  /** Tells whether the tour was closed since. */
  watch(): () => boolean
  /** Lets go of the tour, so that another can be opened. */
  close(): void
}

/** An empty editor; it serves one tour after the other. */
export function createEditor(tour: Tour): TourEditor {
  const openTour = createOpenTour(tour, createSession(crypto.randomUUID()), new Map(), openMedia)
  const { state, files, ahead } = openTour
  const thumbs = makeThumbs(tour, state, files)
  const autosave = createAutosave(tour, state, files)
  const linkEditor = createLinkEditor()
  const planEditor = createPlanEditor()
  const toolState = createToolState()
  let session = 0
  for (const changing of [tour, state]) subscribe(changing, () => thumbs.look())
  return {
    ...openTour,
    autosave,
    linkEditor,
    planEditor,
    toolState,
    watch: () => {
      const mine = session
      return () => session !== mine
    },
    close: () => {
      session += 1
      // First, while what it writes is there.
      autosave.close()
      ahead.close()
      thumbs.close()
      files.clear()
      setLinkEditing(linkEditor, false)
      setPlanEditing(planEditor, false)
      selectTool(toolState, 'measure')
      resetSession(state, crypto.randomUUID())
    },
  }
}
