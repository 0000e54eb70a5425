import type { VoterEngagement } from '../../../../content/schemas/voter-engagement.ts'
import type { VoterEngagementDemo } from '../../../../content/schemas/voter-engagement-demo.ts'
import { Heading } from '../../../ui/layout/heading.tsx'

interface DemoHeadProps {
  id: DemoId
  title: string
  text: string
  className?: string
}

/** The number, the name and the purpose of a station; what links to the station leads here. */
export function DemoHead({ id, title, text, className }: DemoHeadProps) {
  const number = demoIds.indexOf(id) + 1
  return (
    <div className={className}>
      <p aria-hidden="true" className="flex items-center gap-3 font-mono text-xs text-ink-soft">
        <span className="text-sm text-ink">{String(number).padStart(2, '0')}</span>
        <span className="h-px w-8 bg-line-strong" />
        {String(demoIds.length).padStart(2, '0')}
      </p>
      <Heading id={id} size="subtitle" className="mt-4 hyphens-auto">
        {title}
      </Heading>
      <p className="mt-3 max-w-md text-ink-soft">{text}</p>
    </div>
  )
}

/** The nine stations in the order of a visit; each is a place on the page: `#survey`. */
export const demoIds = [
  'education',
  'portal',
  'survey',
  'live-poll',
  'instant-poll',
  'adaptive',
  'priority',
  'sentiment',
  'results',
] as const

export type DemoId = (typeof demoIds)[number]

/** What every station is given: its own words, and the sample evening. */
export interface DemoProps<Id extends DemoId> {
  copy: VoterEngagement['stations'][Id]
  demo: VoterEngagementDemo
}
