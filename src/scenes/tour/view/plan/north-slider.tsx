import { useTranslation } from 'react-i18next'
import { wrap360 } from '../../../../math/angle.ts'
import { setNorthOfPlan } from '../../model/plan/edit-plan.ts'
import { sealStep } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { NorthRose } from './sheet.tsx'
import { pressTurnKey } from './turn-keys.ts'
import { useTurnDrag } from './use-turn-drag.ts'

const middleOf = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Where north is on a plan that is edited: it can be turned. @param north  of the plan, degrees clockwise from its up */
export function NorthSlider({ editor: { state }, north }: { editor: TourEditor; north: number }) {
  const { t } = useTranslation('tour')
  const drag = useTurnDrag(
    middleOf,
    (to) => setNorthOfPlan(state, to),
    () => sealStep(state),
  )
  const degrees = Math.round(wrap360(north)) % 360
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('turnPlanNorth')}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={degrees}
      aria-valuetext={t('compassValue', { degrees })}
      {...drag}
      onKeyDown={(event) => pressTurnKey(event, (by) => setNorthOfPlan(state, north + by))}
      onBlur={() => sealStep(state)}
      className="absolute top-1.5 right-1.5 size-11 cursor-grab touch-none rounded-full active:cursor-grabbing"
    >
      <NorthRose north={north} isEdited />
    </div>
  )
}
