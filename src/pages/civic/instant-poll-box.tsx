import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wholePercents } from '../../math/whole-percents.ts'
import { ChoiceList } from '../../ui/choice-list/choice-list.tsx'
import { PollBars } from '../../ui/poll-bars/poll-bars.tsx'
import { FocusedLine } from './taking-focus.tsx'

interface InstantPollBoxProps {
  copy: { thanks: string; yours: string }
  poll: { question: string; options: readonly { label: string; votes: number }[] }
  className?: string
}

/** A question with its answers to press; after the one vote, the result. */
export function InstantPollBox({ copy, poll, className }: InstantPollBoxProps) {
  const { t } = useTranslation('voters')
  const { question, options } = poll
  const [own, vote] = useState<number>()
  const id = useId()
  const counts = options.map(({ votes }, index) => (index === own ? votes + 1 : votes))
  const percents = wholePercents(counts)
  return (
    <div className={className}>
      <h3 id={id} className="text-name">
        {question}
      </h3>
      {own !== undefined ? (
        <>
          <PollBars
            className="mt-5 border-b"
            bars={options.map(({ label }, index) => ({
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
          labelledBy={id}
          choices={options.map(({ label }) => ({ id: label, label }))}
          onChoose={vote}
        />
      )}
      <p className="mt-3 font-mono text-xs text-ink-soft">
        {t('votes', { count: counts.reduce((sum, count) => sum + count, 0) })}
      </p>
    </div>
  )
}
