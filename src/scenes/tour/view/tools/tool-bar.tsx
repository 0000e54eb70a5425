import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { SelectField } from '../../../../ui/field/select-field.tsx'
import { TextInput } from '../../../../ui/field/text-input.tsx'
import {
  assumedCameraHeight,
  cameraHeightOf,
  type Room,
} from '../../model/document/tour-document.ts'
import {
  clearPoints,
  currentRoom,
  type Session,
  selectTool,
  type ToolName,
} from '../../model/session.ts'
import { applyLevel, clearLevel } from '../../model/tools/level.ts'
import {
  calibrateCameraHeight,
  clearCameraHeight,
  measuredLength,
} from '../../model/tools/measure.ts'
import { markNorth } from '../../model/tools/north.ts'
import { parseLength, type Units } from '../../model/tools/units.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { toolsId } from '../editor/tools-button.tsx'
import { RefocusingButton, TouchButton } from '../press/buttons.tsx'
import { useScrollIntoView } from '../press/use-scroll-into-view.ts'
import { currentViewDirection } from '../rooms/walk-along.ts'
import { useLengthFormats } from './use-length-formats.ts'

const words = { north: 'toolNorth', level: 'toolLevel', measure: 'toolMeasure' } as const
const names: readonly ToolName[] = ['measure', 'level', 'north']

