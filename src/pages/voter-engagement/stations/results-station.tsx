import type { VoterEngagement, VoterEngagementDemo } from '../../../documents/refs.ts'
import { PollBars } from '../../../ui/poll-bars/poll-bars.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { StationHead } from './station-head.tsx'

export interface ResultsStationProps {
  copy: VoterEngagement['stations']['results']
  results: VoterEngagementDemo['results']
}

/** The answers by age group or by region, never by person. */
export function ResultsStation({ copy, results }: ResultsStationProps) {
  const shares = (list: VoterEngagementDemo['results']['ages']) => (
    <PollBars className="border-b" bars={list.map((share) => ({ id: share.label, ...share }))} />
  )
  return (
    <div className="min-w-0 lg:col-span-6 lg:border-l lg:pl-8">
      <StationHead id="results" {...copy} />
      <Tabs
        className="mt-8"
        label={copy.choose}
        tabs={[
          { id: 'age-groups', label: copy.ages, panel: shares(results.ages) },
          { id: 'regions', label: copy.regions, panel: shares(results.regions) },
        ]}
      />
      <p className="mt-4 text-sm text-ink-soft">{copy.note}</p>
    </div>
  )
}
