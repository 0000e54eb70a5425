import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { classNames } from '../../../../ui/class-names.ts'
import { Badge } from '../../../../ui/layout/badge.tsx'
import { districtConfig, fenceIds } from '../../config.ts'
import { type District, goToFence, pointOnWalk } from '../../model/district.ts'
import { distanceToFence } from '../../model/fences.ts'

/** The fences as a list: purpose, distance, and a button that goes there. */
export function FenceList({ district }: { district: District }) {
  const { t, i18n } = useTranslation('district')
  const { along, inside } = useSnapshot(district)
  const at = pointOnWalk(along)
  const metres = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 })
  return (
    <ul aria-label={t('fences')}>
      {fenceIds.map((id) => (
        <li key={id} data-distance={id} className="border-t py-4 last:border-b">
          <div className="flex items-baseline justify-between gap-4">
            <h4 className={classNames('text-name', inside[id] && 'text-signal')}>
              {t(`name_${id}`)}
            </h4>
            <p className="font-mono text-sm whitespace-nowrap tabular-nums">
              {inside[id] ? (
                <Badge className="border-signal bg-signal text-on-signal">{t('inside')}</Badge>
              ) : (
                t('away', { metres: metres.format(Math.ceil(distanceToFence(id, at))) })
              )}
            </p>
          </div>
          <p className="mt-1 text-sm text-ink-soft">
            {inside[id] ? t(`says_${id}`) : t(`about_${id}`)}
          </p>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
            <p className="kind">{t('radius', { metres: districtConfig.fences[id].radius })}</p>
            <button
              type="button"
              aria-label={t('goTo', { name: t(`name_${id}`) })}
              onClick={() => goToFence(district, id)}
              className="needs-scripts min-h-9 text-sm font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
            >
              {t('goThere')}
            </button>
          </div>
        </li>
      ))}
    </ul>
  )
}
