import type { FileId, Room, RoomId, ViewDirection } from '../../../model/document/tour-document.ts'
import type { FormatWord, PageData } from '../../../model/export/page-data.ts'
import { type ViewCone, viewConeOf } from '../../../model/plan/plan-geometry.ts'
import { coneDrawer } from '../../plan/draw-cone.ts'
import { make, tool } from './make.ts'
import { createPlanSheet } from './plan-sheet.ts'

const lines = 'M4 6.5 9.5 4l5 2.5L20 4v13.5L14.5 20l-5-2.5L4 20zM9.5 4v13.5M14.5 6.5V20'

/** Where the window has room beside the picture, the plan is there from the start. */
const roomy = '(min-width: 56rem) and (min-height: 34rem)'

/**
 * The plan beside the picture: pins to go by, and the cone of what is seen. Undefined for a tour without one.
 * @param onGo  a pin was pressed that is not the visitor's own
 */
export function createPlanPanel(
  { document: tour }: PageData,
  say: FormatWord,
  fileOf: (id: FileId) => Promise<Blob>,
  onGo: (id: RoomId) => void,
) {
  const { plan } = tour
  if (!plan) return undefined
  const { sheet, cone, pins } = createPlanSheet(tour, plan, say, fileOf, ({ id }) => {
    const button = make('button', { type: 'button' })
    button.addEventListener('click', () => onGo(id))
    return button
  })
  const panel = make('section', { id: 'plan', class: 'plan', 'aria-label': say('plan') }, sheet)
  panel.hidden = !matchMedia(roomy).matches
  const { button } = tool(say('plan'), lines, () => turn(panel.hidden !== false))
  button.setAttribute('aria-controls', panel.id)
  const turn = (isOpen: boolean) => {
    panel.hidden = !isOpen
    button.ariaExpanded = String(isOpen)
    showCone()
  }
  let seen: ViewCone | null = null
  const drawCone = coneDrawer(cone, plan.size)
  // While nobody sees it, it waits until the plan is opened.
  const showCone = () => {
    if (!panel.hidden) drawCone(seen)
  }
  turn(!panel.hidden)

  return {
    button,
    panel,
    /** Says where the visitor is now. */
    mark(present: RoomId) {
      for (const { room, element } of pins) {
        const isPresent = room.id === present
        element.setAttribute('aria-current', String(isPresent))
        const { name } = room
        element.setAttribute('aria-label', say(isPresent ? 'pinHere' : 'pageGoTo', { name }))
      }
    },
    /** Turns the cone with the view. @param aspect  of the picture, width over height */
    look(room: Room, look: ViewDirection, aspect: number) {
      seen = viewConeOf(plan, room, look, aspect)
      showCone()
    },
  }
}

export type PlanPanel = NonNullable<ReturnType<typeof createPlanPanel>>
