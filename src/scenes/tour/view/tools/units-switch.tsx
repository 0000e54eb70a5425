import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { ToolState } from '../../model/tools/tool-state.ts'
import type { Units } from '../../model/tools/units.ts'

/** Languages whose speakers may count in feet. */
const feetLanguages = ['en']

/** Metres, or feet and inches where they are usual. */
export function UnitsSwitch({ toolState }: { toolState: ToolState }) {
  const { t, i18n } = useTranslation('tour')
  const { units } = useSnapshot(toolState)
  const id = useId()
  if (!feetLanguages.includes(i18n.language)) return null
  return (
    <div className="flex items-center gap-2 text-sm">
      <label htmlFor={id}>{t('units')}</label>
      <select
        id={id}
        value={units}
        onChange={({ target }) => {
          toolState.units = target.value as Units
        }}
        className="h-11 rounded border bg-surface px-2"
      >
        <option value="metres">{t('unitsMetres')}</option>
        <option value="feet">{t('unitsFeet')}</option>
      </select>
    </div>
  )
}
