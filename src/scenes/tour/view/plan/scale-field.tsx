import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '../../model/document/limits.ts'
import { scalePlan } from '../../model/plan/edit-plan.ts'
import { sealStep } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'

const { min, max } = limits.planWidth

/** How wide the plan is in metres, where somebody knows it: then one walks on it true to scale. */
export function ScaleField({
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
