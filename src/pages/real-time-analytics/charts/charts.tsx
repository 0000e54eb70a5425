import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { AnalyticsSample, Insight, RealTimeAnalytics } from '../../../documents/refs.ts'
import { Heading } from '../../../ui/layout/heading.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { SectionHeader } from '../../../ui/layout/section-header.tsx'
import { HeatMap } from '../../insight/heat-map.tsx'
import { type Live, UPDATE_EVERY, update } from '../model/live.ts'
import { EngagementChart } from './engagement-chart.tsx'
import { ReachChart } from './reach-chart.tsx'
import { RegionTable } from './region-table.tsx'
import { SentimentChart } from './sentiment-chart.tsx'

export interface ChartsProps {
  copy: RealTimeAnalytics['charts']
  heatMap: Insight['heatMap']
  sample: AnalyticsSample
  live: Live
}

/** Three charts, a table and a map of the same evening. */
export function Charts({ copy, heatMap, sample, live }: ChartsProps) {
  const { running } = useSnapshot(live)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => update(live), UPDATE_EVERY)
    return () => clearInterval(timer)
  }, [running, live])

  return (
    <>
      <Section tone="surface" ruled aria-labelledby="charts">
        <SectionHeader id="charts" title={copy.title} lead={copy.text} />
        <SentimentChart className="mt-12 lg:mt-16" copy={copy} sample={sample} live={live} />
        <div className="mt-20 grid gap-x-12 gap-y-20 lg:mt-28 lg:grid-cols-12">
          <EngagementChart className="lg:col-span-7" copy={copy} sample={sample} live={live} />
          <ReachChart className="lg:col-span-5" copy={copy} live={live} />
        </div>
      </Section>
      <Section ruled aria-labelledby="districts">
        <RegionTable copy={copy} live={live} />
      </Section>
      <Section tone="night" aria-labelledby="blocks">
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:items-center">
          <div className="lg:col-span-4">
            <Heading id="blocks">{copy.heatMap.title}</Heading>
            <p className="mt-6 max-w-md text-lead text-ink-soft">{copy.heatMap.text}</p>
          </div>
          <div className="lg:col-span-7 lg:col-start-6">
            <HeatMap copy={heatMap} />
          </div>
        </div>
      </Section>
    </>
  )
}
