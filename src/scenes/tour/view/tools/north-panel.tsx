import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button/button.tsx'
import { markNorth } from '../../model/tools/tool-state.ts'
import { lookNow } from '../desk/walk-along.ts'
import type { PanelProps } from './panel-props.ts'

/** Marks where north is: where the visitor looks. */
export function NorthPanel({ desk, tooling, room }: PanelProps) {
  const { t } = useTranslation('tour')
  return (
    <>
      <p className="min-w-48 grow basis-64 py-1 text-sm">{t('northHint')}</p>
      {room.north !== null && (
        <Button
          size="small"
          variant="quiet"
          className="min-h-11"
          onClick={() => markNorth(desk.state, tooling, null)}
        >
          {t('northRemove')}
        </Button>
      )}
      <Button
        size="small"
        variant="primary"
        className="min-h-11"
        onClick={() => markNorth(desk.state, tooling, lookNow(desk).yaw)}
      >
        {t('northHere')}
      </Button>
    </>
  )
}
