import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { useSceneStart } from '../../../../stage/use-scene-start.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useFormats } from '../../../../ui/formats.tsx'
import { ResetIcon } from '../../../../ui/icons/tools.tsx'
import { Badge } from '../../../../ui/layout/badge.tsx'
import { SceneIntro, type SceneIntroProps } from '../../../../ui/scene-intro.tsx'
import { districtConfig, fenceIds } from '../../config.ts'
import {
  createDistrictState,
  type DistrictState,
  type FenceEvent,
  goToFence,
  movePhone,
  pointOnWalk,
  restartWalk,
  walkLength,
} from '../../model/district-state.ts'
import { coordinatesOf, distanceToFence } from '../../model/fences.ts'
import { loadScene } from './load-scene.ts'
import { DistrictView } from './viewport.tsx'

/**
 * A district with geofences and a phone that is moved along its street. The drawing is there from the start and does
 * everything; the same in 3D follows.
 */
export function DistrictTool(intro: SceneIntroProps) {
  const { t } = useTranslation('district')
  const [district] = useState(createDistrictState)
  const place = useRef<HTMLDivElement>(null)
  const [when, start] = useSceneStart(place, { fetch: loadScene })
  return (
    <div
      className="grid gap-x-10 gap-y-10 lg:grid-cols-12"
      data-district={when === 'now' ? 'open' : 'drawn'}
    >
      <div ref={place} className="min-w-0 lg:col-span-8">
        <DistrictView district={district} when={when} onOpen={start} />
        <WalkSlider district={district} />
        <p className="needs-scripts mt-4 text-sm text-ink-soft">{t('help')}</p>
      </div>
      <div className="min-w-0 lg:col-span-4">
        <SceneIntro {...intro} />
        <h3 className="mt-9 kind">{t('fences')}</h3>
        <div className="mt-3">
          <FenceList district={district} />
        </div>
        <h3 className="mt-8 kind">{t('events')}</h3>
        <EventList district={district} />
      </div>
    </div>
  )
}

/** The walk as a slider: arrow keys move the phone by five meters. */
function WalkSlider({ district }: { district: DistrictState }) {
  const { t } = useTranslation('district')
  const { along } = useSnapshot(district)
  const { count, language } = useFormats()
  const degrees = new Intl.NumberFormat(language, {
    minimumFractionDigits: 5,
    maximumFractionDigits: 5,
  })
  const { latitude, longitude } = coordinatesOf(pointOnWalk(along))
  const value = t('along', { along: count(Math.round(along)), length: count(walkLength) })
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

/** The fences as a list: purpose, distance, and a button that goes there. */
function FenceList({ district }: { district: DistrictState }) {
  const { t } = useTranslation('district')
  const { count } = useFormats()
  const { along, inside } = useSnapshot(district)
  const at = pointOnWalk(along)
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
                t('away', { metres: count(Math.ceil(distanceToFence(id, at))) })
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

/** The events of the walk, the newest first; a live region announces each once. */
function EventList({ district }: { district: DistrictState }) {
  const { t } = useTranslation('district')
  const { events } = useSnapshot(district)
  const [newest] = events
  const said = ({ fence, entered }: FenceEvent) =>
    t(entered ? 'entered' : 'left', { fence: t(`name_${fence}`) })
  return (
    <>
      <p role="status" className="sr-only">
        {newest && said(newest)}
      </p>
      {newest ? (
        <ol aria-label={t('events')} className="mt-4 font-mono text-xs leading-5">
          {events.map((event, index) => (
            <li
              key={event.id}
              className={classNames(
                'flex justify-between gap-4 border-t py-2',
                index > 0 && 'text-ink-soft',
              )}
            >
              <span>{said(event)}</span>
              <span className="whitespace-nowrap">
                {t('at', { metres: Math.round(event.along) })}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="mt-4 border-t py-2 font-mono text-xs leading-5 text-ink-soft">
          {t('noEvents')}
        </p>
      )}
    </>
  )
}
