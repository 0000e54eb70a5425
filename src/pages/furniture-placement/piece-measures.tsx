import { useTranslation } from 'react-i18next'
import { MeasureLine } from '../../ui/reticle/measure-line.tsx'

const sides = ['width', 'depth', 'height'] as const

export interface PieceMeasuresProps {
  /** Metres. */
  piece: Record<(typeof sides)[number], number>
}

/** Width, depth and height as lines of one scale. */
export function PieceMeasures({ piece }: PieceMeasuresProps) {
  const { t } = useTranslation('furniture')
  const longest = Math.max(...sides.map((side) => piece[side]))
  return (
    <dl aria-label={t('measures')} className="mt-8 border-b">
      {sides.map((side) => (
        <div key={side} className="flex items-center gap-4 border-t py-3">
          <dt className="w-24 shrink-0 text-sm text-ink-soft">{t(side)}</dt>
          <dd className="flex min-w-0 grow items-center gap-4">
            <MeasureLine share={piece[side] / longest} className="text-signal" />
            <span className="w-16 shrink-0 text-right font-mono text-sm whitespace-nowrap tabular-nums">
              {t('cm', { value: Math.round(piece[side] * 100) })}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
