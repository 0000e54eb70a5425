import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { TouchButton } from '../../../../room-photo/view/controls.tsx'
import { Meter } from '../../../../ui/meter/meter.tsx'
import { progressOfAll, roundDuration, timeLeft } from '../../model/queue.ts'
import { useStaging } from '../staging-context.ts'
import { stopStaging } from '../work/start.ts'

/** How far all photos are, how long the rest takes, and the way out. */
export function ProgressBar() {
  const { t } = useTranslation('staging')
  const { staging } = useStaging()
  const { run, jobs } = useSnapshot(staging)
  const now = useNow(run !== null)
  if (!run) return null
  const own = jobs.filter(({ id, state }) => run.jobs.includes(id) || state === 'waiting')
  const progress = progressOfAll(own)
  const done = own.filter(({ state }) => state === 'done').length
  const left = timeLeft(progress, now - run.startedAt)
  const time = left === null ? null : roundDuration(left)
  const percent = Math.round(progress * 100)
  return (
    <section
      aria-label={t('progress')}
      className="border bg-surface p-4 sm:p-5"
      data-progress={percent}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-semibold">{t('progressCount', { done, total: own.length })}</p>
        <p className="font-kind text-xs text-ink-soft">
          {percent} %{time && ` · ${t(`left_${time.unit}`, { count: time.value })}`}
        </p>
      </div>
      <Meter
        label={t('progress')}
        value={percent}
        text={`${percent} %`}
        tone="signal"
        className="mt-3"
      />
      <TouchButton variant="quiet" className="mt-3" onClick={() => stopStaging(staging)}>
        {t('cancel')}
      </TouchButton>
    </section>
  )
}

/** The time, each second while it is wanted. Milliseconds since 1970. */
function useNow(wanted: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!wanted) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [wanted])
  return now
}
