import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { AnalyticsSample } from '../../../content/schemas/analytics-sample.ts'
import type { Insight } from '../../../content/schemas/insight.ts'
import type { RealTimeAnalytics } from '../../../content/schemas/real-time-analytics.ts'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useFormats } from '../../ui/formats.tsx'
import { PauseIcon, PlayIcon, ResetIcon } from '../../ui/icons/tools.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { HeatMap } from '../insight/heat-map.tsx'
import { Tiles } from '../insight/tiles.tsx'
import { interpolate } from '../interpolate.ts'
import { useTicker } from '../use-ticker.ts'
import { EngagementChart, ReachChart, SentimentChart } from './charts.tsx'
import type { LiveAnalytics } from './model/live.ts'
import {
  createLiveAnalytics,
  resetAnalytics,
  toggleUpdates,
  UPDATE_INTERVAL_MS,
  updateAnalytics,
} from './model/live.ts'
import { engagementOf, reachOf, sentimentOf, sessionsOf } from './model/totals.ts'
import { RegionTable } from './region-table.tsx'

export interface AnalyticsDashboardProps {
  page: RealTimeAnalytics
  insight: Insight
  sample: AnalyticsSample
}

/** The controls of the simulation, the four figures, and the charts and the map that they come from. */
export function AnalyticsDashboard({ page, insight, sample }: AnalyticsDashboardProps) {
  const [live] = useState(() => createLiveAnalytics(sample))
  const { running } = useSnapshot(live)
  useTicker(running, UPDATE_INTERVAL_MS, () => updateAnalytics(live))
  const copy = page.charts
  return (
    <>
      <Container className="pb-16 sm:pb-20">
        <LiveBar copy={page.live} live={live} sample={sample} />
        <LiveTiles insight={insight} live={live} />
      </Container>
      <Section tone="surface" ruled header={{ id: 'charts', ...copy }}>
        <SentimentChart className="mt-12 lg:mt-16" copy={copy} sample={sample} live={live} />
        <div className="mt-20 grid gap-x-12 gap-y-20 lg:mt-28 lg:grid-cols-12">
          <EngagementChart className="lg:col-span-7" copy={copy} sample={sample} live={live} />
          <ReachChart className="lg:col-span-5" copy={copy} live={live} />
        </div>
      </Section>
      <Section ruled header={{ id: 'districts', ...copy.regions }}>
        <RegionTable copy={copy} live={live} />
      </Section>
      <Section tone="night" aria-labelledby="blocks">
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:items-center">
          <div className="lg:col-span-4">
            <Heading id="blocks">{copy.heatMap.title}</Heading>
            <p className="mt-6 max-w-md text-lead text-ink-soft">{copy.heatMap.text}</p>
          </div>
          <div className="lg:col-span-7 lg:col-start-6">
            <HeatMap copy={insight.heatMap} />
          </div>
        </div>
      </Section>
    </>
  )
}

/** The four figures of the home page; once the simulation has begun, what they have become. */
function LiveTiles({ insight, live }: { insight: Insight; live: LiveAnalytics }) {
  const { count, percent } = useFormats()
  const { updates, regions, channels } = useSnapshot(live)
  const now = [
    percent(sentimentOf(regions).positive),
    percent(engagementOf(regions)),
    count(reachOf(channels)),
    count(sessionsOf(regions)),
  ]
  return (
    <Tiles
      className="mt-8"
      tiles={insight.tiles}
      note={insight.changeNote}
      figures={updates > 0 ? now : undefined}
    />
  )
}

interface LiveBarProps {
  copy: RealTimeAnalytics['live']
  live: LiveAnalytics
  sample: AnalyticsSample
}

/** Starts, pauses and resets the simulation, and says what it is. */
function LiveBar({ copy, live, sample }: LiveBarProps) {
  const { running, updates } = useSnapshot(live)
  const [said, setSaid] = useState('')

  const toggle = () => {
    toggleUpdates(live)
    setSaid(running ? copy.paused : copy.started)
  }
  const startOver = () => {
    if (updates === 0) return
    resetAnalytics(live, sample)
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
          {interpolate(copy.updates, { count: updates })}
        </span>
      </div>
      <p className="text-ink-soft lg:col-span-4">{copy.note}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
