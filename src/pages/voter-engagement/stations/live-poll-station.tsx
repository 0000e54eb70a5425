import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { createRandom } from '../../../math/random.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { PollBars } from '../../../ui/poll-bars/poll-bars.tsx'
import { FocusedLine } from '../../civic/taking-focus.tsx'
import { interpolate } from '../../interpolate.ts'
import { useTicker } from '../../use-ticker.ts'
import {
  createLivePoll,
  driftLivePoll,
  livePercents,
  simulatedVotesIntervalMs,
  toggleLivePoll,
  voteInLivePoll,
} from '../model/live-poll.ts'
import { StationHead, type StationProps } from './station-head.tsx'

const SEED = 1848

/** The poll of a debate, large enough to be read across a hall. */
export function LivePollStation({ copy, demo: { livePoll } }: StationProps<'live-poll'>) {
  const [poll] = useState(() => createLivePoll(livePoll.options.map(({ votes }) => votes)))
  const { t } = useTranslation('voters')
  const { live, votes, own } = useSnapshot(poll)
  const [random] = useState(() => createRandom(SEED))
  const [said, setSaid] = useState('')
  useTicker(live, simulatedVotesIntervalMs, () => driftLivePoll(poll, random))
  const percents = useMemo(() => livePercents({ votes }), [votes])

  const toggle = () => {
    toggleLivePoll(poll)
    setSaid(poll.live ? copy.started : copy.ended)
  }

  return (
    <div className="min-w-0 lg:col-span-7">
      <StationHead id="live-poll" {...copy} />
      <div className="mt-10 flex flex-wrap items-center justify-between gap-4">
        <h3 className="text-name">{livePoll.question}</h3>
        <Badge tone={live ? 'good' : 'plain'}>
          <span
            className={
              live ? 'size-1.5 rounded-full bg-good' : 'size-1.5 rounded-full bg-line-strong'
            }
          />
          {live ? copy.live : copy.idle}
        </Badge>
      </div>
      <PollBars
        size="large"
        className="mt-4 border-b"
        bars={livePoll.options.map(({ label }, index) => ({
          id: label,
          label,
          percent: percents[index] ?? 0,
          action: own === undefined && (
            <Button
              size="small"
              className="needs-scripts"
              aria-label={interpolate(copy.voteFor, { option: label })}
              onClick={() => voteInLivePoll(poll, index)}
            >
              {copy.vote}
            </Button>
          ),
        }))}
      />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button variant="primary" className="needs-scripts" onClick={toggle}>
          {live ? copy.end : copy.start}
        </Button>
        <p className="font-mono text-xs text-ink-soft">
          {t('answers', { count: votes.reduce((sum, count) => sum + count, 0) })}
        </p>
      </div>
      {own !== undefined && (
        <FocusedLine className="mt-4 font-semibold">
          {interpolate(copy.voted, { option: livePoll.options[own]?.label ?? '' })}
        </FocusedLine>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
