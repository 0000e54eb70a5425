import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { applyLevel, undoLevel } from '../../model/tools/level.ts'
import { clearPoints } from '../../model/tools/tool-state.ts'
import { PartingButton } from '../press/parting-button.tsx'
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
        <PartingButton onPress={() => clearPoints(tooling)}>{t('markAgain')}</PartingButton>
      )}
      {room.level && points.length === 0 && (
        <PartingButton onPress={() => undoLevel(desk.state, tooling)}>
          {t('levelUndo')}
        </PartingButton>
      )}
      {points.length >= 2 && (
        <PartingButton primary onPress={() => applyLevel(desk.state, tooling)}>
          {t('levelNow')}
        </PartingButton>
      )}
    </>
  )
}