/** The tools of a 360° picture: which one is in the hand, what to do with it, and what it did. */
export function ToolBar({ editor }: { editor: TourEditor }) {
  const { t } = useTranslation('tour')
  const { state } = editor
  const { history, currentRoomId, tool, toolAnnouncement } = useSnapshot(state)
  const said = useSaidText(editor)
  const room = currentRoom({ history, currentRoomId })
  const bar = useRef<HTMLFieldSetElement>(null)
  useScrollIntoView(bar, room ? tool : null)
  if (!room) return null
  const isRound = room.projection === 'sphere'
  const Panel = panels[tool]
  return (
    <fieldset
      ref={bar}
      id={toolsId}
      aria-label={t('tools')}
      className="min-w-0 scroll-mb-4 rounded border bg-surface"
      data-tool={tool}
    >
      <div className="flex flex-wrap gap-1 border-b p-1.5">
        {names.map((name) => (
          <TouchButton
            key={name}
            variant="quiet"
            aria-pressed={name === tool}
            onClick={() => selectTool(state, name)}
          >
            {t(words[name])}
          </TouchButton>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 pr-2 pl-4">
        {isRound ? (
          <Panel editor={editor} room={room} />
        ) : (
          <p className="py-1 text-sm">{t('toolsFlat')}</p>
        )}
        <p
          role="status"
          className="basis-full text-sm empty:hidden"
          data-said={toolAnnouncement?.code}
        >
          {said}
        </p>
      </div>
    </fieldset>
  )
}

const panels = { north: NorthPanel, level: LevelPanel, measure: MeasurePanel }

/** What a tool did or refused, as a sentence; empty where there is nothing to say. */
function useSaidText({ state }: TourEditor): string {
  const { t, i18n } = useTranslation('tour')
  const { toolAnnouncement: said, units } = useSnapshot(state)
  const { say } = useLengthFormats(units)
  if (!said) return ''
  const one = { maximumFractionDigits: 1 }
  return t(`toolSaid${said.code}`, {
    degrees: 'degrees' in said && new Intl.NumberFormat(i18n.language, one).format(said.degrees),
    height: 'height' in said && say(said.height),
  })
}

/** What to do next. */
const Hint = ({ children }: { children: string }) => (
  <p className="min-w-48 grow basis-64 py-1 text-sm">{children}</p>
)

const hints = ['levelHint', 'levelOtherEnd', 'levelOneEdge', 'levelOtherEnd'] as const

/** Puts the picture upright by what is upright in it. */
function LevelPanel({ editor, room }: PanelProps) {
  const { t } = useTranslation('tour')
  const { state } = editor
  const { toolPoints: points } = useSnapshot(state)
  return (
    <>
      <Hint>{t(hints[points.length] ?? 'levelHint')}</Hint>
      {points.length > 0 && (
        <RefocusingButton onClick={() => clearPoints(state)}>{t('markAgain')}</RefocusingButton>
      )}
      {room.level && points.length === 0 && (
        <RefocusingButton onClick={() => clearLevel(state)}>{t('levelUndo')}</RefocusingButton>
      )}
      {points.length >= 2 && (
        <RefocusingButton variant="primary" onClick={() => applyLevel(state)}>
          {t('levelNow')}
        </RefocusingButton>
      )}
    </>
  )
}

/** Marks where north is: where the visitor looks. */
function NorthPanel({ editor, room }: PanelProps) {
  const { t } = useTranslation('tour')
  const { state } = editor
  return (
    <>
      <Hint>{t('northHint')}</Hint>
      {room.north !== null && (
        <TouchButton variant="quiet" onClick={() => markNorth(state, null)}>
          {t('northRemove')}
        </TouchButton>
      )}
      <TouchButton
        variant="primary"
        onClick={() => markNorth(state, currentViewDirection(editor).yaw)}
      >
        {t('northHere')}
      </TouchButton>
    </>
  )
}

/** Measures between two places on the floor, and takes a length that is known for what it tells of the camera. */
function MeasurePanel({ editor, room }: PanelProps) {
  const { t } = useTranslation('tour')
  const { state } = editor
  const { toolPoints, units } = useSnapshot(state)
  const { say } = useLengthFormats(units)
  const estimate = measuredLength({ toolPoints }, room)
  const height = say(cameraHeightOf(room))
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
        <Hint>{t(toolPoints.length === 0 ? 'measureHint' : 'measureOtherEnd')}</Hint>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <UnitsSwitch state={state} />
        {toolPoints.length > 0 && (
          <RefocusingButton onClick={() => clearPoints(state)}>{t('markAgain')}</RefocusingButton>
        )}
        {room.height !== null && (
          <RefocusingButton onClick={() => clearCameraHeight(state)}>
            {t('heightForget', { height: say(assumedCameraHeight) })}
          </RefocusingButton>
        )}
      </div>
      {estimate && <KnownLength editor={editor} />}
    </>
  )
}

/** The true length of what is marked, from which the height of the camera follows. */
function KnownLength({ editor: { state } }: { editor: TourEditor }) {
  const { t } = useTranslation('tour')
  const { units } = useSnapshot(state)
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const use = (event: FormEvent) => {
    event.preventDefault()
    const length = parseLength(text, units)
    setWrong(length === null)
    if (length !== null) calibrateCameraHeight(state, length)
  }
  const example = t(units === 'feet' ? 'knownExampleFeet' : 'knownExample')
  return (
    <form onSubmit={use} noValidate className="flex basis-full flex-wrap items-start gap-2">
      <TextInput
        label={t('knownLength')}
        error={isWrong ? t('knownWrong', { example }) : undefined}
        errorRole="alert"
        value={text}
        autoComplete="off"
        placeholder={example}
        onChange={({ target }) => {
          setText(target.value)
          setWrong(false)
        }}
        className="w-56 max-w-full"
      />
      <TouchButton type="submit" className="mt-6.5">
        {t('knownUse')}
      </TouchButton>
    </form>
  )
}

/** Languages whose speakers may count in feet. */
const feetLanguages = ['en']

/** Meters, or feet and inches where they are usual. */
function UnitsSwitch({ state }: { state: Session }) {
  const { t, i18n } = useTranslation('tour')
  const { units } = useSnapshot(state)
  if (!feetLanguages.includes(i18n.language)) return null
  return (
    <SelectField
      label={t('units')}
      value={units}
      options={[
        { value: 'metres', label: t('unitsMetres') },
        { value: 'feet', label: t('unitsFeet') },
      ]}
      onChange={({ target }) => {
        state.units = target.value as Units
      }}
    />
  )
}

type PanelProps = { editor: TourEditor; room: Room }
