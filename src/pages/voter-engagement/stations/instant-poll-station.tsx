import type { VoterEngagement, VoterEngagementDemo } from '../../../documents/refs.ts'
import { InstantPollBox } from '../../civic/instant-poll-box.tsx'
import type { InstantPoll } from '../../civic/model/instant-poll.ts'
import { StationHead } from './station-head.tsx'

export interface InstantPollStationProps {
  copy: VoterEngagement['stations']['instant-poll']
  demo: VoterEngagementDemo['instantPoll']
  poll: InstantPoll
}

export function InstantPollStation({ copy, demo, poll }: InstantPollStationProps) {
  return (
    <div className="min-w-0 lg:col-span-4 lg:col-start-9 lg:border-l lg:pl-8">
      <StationHead id="instant-poll" {...copy} />
      <InstantPollBox copy={copy} demo={demo} poll={poll} className="mt-10" />
    </div>
  )
}
