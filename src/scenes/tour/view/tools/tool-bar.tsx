import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { currentRoom } from '../../model/session.ts'
import { selectTool, type ToolName, type ToolState } from '../../model/tools/tool-state.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { toolsId } from '../editor/tools-button.tsx'
import { useInView } from '../press/use-in-view.ts'
import { LevelPanel } from './level-panel.tsx'
import { MeasurePanel } from './measure-panel.tsx'
import { NorthPanel } from './north-panel.tsx'
import { useSaidText } from './said-text.ts'

const words = { north: 'toolNorth', level: 'toolLevel', measure: 'toolMeasure' } as const
const names: readonly ToolName[] = ['measure', 'level', 'north']

/** The tools of a 360° picture: which one is in the hand, what to do with it, and what it did. */
export function ToolBar({ editor, toolState }: { editor: TourEditor; toolState: ToolState }) {
  const { t } = useTranslation('tour')
  const { history, currentRoomId: present } = useSnapshot(editor.state)
  const { tool } = useSnapshot(toolState)
  const said = useSaidText(toolState)
  const room = currentRoom({ history, currentRoomId: present })
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
          <Button
            key={name}
            size="small"
            variant="quiet"
            className="min-h-11 aria-pressed:bg-ink aria-pressed:text-paper"
            aria-pressed={name === tool}
            onClick={() => selectTool(toolState, name)}
          >
            {t(words[name])}
          </Button>
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
