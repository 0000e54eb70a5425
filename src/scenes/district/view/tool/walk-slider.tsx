import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { ResetIcon } from '../../../../ui/icons/tools.tsx'
import { districtConfig } from '../../config.ts'
import {
  type District,
  movePhone,
  pointOnWalk,
  restartWalk,
  walkLength,
} from '../../model/district.ts'
import { coordinatesOf } from '../../model/fences.ts'

/** The walk as a slider: arrow keys move the phone by five meters. */
export function WalkSlider({ district }: { district: District }) {
  const { t, i18n } = useTranslation('district')
  const { along } = useSnapshot(district)
  const metres = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 })
  const degrees = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 5,
    maximumFractionDigits: 5,
  })
  const { latitude, longitude } = coordinatesOf(pointOnWalk(along))
  const value = t('along', { along: metres.format(along), length: metres.format(walkLength) })
  return (
    <div className="mt-5">
      <label
        htmlFor="walk"
        className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1"
      >
        <span className="font-semibold">{t('slider')}</span>
        <span aria-hidden="true" className="font-mono text-xs text-ink-soft">
          {value}
        </span>
      </label>
      <input
        id="walk"
        type="range"
        min={0}
        max={walkLength}
        step={districtConfig.keyStep}
        value={along}
        aria-valuetext={value}
        onChange={(event) => movePhone(district, Number(event.target.value))}
        className="needs-scripts mt-2 h-11 w-full cursor-pointer accent-signal"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p suppressHydrationWarning className="font-mono text-xs leading-5 text-ink-soft">
          {t('coordinates', {
            latitude: degrees.format(latitude),
            longitude: degrees.format(longitude),
          })}
        </p>
        <Button size="small" className="needs-scripts" onClick={() => restartWalk(district)}>
          <ResetIcon className="size-4" />
          {t('restart')}
        </Button>
      </div>
    </div>
  )
}
