import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { assumedHeight, heightOf } from '../../model/document/tour-document.ts'
import { calibrateHeight, clearHeight, measuredLength } from '../../model/tools/measure.ts'
import { clearPoints, type ToolState } from '../../model/tools/tool-state.ts'
import { parseLength, type Units } from '../../model/tools/units.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { PartingButton, TouchButton } from '../press/buttons.tsx'
import type { PanelProps } from './panel-props.ts'
import { useLengths } from './use-lengths.ts'

/** Measures between two places on the floor, and takes a length that is known for what it tells of the camera. */
export function MeasurePanel({ editor, toolState, room }: PanelProps) {
  const { t } = useTranslation('tour')
  const { points, units } = useSnapshot(toolState)
  const { say } = useLengths(units)
  const estimate = measuredLength({ points }, room)
  const height = say(heightOf(room))
  return (
    <>
      <p role="status" className="sr-only">
        {estimate && t('measureAbout', { length: say(estimate.length) })}
      </p>
      {estimate ? (
        <div className="min-w-48 grow basis-72 py-1">
          <p data-length={estimate.length.toFixed(3)}>
            <strong>{t('measureAbout', { length: say(estimate.length) })}</strong>{' '}
            <span className="text-sm text-ink-soft">
              {estimate.margin < estimate.length
                ? t('measureMargin', { margin: say(estimate.margin) })
                : t('measureFar')}
            </span>
          </p>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">
            {t(room.height === null ? 'measureWhyAssumed' : 'measureWhy', { height })}
          </p>
        </div>
      ) : (
        <p className="min-w-48 grow basis-64 py-1 text-sm">
          {t(points.length === 0 ? 'measureHint' : 'measureOtherEnd')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <UnitsSwitch toolState={toolState} />
        {points.length > 0 && (
          <PartingButton onClick={() => clearPoints(toolState)}>{t('markAgain')}</PartingButton>
        )}
        {room.height !== null && (
          <PartingButton onClick={() => clearHeight(editor.state, toolState)}>
            {t('heightForget', { height: say(assumedHeight) })}
          </PartingButton>
        )}
      </div>
      {estimate && <KnownLength editor={editor} toolState={toolState} />}
    </>
  )
}

/** The true length of what is marked, from which the height of the camera follows. */
function KnownLength({ editor, toolState }: { editor: TourEditor; toolState: ToolState }) {
  const { t } = useTranslation('tour')
  const { units } = useSnapshot(toolState)
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const id = useId()
  const use = (event: FormEvent) => {
    event.preventDefault()
    const length = parseLength(text, units)
    setWrong(length === null)
    if (length !== null) calibrateHeight(editor.state, toolState, length)
  }
  const example = t(units === 'feet' ? 'knownExampleFeet' : 'knownExample')
  return (
    <form onSubmit={use} noValidate className="flex basis-full flex-wrap items-end gap-2">
      <div className="w-56 max-w-full">
        <label htmlFor={id} className="block text-sm">
          {t('knownLength')}
        </label>
        <input
          id={id}
          value={text}
          autoComplete="off"
          placeholder={example}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onChange={({ target }) => {
            setText(target.value)
            setWrong(false)
          }}
          className="mt-1 h-11 w-full rounded border bg-surface px-3 placeholder:text-ink-soft"
        />
      </div>
      <TouchButton type="submit">{t('knownUse')}</TouchButton>
      {isWrong && (
        <p id={`${id}-wrong`} role="alert" className="basis-full text-sm text-alert">
          {t('knownWrong', { example })}
        </p>
      )}
    </form>
  )
}

/** Languages whose speakers may count in feet. */
const feetLanguages = ['en']

/** Metres, or feet and inches where they are usual. */
function UnitsSwitch({ toolState }: { toolState: ToolState }) {
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
