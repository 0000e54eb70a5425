import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { AnalyticsSample, RealTimeAnalytics } from '../../documents/refs.ts'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PauseIcon, PlayIcon, ResetIcon } from '../../ui/icons/tools.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { fill } from '../fill.ts'
import { type Live, pause, reset, start } from './model/live.ts'

export interface LiveBarProps {
  copy: RealTimeAnalytics['live']
  live: Live
  sample: AnalyticsSample
}

/** Starts, pauses and resets the simulation, and says what it is. */
export function LiveBar({ copy, live, sample }: LiveBarProps) {
  const { running, updates } = useSnapshot(live)
  const [said, setSaid] = useState('')

  const toggle = () => {
    if (running) pause(live)
    else start(live)
    setSaid(running ? copy.paused : copy.started)
  }
  const startOver = () => {
    if (updates === 0) return
    reset(live, sample)
    setSaid(copy.wasReset)
  }

  return (
    <div className="mt-12 grid gap-x-8 gap-y-5 border-t border-ink pt-5 lg:mt-16 lg:grid-cols-12 lg:items-center">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 lg:col-span-8">
        <Button variant="primary" className="needs-scripts" onClick={toggle}>
          {running ? <PauseIcon /> : <PlayIcon />}
          {running ? copy.pause : updates > 0 ? copy.resume : copy.start}
        </Button>
        <Button
          variant="quiet"
          className="needs-scripts max-sm:-ml-5"
          aria-disabled={updates === 0}
          onClick={startOver}
        >
          <ResetIcon />
          {copy.reset}
        </Button>
        <Badge>
          <span
            className={classNames(
              'size-1.5 rounded-full',
              running ? 'animate-pulse bg-signal' : 'bg-good',
            )}
          />
          {copy.label} · {copy.sample}
        </Badge>
        <span
          className={classNames('font-mono text-xs text-ink-soft', updates === 0 && 'invisible')}
        >
          {fill(copy.updates, { count: updates })}
        </span>
      </div>
      <p className="text-ink-soft lg:col-span-4">{copy.note}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
