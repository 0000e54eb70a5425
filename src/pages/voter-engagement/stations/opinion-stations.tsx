import { classNames } from '../../../ui/class-names.ts'
import { Percent, useFormats } from '../../../ui/formats.tsx'
import { ArrowUpIcon } from '../../../ui/icons/tools.tsx'
import { Bar } from '../../../ui/poll-bars/poll-bars.tsx'
import { interpolate } from '../../interpolate.ts'
import { StationHead, type StationProps } from './station-head.tsx'

const moods = [
  { mood: 'positive', fill: 'fill-good' },
  { mood: 'neutral', fill: 'fill-line-strong' },
  { mood: 'negative', fill: 'fill-alert' },
] as const

const groundOf = { positive: 'bg-good', neutral: 'bg-line-strong', negative: 'bg-alert' }

/** One bar of three moods under the largest figure of the page. */
export function SentimentStation({ copy, demo: { sentiment } }: StationProps<'sentiment'>) {
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
      <StationHead id="sentiment" {...copy} />
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
export function PriorityStation({ copy, demo: { priorities } }: StationProps<'priority'>) {
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
