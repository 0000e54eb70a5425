import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { calibrateHeight } from '../../model/tools/measure.ts'
import type { ToolState } from '../../model/tools/tool-state.ts'
import { parseLength } from '../../model/tools/units.ts'
import type { TourEditor } from '../editor/create-editor.ts'

/** The true length of what is marked, from which the height of the camera follows. */
export function KnownLength({ editor, toolState }: { editor: TourEditor; toolState: ToolState }) {
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
      <Button type="submit" size="small" className="min-h-11">
        {t('knownUse')}
      </Button>
      {isWrong && (
        <p id={`${id}-wrong`} role="alert" className="basis-full text-sm text-alert">
          {t('knownWrong', { example })}
        </p>
      )}
    </form>
  )
}
