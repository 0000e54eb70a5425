import type { VoterEngagement } from '../../../../content/schemas/voter-engagement.ts'
import type { VoterEngagementDemo } from '../../../../content/schemas/voter-engagement-demo.ts'
import { Percent } from '../../../ui/percent.tsx'
import { Bar } from '../../../ui/poll-bars/poll-bars.tsx'
import { StationHead } from './station-head.tsx'

export interface PriorityStationProps {
  copy: VoterEngagement['stations']['priority']
  priorities: VoterEngagementDemo['priorities']
}

/** How many campaigns are about what voters call urgent, and how many voters support them. */
export function PriorityStation({ copy, priorities }: PriorityStationProps) {
  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
      <StationHead id="priority" {...copy} className="lg:col-span-4" />
      <table className="w-full table-fixed text-left lg:col-span-7 lg:col-start-6">
        <caption className="sr-only">{copy.caption}</caption>
        <thead className="border-b border-ink align-bottom">
          <tr>
            <th scope="col" className="w-[44%] pb-3 kind">
              {copy.priority}
            </th>
            <th scope="col" className="pb-3 kind wrap-break-word">
              {copy.campaigns}
            </th>
            <th scope="col" className="w-[30%] pb-3 pl-4 kind">
              {copy.support}
            </th>
          </tr>
        </thead>
        <tbody>
          {priorities.map((group) => (
            <tr key={group.priority} className="border-b align-top">
              <th scope="row" className="py-6 pr-4 font-normal">
                <span className="block text-name font-semibold">{group.priority}</span>
                <span className="mt-1 block text-ink-soft">{group.subjects}</span>
              </th>
              <td className="py-6 text-title font-semibold tabular-nums">{group.campaigns}</td>
              <td className="py-6 pl-4">
                <span className="font-mono text-sm">
                  <Percent value={group.support} />
                </span>
                <Bar percent={group.support} className="mt-3 text-depth" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
