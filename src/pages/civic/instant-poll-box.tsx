import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { wholePercents } from '../../math/whole-percents.ts'
import { ChoiceList } from '../../ui/choice-list/choice-list.tsx'
import { PollBars } from '../../ui/poll-bars/poll-bars.tsx'
import { type InstantPoll, voteInInstantPoll } from './model.ts'
import { FocusedLine } from './taking-focus.tsx'

export interface InstantPollBoxProps {
  copy: { thanks: string; yours: string }
  demo: { question: string; options: readonly { label: string }[] }
  poll: InstantPoll
  className?: string
}

/** A question with its answers to press; after the one vote, the result. */
export function InstantPollBox({ copy, demo, poll, className }: InstantPollBoxProps) {
  const { t } = useTranslation('voters')
  const { votes, totalVotes, userVoted, own } = useSnapshot(poll)
  const question = useId()
  const percents = wholePercents(votes)
  return (
    <div className={className}>
      <h3 id={question} className="text-name">
        {demo.question}
      </h3>
      {userVoted ? (
        <>
          <PollBars
            className="mt-5 border-b"
            bars={demo.options.map(({ label }, index) => ({
              id: label,
              label,
              percent: percents[index] ?? 0,
              note: index === own && copy.yours,
            }))}
          />
          <FocusedLine className="mt-5 font-semibold text-good">{copy.thanks}</FocusedLine>
        </>
      ) : (
        <ChoiceList
          className="needs-scripts mt-5"
          labelledBy={question}
          choices={demo.options.map(({ label }) => ({ id: label, label }))}
          onChoose={(option) => voteInInstantPoll(poll, option)}
        />
      )}
      <p className="mt-3 font-mono text-xs text-ink-soft">{t('votes', { count: totalVotes })}</p>
    </div>
  )
}
