import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { applyLevel, undoLevel } from '../../model/tools/level.ts'
import { clearPoints } from '../../model/tools/tool-state.ts'
import { PartingButton } from '../press/parting-button.tsx'
import type { PanelProps } from './panel-props.ts'

const hints = ['levelHint', 'levelOtherEnd', 'levelOneEdge', 'levelOtherEnd'] as const

/** Puts the picture upright by what is upright in it. */
export function LevelPanel({ editor, toolState, room }: PanelProps) {
  const { t } = useTranslation('tour')
  const { points } = useSnapshot(toolState)
  return (
    <>
      <p className="min-w-48 grow basis-64 py-1 text-sm">
        {t(hints[points.length] ?? 'levelHint')}
      </p>
      {points.length > 0 && (
        <PartingButton onPress={() => clearPoints(toolState)}>{t('markAgain')}</PartingButton>
      )}
      {room.level && points.length === 0 && (
        <PartingButton onPress={() => undoLevel(editor.state, toolState)}>
          {t('levelUndo')}
        </PartingButton>
      )}
      {points.length >= 2 && (
        <PartingButton primary onPress={() => applyLevel(editor.state, toolState)}>
          {t('levelNow')}
        </PartingButton>
      )}
    </>
  )
}
