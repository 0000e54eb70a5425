import type { VoterEngagement, VoterEngagementDemo } from '../../../documents/refs.ts'
import { Heading } from '../../../ui/layout/heading.tsx'
import { Candidate } from './candidate.tsx'
import { StationHead } from './station-head.tsx'

export interface PortalStationProps {
  copy: VoterEngagement['stations']['portal']
  demo: VoterEngagementDemo
}

/** The candidates side by side, fact by fact on common lines, and what to know on the day. */
export function PortalStation({ copy, demo }: PortalStationProps) {
  return (
    <>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
        <StationHead id="portal" {...copy} className="lg:col-span-7" />
        <p className="text-sm text-ink-soft lg:col-span-4 lg:col-start-9">{copy.note}</p>
      </div>
      <ul
        aria-label={copy.caption}
        className="mt-12 grid gap-y-12 md:grid-cols-3 md:grid-rows-[repeat(5,auto)] md:gap-y-0"
      >
        {demo.candidates.map((candidate) => (
          <Candidate key={candidate.id} copy={copy} candidate={candidate} />
        ))}
      </ul>
      <div className="mt-16 grid gap-x-8 gap-y-6 border-t border-ink pt-6 lg:grid-cols-12">
        <Heading level={3} className="lg:col-span-4">
          {copy.dayTitle}
        </Heading>
        <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:col-span-8">
          {demo.votingDay.map((fact) => (
            <div key={fact.label}>
              <dt className="kind">{fact.label}</dt>
              <dd className="mt-1">{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}
