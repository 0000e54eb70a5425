import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { startAgain } from '../../model/tools/tooling.ts'
import { levelNow, undoLevel } from '../../model/tools/use-level.ts'
import { focusWindow } from '../links/viewer-place.ts'
import type { PanelProps } from './panel-props.ts'

const hints = ['levelHint', 'levelOtherEnd', 'levelOneEdge', 'levelOtherEnd'] as const

/** Puts the picture upright by what is upright in it. */
export function LevelPanel({ desk, tooling, room }: PanelProps) {
  const { t } = useTranslation('tour')
  const { points } = useSnapshot(tooling)
  return (
    <>
      <p className="min-w-48 grow basis-64 py-1 text-sm">
        {t(hints[points.length] ?? 'levelHint')}
      </p>
      {points.length > 0 && (
        <Button
          size="small"
          variant="quiet"
          className="min-h-11"
          onClick={({ currentTarget }) => {
            // The button goes once it is pressed, as the others here do.
            focusWindow(currentTarget)
            startAgain(tooling)
          }}
        >
          {t('markAgain')}
        </Button>
      )}
      {room.level && points.length === 0 && (
        <Button
          size="small"
          variant="quiet"
          className="min-h-11"
          onClick={({ currentTarget }) => {
            focusWindow(currentTarget)
            undoLevel(desk.state, tooling)
          }}
        >
          {t('levelUndo')}
        </Button>
      )}
      {points.length >= 2 && (
        <Button
          size="small"
          variant="primary"
          className="min-h-11"
          onClick={({ currentTarget }) => {
            focusWindow(currentTarget)
            levelNow(desk.state, tooling)
          }}
        >
          {t('levelNow')}
        </Button>
      )}
    </>
  )
}
