import type { VoterEngagement } from '../../../../content/schemas/voter-engagement.ts'
import type { VoterEngagementDemo } from '../../../../content/schemas/voter-engagement-demo.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Percent, useFormats } from '../../../ui/formats.tsx'
import { ArrowUpIcon } from '../../../ui/icons/tools.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { Bar, PollBars } from '../../../ui/poll-bars/poll-bars.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { TextList } from '../../../ui/text-list.tsx'
import { interpolate } from '../../interpolate.ts'
import { DemoHead, type DemoProps } from './demo-head.tsx'

/** The candidates side by side, fact by fact on common lines, and what to know on the day. */
export function PortalDemo({ copy, demo }: DemoProps<'portal'>) {
  return (
    <>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
        <DemoHead id="portal" {...copy} className="lg:col-span-7" />
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

interface CandidateProps {
  copy: VoterEngagement['stations']['portal']
  candidate: VoterEngagementDemo['candidates'][number]
}

/** The most that a candidate can be rated. */
const BEST = 5

/** One column of the comparison. */
function Candidate({ copy, candidate }: CandidateProps) {
  const { decimal } = useFormats()
  const { name, party, experience, rating, policies } = candidate
  const row = 'border-t py-4 pr-8 md:group-not-first/candidate:pl-6'
  return (
    <li className="group/candidate grid md:row-span-5 md:grid-rows-subgrid md:not-first:border-l">
      <div className={`${row} border-ink pt-5`}>
        <p className="kind">{copy.candidate}</p>
        <Heading level={3} size="subtitle" className="mt-2">
          {name}
        </Heading>
      </div>
      {[
        [copy.party, party],
        [copy.experience, experience],
      ].map(([kind, fact]) => (
        <div key={kind} className={row}>
          <p className="kind">{kind}</p>
          <p className="mt-1">{fact}</p>
        </div>
      ))}
      <div className={row}>
        <p className="kind">{copy.rating}</p>
        <p className="mt-1">
          {interpolate(copy.ratingOf, { rating: decimal(rating), best: BEST })}
        </p>
        <Bar percent={(rating / BEST) * 100} className="mt-3 h-1.5 max-w-48 text-depth" />
      </div>
      <div className={row}>
        <p className="kind">{copy.policies}</p>
        <TextList items={policies} className="mt-1" itemClassName="py-1" />
      </div>
    </li>
  )
}

const moods = [
  { mood: 'positive', fill: 'fill-good' },
  { mood: 'neutral', fill: 'fill-line-strong' },
  { mood: 'negative', fill: 'fill-alert' },
] as const

const groundOf = { positive: 'bg-good', neutral: 'bg-line-strong', negative: 'bg-alert' }

/** One bar of three moods under the largest figure of the page. */
export function SentimentDemo({ copy, demo: { sentiment } }: DemoProps<'sentiment'>) {
  const { percent } = useFormats()
  const up = sentiment.trend === 'up'
  const start = { positive: 0, neutral: sentiment.positive, negative: 100 - sentiment.negative }
  const summary = interpolate(copy.summary, {
    positive: percent(sentiment.positive),
    neutral: percent(sentiment.neutral),
    negative: percent(sentiment.negative),
  })
  return (
    <div className="min-w-0 lg:col-span-6 lg:pr-8">
      <DemoHead id="sentiment" {...copy} />
      <p className="mt-10 flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <span className="text-display font-semibold">
          <Percent value={sentiment.positive} />
        </span>
        <span className="text-ink-soft">{copy.positive}</span>
        <span
          className={classNames(
            'flex items-center gap-1.5 font-mono text-xs',
            up ? 'text-good' : 'text-alert',
          )}
        >
          <ArrowUpIcon className={classNames('size-3.5', !up && 'rotate-180')} />
          {up ? copy.up : copy.down}
        </span>
      </p>
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
        suppressHydrationWarning
        className="mt-6 block h-5 w-full rounded-xs"
      >
        {moods.map(({ mood, fill: interpolate }) => (
          <rect
            key={mood}
            x={start[mood]}
            width={sentiment[mood]}
            height="4"
            className={interpolate}
          />
        ))}
      </svg>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 font-mono text-xs">
        {moods.map(({ mood }) => (
          <li key={mood} className="flex items-center gap-2">
            <span className={`size-3 ${groundOf[mood]}`} />
            {copy[mood]} <Percent value={sentiment[mood]} />
          </li>
        ))}
      </ul>
      <h3 className="kind mt-10">{copy.voices}</h3>
      <ul className="mt-3 border-b">
        {sentiment.voices.map(({ mood, text }) => (
          <li key={text} className="flex gap-4 border-t py-3">
            <span
              aria-hidden="true"
              className={classNames('mt-1.5 size-3 shrink-0', groundOf[mood])}
            />
            <span>
              <span className="sr-only">{copy[mood]}: </span>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How many campaigns are about what voters call urgent, and how many voters support them. */
export function PriorityDemo({ copy, demo: { priorities } }: DemoProps<'priority'>) {
  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
      <DemoHead id="priority" {...copy} className="lg:col-span-4" />
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

/** The answers by age group or by region, never by person. */
export function ResultsDemo({ copy, demo: { results } }: DemoProps<'results'>) {
  const shares = (list: VoterEngagementDemo['results']['ages']) => (
    <PollBars className="border-b" bars={list.map((share) => ({ id: share.label, ...share }))} />
  )
  return (
    <div className="min-w-0 lg:col-span-6 lg:border-l lg:pl-8">
      <DemoHead id="results" {...copy} />
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
