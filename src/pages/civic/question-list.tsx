import { ArrowUpIcon } from '../../ui/icons/tools.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { interpolate } from '../interpolate.ts'
import type { useQuestions } from './simulations.ts'

interface QuestionListProps {
  copy: { you: string; answered: string }
  /** Names the buttons of a question; without `down` votes only go up. */
  labels: { up: string; down?: string }
  questions: ReturnType<typeof useQuestions>['list']
  onVote: ReturnType<typeof useQuestions>['vote']
  labelledBy?: string
}

/** Questions with their votes, which the visitor adds to. */
export function QuestionList(props: QuestionListProps) {
  const { copy, labels, questions, onVote, labelledBy } = props
  const votes = [
    { by: -1, label: labels.down },
    { by: 1, label: labels.up },
  ] as const
  return (
    <ol aria-labelledby={labelledBy} className="min-w-0 border-b">
      {questions.map(({ id, question, votes: count, user, answered }) => (
        <li key={id} className="flex items-center gap-4 border-t py-4 sm:gap-6">
          <div className="flex shrink-0 items-center">
            <output
              aria-live="polite"
              className="w-[3ch] text-center text-subtitle font-semibold tabular-nums"
            >
              {count}
            </output>
            {votes.map(
              ({ by, label }) =>
                label && (
                  <button
                    key={by}
                    type="button"
                    aria-label={interpolate(label, { question })}
                    aria-disabled={by < 0 && count === 0}
                    onClick={() => onVote(id, by)}
                    className="needs-scripts icon-button aria-disabled:opacity-40"
                  >
                    <ArrowUpIcon className={by < 0 ? 'rotate-180' : ''} />
                  </button>
                ),
            )}
          </div>
          <div className="min-w-0">
            <p className="font-semibold wrap-break-word">{question}</p>
            <p className="mt-1 flex flex-wrap items-center gap-3 text-sm text-ink-soft">
              {user ?? copy.you}
              {answered && <Badge tone="good">{copy.answered}</Badge>}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
