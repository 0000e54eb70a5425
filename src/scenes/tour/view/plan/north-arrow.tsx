import { useTranslation } from 'react-i18next'
import { wrap360 } from '../../../../math/angle.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { setNorthOfPlan } from '../../model/plan/edit-plan.ts'
import { sealStep } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { pressTurnKey } from './turn-keys.ts'
import { useTurnDrag } from './use-turn-drag.ts'

type ArrowProps = {
  editor: TourEditor
  /** of the plan, degrees clockwise from its up */
  north: number
  isEdited: boolean
}

const middleOf = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Where north is on the plan; while it is edited, it can be turned. */
export function NorthArrow({ editor: { state }, north, isEdited }: ArrowProps) {
  const { t } = useTranslation('tour')
  const drag = useTurnDrag(
    middleOf,
    (to) => setNorthOfPlan(state, to),
    () => sealStep(state),
  )
  const rose = (
    <svg viewBox="-22 -22 44 44" aria-hidden="true" className="size-full">
      <circle
        r="17"
        fill="#fbfaf6"
        stroke="#14171f"
        strokeOpacity={isEdited ? 1 : 0.35}
        strokeDasharray={isEdited ? undefined : '1 3'}
      />
      <g transform={`rotate(${north})`}>
        <path d="M0 -14 4 3H-4z" fill="#c23e12" />
        <path d="M0 13V3" stroke="#14171f" strokeWidth="1.5" />
      </g>
    </svg>
  )
  const degrees = Math.round(wrap360(north)) % 360
  const place = classNames(
    'absolute top-1.5 right-1.5 rounded-full',
    isEdited ? 'size-11' : 'size-8',
  )
  if (!isEdited) return <div className={classNames(place, 'pointer-events-none')}>{rose}</div>
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
      className={classNames(place, 'cursor-grab touch-none active:cursor-grabbing')}
    >
      {rose}
    </div>
  )
}
