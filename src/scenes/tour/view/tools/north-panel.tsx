import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button/button.tsx'
import { markNorth } from '../../model/tools/tool-state.ts'
import { lookNow } from '../rooms/walk-along.ts'
import type { PanelProps } from './panel-props.ts'

/** Marks where north is: where the visitor looks. */
export function NorthPanel({ editor, toolState, room }: PanelProps) {
  const { t } = useTranslation('tour')
  return (
    <>
      <p className="min-w-48 grow basis-64 py-1 text-sm">{t('northHint')}</p>
      {room.north !== null && (
        <Button
          size="small"
          variant="quiet"
          className="min-h-11"
          onClick={() => markNorth(editor.state, toolState, null)}
        >
          {t('northRemove')}
        </Button>
      )}
      <Button
        size="small"
        variant="primary"
        className="min-h-11"
        onClick={() => markNorth(editor.state, toolState, lookNow(editor).yaw)}
      >
        {t('northHere')}
      </Button>
    </>
  )
}
