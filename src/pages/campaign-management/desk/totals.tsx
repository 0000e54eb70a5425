import type { FigureKey } from '../model/kinds.ts'
import { totalsOf } from '../model/totals.ts'
import { writeFigure } from './format.ts'
import type { DeskTools } from './use-desk.ts'

/** One figure of each subject that has one to look at first. */
const strip: FigureKey[] = [
  'activeVolunteers',
  'openTasks',
  'campaignLeft',
  'confirmedEvents',
  'promiseVotes',
  'posterScans',
]

/** The summary strip over the plan. */
export function Totals({ copy, plan, format }: Pick<DeskTools, 'copy' | 'plan' | 'format'>) {
  const totals = totalsOf(plan)
  return (
    <dl
      aria-label={copy.totalsLabel}
      data-totals=""
      className="mt-10 grid grid-cols-2 border-y border-ink sm:grid-cols-3 lg:grid-cols-6"
    >
      {strip.map((key) => (
        <div
          key={key}
          className="flex flex-col-reverse justify-end gap-1.5 py-5 max-sm:even:border-l max-sm:even:pl-5 max-sm:nth-[n+3]:border-t sm:border-l sm:pl-5 sm:max-lg:nth-[3n+1]:border-l-0 sm:max-lg:nth-[3n+1]:pl-0 sm:max-lg:nth-[n+4]:border-t lg:first:border-l-0 lg:first:pl-0"
        >
          <dt className="kind">{copy.figures[key]}</dt>
          {/* Another age of browser may group digits otherwise. */}
          <dd suppressHydrationWarning className="text-subtitle font-semibold tabular-nums">
            {writeFigure(format, key, totals[key])}
          </dd>
        </div>
      ))}
    </dl>
  )
}
