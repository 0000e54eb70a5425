import type { VoterEngagement } from '../../../content/schemas/voter-engagement.ts'
import { DimensionLine } from '../../ui/brackets/dimension-line.tsx'
import { type DemoId, demoIds } from './demos/demo-head.tsx'

/** Which stations belong to which part of the visit. */
const parts: DemoId[][] = [
  ['education', 'portal'],
  ['survey', 'live-poll', 'instant-poll'],
  ['adaptive'],
  ['priority', 'sentiment', 'results'],
]

/** The way through the stations as one measured line; each name leads to its station. */
export function Program({ page }: { page: VoterEngagement }) {
  return (
    <nav aria-label={page.programme.title} className="mt-16 lg:mt-24">
      <DimensionLine className="text-line-strong">{page.programme.measure}</DimensionLine>
      <ol className="grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-0">
        {page.programme.parts.map((part, index) => (
          <li
            key={part}
            className="pt-8 lg:border-l lg:pr-4 lg:pb-2 lg:pl-5 lg:first:border-transparent lg:first:pl-0"
          >
            <p className="kind">{part}</p>
            <ol className="mt-3">
              {parts[index]?.map((id) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="group/station flex min-h-11 items-baseline gap-3 py-2 font-semibold hover:text-signal"
                  >
                    <span
                      aria-hidden="true"
                      className="font-mono text-xs font-normal text-ink-soft"
                    >
                      {String(demoIds.indexOf(id) + 1).padStart(2, '0')}
                    </span>
                    <span className="min-w-0">{page.stations[id].title}</span>
                  </a>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  )
}
