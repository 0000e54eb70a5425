import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { setViewConeDirection } from '../../model/plan/edit-plan.ts'
import { pinOf } from '../../model/plan/plan-geometry.ts'
import { currentRoom, documentOf, sealStep } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { lookNow } from '../rooms/walk-along.ts'
import { sheetOf } from './sheet-place.ts'
import { pressTurnKey } from './turn-keys.ts'
import { useTurnDrag } from './use-turn-drag.ts'

type HandleProps = {
  editor: TourEditor
  /** Is moved by whoever draws the cone. */
  handle: RefObject<HTMLDivElement | null>
  /** of the cone now, degrees */
  direction: () => number
}

/** The end of the view cone while the plan is edited: turned, it says which way the room's picture looks. */
export function ConeHandle({ editor, handle, direction }: HandleProps) {
  const { t } = useTranslation('tour')
  const { state } = editor
  const turnTo = (to: number) => setViewConeDirection(state, lookNow(editor).yaw, to)
  const centreOf = (element: HTMLElement) => {
    const { plan } = documentOf(state)
    const room = currentRoom(state)
    const pin = plan && room && pinOf(plan, room.id)
    const box = sheetOf(element)?.getBoundingClientRect()
    return pin && box ? { x: box.left + pin.x * box.width, y: box.top + pin.y * box.height } : null
  }
  const drag = useTurnDrag(centreOf, turnTo, () => sealStep(state))
  return (
    <div
      ref={handle}
      role="slider"
      tabIndex={0}
      aria-label={t('turnCone')}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={0}
      {...drag}
      onKeyDown={(event) => pressTurnKey(event, (by) => turnTo(direction() + by))}
      onBlur={() => sealStep(state)}
      className="group absolute grid size-11 -translate-1/2 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
    >
      <span className="size-4.5 rounded-full border-2 border-white bg-[#c23e12] shadow-[0_0_0_1.5px_#14171f] transition-transform group-hover:scale-120" />
    </div>
  )
}
