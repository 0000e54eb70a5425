import { useState } from 'react'
import type { AnalyticsSample, Insight, RealTimeAnalytics } from '../../documents/refs.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Charts } from './charts/charts.tsx'
import { LiveBar } from './live-bar.tsx'
import { LiveTiles } from './live-tiles.tsx'
import { createLive } from './model/live.ts'

export interface DeskProps {
  page: RealTimeAnalytics
  insight: Insight
  sample: AnalyticsSample
}

/** The controls of the simulation, the four figures, and the charts that they come from. */
export function Desk({ page, insight, sample }: DeskProps) {
  const [live] = useState(() => createLive(sample))
  return (
    <>
      <Container className="pb-16 sm:pb-20">
        <LiveBar copy={page.live} live={live} sample={sample} />
        <LiveTiles insight={insight} live={live} />
      </Container>
      <Charts copy={page.charts} heatMap={insight.heatMap} sample={sample} live={live} />
    </>
  )
}
