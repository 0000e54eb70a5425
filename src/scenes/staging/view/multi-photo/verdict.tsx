import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../room-photo/view/formats.ts'
import { Button } from '../../../../ui/button/button.tsx'
import type { Joinable, JoinFault } from '../../model/multi-photo/join-photos.ts'
import { JoinFaultText } from './join-fault-text.tsx'

export interface VerdictProps {
  /** null before all marks are placed */
  found: Joinable | JoinFault | null
  /** How many marks are not placed yet. */
  left: number
  onSwap: (which: readonly [number, number]) => void
}

/** What the marks tell, in words and figures. */
export function Verdict({ found, left, onSwap }: VerdictProps) {
  const { t } = useTranslation('staging')
  const { metres, number } = useFormats()
  if (!found) {
    return (
      <p role="status" className="mt-4 text-ink-soft">
        {t('joinLeft', { count: left })}
      </p>
    )
  }
  if ('code' in found) {
    return (
      <div
        role="status"
        className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-l-2 border-alert px-4 py-2"
        data-join-fault={found.code}
      >
        <p className="min-w-0 flex-1 basis-72">
          <JoinFaultText fault={found} />
        </p>
        {found.code === 'Order' && (
          <Button size="small" className="min-h-11" onClick={() => onSwap(found.swap)}>
            {t('swapMarks')}
          </Button>
        )}
      </div>
    )
  }
  const { name, camera, gap, isPoor } = found
  const centimetres = Math.round(gap * 100)
  const figures = { height: metres(camera.height), gap: number(centimetres) }
  return (
    <div
      role="status"
      className={`mt-4 border-l-2 px-4 py-2 ${isPoor ? 'border-alert' : 'border-signal'}`}
      data-join-gap={centimetres}
    >
      <p className="font-kind text-sm tabular-nums">
        {name} · {t('joinMet', figures)}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{t(isPoor ? 'joinPoor' : 'joinCheck', figures)}</p>
    </div>
  )
}
