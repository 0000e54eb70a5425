import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { currentRoom } from '../../model/session.ts'
import { applyLevel, undoLevel } from '../../model/tools/level.ts'
import {
  clearPoints,
  markNorth,
  selectTool,
  type ToolName,
  type ToolState,
} from '../../model/tools/tool-state.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { toolsId } from '../editor/tools-button.tsx'
import { PartingButton, TouchButton } from '../press/buttons.tsx'
import { useInView } from '../press/use-in-view.ts'
import { lookNow } from '../rooms/walk-along.ts'
import { MeasurePanel } from './measure-panel.tsx'
import type { PanelProps } from './panel-props.ts'
import { useLengths } from './use-lengths.ts'

const words = { north: 'toolNorth', level: 'toolLevel', measure: 'toolMeasure' } as const
const names: readonly ToolName[] = ['measure', 'level', 'north']

/** The tools of a 360° picture: which one is in the hand, what to do with it, and what it did. */
export function ToolBar({ editor, toolState }: { editor: TourEditor; toolState: ToolState }) {
  const { t } = useTranslation('tour')
  const { tool } = useSnapshot(toolState)
  const said = useSaidText(toolState)
  const room = currentRoom(useSnapshot(editor.state))
  const bar = useRef<HTMLFieldSetElement>(null)
  useInView(bar, room ? tool : null)
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
            onClick={() => selectTool(toolState, name)}
          >
            {t(words[name])}
          </TouchButton>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 pr-2 pl-4">
        {isRound ? (
          <Panel editor={editor} toolState={toolState} room={room} />
        ) : (
          <p className="py-1 text-sm">{t('toolsFlat')}</p>
        )}
        <p role="status" className="basis-full text-sm empty:hidden" data-said={said.code}>
          {said.text}
        </p>
      </div>
    </fieldset>
  )
}

const panels = { north: NorthPanel, level: LevelPanel, measure: MeasurePanel }

/** What a tool did or refused, as a sentence; empty where there is nothing to say. */
function useSaidText(toolState: ToolState): { code: string | undefined; text: string } {
  const { t, i18n } = useTranslation('tour')
  const { announcement: said, units } = useSnapshot(toolState)
  const { say } = useLengths(units)
  if (!said) return { code: undefined, text: '' }
  switch (said.code) {
    case 'Level': {
      const one = { maximumFractionDigits: 1, numberingSystem: 'latn' }
      const degrees = new Intl.NumberFormat(i18n.language, one).format(said.degrees)
      return { code: said.code, text: t('toolSaidLevel', { degrees }) }
    }
    case 'Height':
    case 'Impossible':
      return { code: said.code, text: t(`toolSaid${said.code}`, { height: say(said.height) }) }
    default:
      return { code: said.code, text: t(`toolSaid${said.code}`) }
  }
}

const hints = ['levelHint', 'levelOtherEnd', 'levelOneEdge', 'levelOtherEnd'] as const

/** Puts the picture upright by what is upright in it. */
function LevelPanel({ editor, toolState, room }: PanelProps) {
  const { t } = useTranslation('tour')
  const { points } = useSnapshot(toolState)
  return (
    <>
      <p className="min-w-48 grow basis-64 py-1 text-sm">
        {t(hints[points.length] ?? 'levelHint')}
      </p>
      {points.length > 0 && (
        <PartingButton onClick={() => clearPoints(toolState)}>{t('markAgain')}</PartingButton>
      )}
      {room.level && points.length === 0 && (
        <PartingButton onClick={() => undoLevel(editor.state, toolState)}>
          {t('levelUndo')}
        </PartingButton>
      )}
      {points.length >= 2 && (
        <PartingButton variant="primary" onClick={() => applyLevel(editor.state, toolState)}>
          {t('levelNow')}
        </PartingButton>
      )}
    </>
  )
}

/** Marks where north is: where the visitor looks. */
function NorthPanel({ editor, toolState, room }: PanelProps) {
  const { t } = useTranslation('tour')
  return (
    <>
      <p className="min-w-48 grow basis-64 py-1 text-sm">{t('northHint')}</p>
      {room.north !== null && (
        <TouchButton variant="quiet" onClick={() => markNorth(editor.state, toolState, null)}>
          {t('northRemove')}
        </TouchButton>
      )}
      <TouchButton
        variant="primary"
        onClick={() => markNorth(editor.state, toolState, lookNow(editor).yaw)}
      >
        {t('northHere')}
      </TouchButton>
    </>
  )
}
