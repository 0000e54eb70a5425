import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { InteractiveDemo } from '../../../content/schemas/interactive-demo.ts'
import type { InteractiveFeatures } from '../../../content/schemas/interactive-features.ts'
import { ArrowUpIcon } from '../../ui/icons/tools.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { AskForm } from '../civic/ask-form.tsx'
import { askQuestion, createQuestions, sortByVotes, voteQuestion } from '../civic/model.ts'
import { interpolate } from '../interpolate.ts'
import { FieldTools } from './field-tools.tsx'
import { GestureFinder } from './gesture-finder.tsx'
import { MeetupRoom } from './meetup-room.tsx'
import { PlacesNearby } from './places-nearby.tsx'

export function Instruments({ page, demo }: { page: InteractiveFeatures; demo: InteractiveDemo }) {
  return (
    <>
      <Section tone="night" aria-labelledby="gestures">
        <GestureFinder copy={page.gestures} />
      </Section>
      <Section header={{ id: 'questions', ...page.questions }}>
        <QuestionRanking copy={page.questions} demo={demo} />
      </Section>
      <Section tone="surface" ruled header={{ id: 'places', ...page.places }}>
        <PlacesNearby copy={page.places} demo={demo} />
      </Section>
      <Section ruled aria-labelledby="meetup">
        <MeetupRoom copy={page.meetup} demo={demo.meetup} />
      </Section>
      <Section tone="surface" ruled header={{ id: 'field', ...page.field }}>
        <FieldTools copy={page.field} households={demo.households} />
      </Section>
    </>
  )
}

interface QuestionRankingProps {
  copy: InteractiveFeatures['questions']
  demo: InteractiveDemo
}

/** Questions in the order of their votes, which go up and down. */
function QuestionRanking({ copy, demo }: QuestionRankingProps) {
  const [questions] = useState(() => createQuestions(demo.questions))
  const { list } = useSnapshot(questions)
  return (
    <div className="mt-12 grid gap-x-8 gap-y-10 lg:mt-16 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-8">
        <p className="kind mb-3" id="sorted">
          {copy.sorted}
        </p>
        <ol aria-labelledby="sorted" className="border-b">
          {sortByVotes(list).map(({ id, question, votes, user, answered }) => (
            <li key={id} className="flex items-center gap-4 border-t py-4 sm:gap-6">
              <div className="flex shrink-0 flex-col items-center max-sm:flex-col-reverse sm:flex-row">
                <VoteButton
                  label={interpolate(copy.down, { question })}
                  onPress={() => voteQuestion(questions, id, -1)}
                  atEnd={votes === 0}
                  down
                />
                <output
                  aria-live="polite"
                  className="w-[3ch] text-center text-subtitle font-semibold tabular-nums"
                >
                  {votes}
                </output>
                <VoteButton
                  label={interpolate(copy.up, { question })}
                  onPress={() => voteQuestion(questions, id, 1)}
                />
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
      </div>
      <AskForm
        className="self-start lg:col-span-4"
        label={copy.ask}
        placeholder={copy.placeholder}
        submit={copy.submit}
        onAsk={(text) => askQuestion(questions, text)}
      />
    </div>
  )
}

interface VoteButtonProps {
  label: string
  onPress: () => void
  /** It has nothing to do; it stays focusable and says so. */
  atEnd?: boolean
  down?: boolean
}

function VoteButton({ label, onPress, atEnd = false, down = false }: VoteButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={atEnd}
      onClick={() => atEnd || onPress()}
      className="needs-scripts icon-button aria-disabled:opacity-40"
    >
      <ArrowUpIcon className={down ? 'rotate-180' : ''} />
    </button>
  )
}
