import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { OpeningProgress, Tour } from '../../model/tour.ts'

/** Where each step begins and ends on the bar. */
const spans: Record<OpeningProgress['step'], [start: number, end: number]> = {
  Reading: [0, 0.3],
  Decoding: [0.3, 0.6],
  Uploading: [0.6, 1],
}

/** What is done sooner needs no bar, in ms. */
const delay = 300

/** How far a file has come: read, decoded, on the graphics card. */
export function OpeningProgressBar({ tour }: { tour: Tour }) {
  const { t } = useTranslation('tour')
  const { opening } = useSnapshot(tour)
  const [late, setLate] = useState(false)
  const busy = opening !== undefined
  useEffect(() => {
    if (!busy) return setLate(false)
    const timer = setTimeout(() => setLate(true), delay)
    return () => clearTimeout(timer)
  }, [busy])
  if (!opening || !late) return null
  const { step, share, name } = opening
  const [start, end] = spans[step]
  return (
    <div className="flex items-center gap-4 font-mono text-xs text-ink-soft">
      <progress
        aria-label={t('opening', { name })}
        value={start + (end - start) * (share ?? 0)}
        className="h-1 grow appearance-none [&::-moz-progress-bar]:bg-signal [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-signal"
      />
      <span>{t(`progress${step}`)}</span>
    </div>
  )
}
