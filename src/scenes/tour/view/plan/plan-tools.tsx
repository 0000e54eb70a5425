import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { limits } from '../../model/document/limits.ts'
import { removePlan } from '../../model/document/plan.ts'
import type { Plan } from '../../model/document/tour-document.ts'
import {
  dropPin,
  endLine,
  eraseLastWall,
  type PlanEditor,
  removePin,
  scalePlan,
  setPlanEditing,
  setPlanMode,
} from '../../model/plan/edit-plan.ts'
import { pinOf } from '../../model/plan/plan-geometry.ts'
import { currentRoom, edit, sealStep } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { SegmentedControl, TouchButton } from '../press/buttons.tsx'
import { choosePlan } from './add-plan.ts'

type ToolsProps = { editor: TourEditor; planEditor: PlanEditor; plan: Plan; onRemoved: () => void }

/** What can be done with a plan while it is edited. */
export function PlanTools({ editor, planEditor, plan, onRemoved }: ToolsProps) {
  const { t } = useTranslation('tour')
  const { state } = editor
  const { mode, line } = useSnapshot(planEditor)
  const room = currentRoom(useSnapshot(state))
  const name = room?.name || t('roomUnnamed')
  const isPinned = room !== undefined && pinOf(plan, room.id) !== undefined
  const hint =
    mode === 'walls'
      ? t('wallsHint')
      : !isPinned
        ? t('pinHint', { name })
        : room?.north === null
          ? t('coneHint', { name })
          : t('pinsHint')
  return (
    <fieldset aria-label={t('editPlan')} className="flex flex-wrap items-end gap-2">
      <SegmentedControl
        label={t('planTool')}
        choices={{ pins: t('planPins'), walls: t('planWalls') }}
        value={mode}
        onChoose={(to) => setPlanMode(planEditor, to)}
        className="min-h-10"
      />
      {mode === 'pins' && room && !isPinned && (
        <TouchButton onClick={() => dropPin(state, room.id, [0.5, 0.5])}>
          {t('placeRoom', { name })}
        </TouchButton>
      )}
      {mode === 'pins' && room && isPinned && (
        <TouchButton variant="quiet" onClick={() => removePin(state, room.id)}>
          {t('takeRoomOff', { name })}
        </TouchButton>
      )}
      {mode === 'walls' && line && (
        <TouchButton onClick={() => endLine(planEditor)}>{t('endLine')}</TouchButton>
      )}
      {mode === 'walls' && plan.walls.length > 0 && (
        <TouchButton variant="quiet" onClick={() => eraseLastWall(state, planEditor)}>
          {t('eraseWall')}
        </TouchButton>
      )}
      <ScaleField editor={editor} metres={plan.metres} />
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        <TouchButton variant="quiet" onClick={() => choosePlan(editor, () => {})}>
          {t(plan.file === null ? 'addPlanPicture' : 'replacePlan')}
        </TouchButton>
        <TouchButton
          variant="quiet"
          onClick={() => {
            setPlanEditing(planEditor, false)
            edit(state, 'RemovePlan', removePlan)
            state.announcement = { code: 'PlanRemoved' }
            onRemoved()
          }}
        >
          {t('removePlan')}
        </TouchButton>
      </div>
      <p id="tour-plan-hint" className="basis-full text-sm text-ink-soft">
        {hint}
      </p>
    </fieldset>
  )
}

const { min, max } = limits.planWidth

/** How wide the plan is in metres, where somebody knows it: then one walks on it true to scale. */
function ScaleField({
  editor: { state },
  metres,
}: {
  editor: Pick<TourEditor, 'state'>
  metres: number | null
}) {
  const { t } = useTranslation('tour')
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const write = (text: string) => {
    setDraft(text)
    const value = Number(text)
    if (text.trim() === '') scalePlan(state, null)
    else if (value >= min && value <= max) scalePlan(state, value)
  }
  const rounded = metres === null ? '' : String(Math.round(metres * 100) / 100)
  return (
    <div>
      <label htmlFor={id} className="block text-sm">
        {t('planWidth')}
      </label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        min={min}
        max={max}
        step="any"
        value={draft ?? rounded}
        onChange={({ target }) => write(target.value)}
        onBlur={() => {
          setDraft(undefined)
          sealStep(state)
        }}
        className="mt-1 h-11 w-28 rounded border bg-surface px-3 tabular-nums"
      />
    </div>
  )
}
