import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { CommunicationDemo } from '../../../content/schemas/communication-demo.ts'
import type { CommunicationFeatures } from '../../../content/schemas/communication-features.ts'
import { ArrowUpIcon } from '../../ui/icons/tools.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { AskForm } from '../civic/ask-form.tsx'
import { InstantPollBox } from '../civic/instant-poll-box.tsx'
import { LessonList } from '../civic/lesson-list.tsx'
import {
  askQuestion,
  createInstantPoll,
  createLearning,
  createQuestions,
  voteQuestion,
} from '../civic/model.ts'
import { interpolate } from '../interpolate.ts'
import { Hall } from './hall.tsx'
import { MeetupBand } from './meetup-band.tsx'

export function Evening({ page, demo }: { page: CommunicationFeatures; demo: CommunicationDemo }) {
  return (
    <>
      <Section tone="surface" ruled header={{ id: 'hall', ...page.hall }}>
        <Hall copy={page.hall} demo={demo} />
      </Section>
      <Section ruled aria-labelledby="questions">
        <QuestionFloor copy={page.questions} demo={demo} />
      </Section>
      <MeetupBand copy={page.meetup} demo={demo} />
      <Section header={{ id: 'preparation', ...page.preparation }}>
        <Preparation copy={page.preparation} demo={demo} />
      </Section>
    </>
  )
}

interface PreparationProps {
  copy: CommunicationFeatures['preparation']
  demo: CommunicationDemo
}

/** One question for everybody, and lessons for those who want to speak. */
function Preparation({ copy, demo }: PreparationProps) {
  const [poll] = useState(() => createInstantPoll(demo.poll.options.map(({ votes }) => votes)))
  const [learning] = useState(() => createLearning(demo.lessons))
  return (
    <div className="mt-12 grid gap-x-8 gap-y-14 lg:mt-16 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-4">
        <p className="kind mb-4">{copy.poll}</p>
        <InstantPollBox copy={copy} demo={demo.poll} poll={poll} />
      </div>
      <div className="min-w-0 lg:col-span-7 lg:col-start-6">
        <p className="kind mb-4">{copy.lessons}</p>
        <LessonList copy={copy} lessons={demo.lessons} learning={learning} />
      </div>
    </div>
  )
}

interface QuestionFloorProps {
  copy: CommunicationFeatures['questions']
  demo: CommunicationDemo
}

/** Questions with their votes as large figures; a press adds one. */
function QuestionFloor({ copy, demo }: QuestionFloorProps) {
  const [questions] = useState(() => createQuestions(demo.questions))
  const { list } = useSnapshot(questions)
  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
      <div className="self-start lg:sticky lg:top-28 lg:col-span-4">
        <Heading id="questions" size="subtitle">
          {copy.title}
        </Heading>
        <p className="mt-4 text-ink-soft">{copy.text}</p>
        <AskForm
          className="mt-8"
          label={copy.ask}
          placeholder={copy.placeholder}
          submit={copy.submit}
          onAsk={(text) => askQuestion(questions, text)}
        />
      </div>
      <ol className="min-w-0 border-b lg:col-span-7 lg:col-start-6">
        {list.map(({ id, question, votes, user, answered }) => (
          <li
            key={id}
            className="flex items-center gap-3 border-t py-5 first:border-ink sm:gap-8 sm:py-6"
          >
            <div className="min-w-0 grow">
              <p className="text-name font-semibold wrap-break-word">{question}</p>
              <p className="mt-2 flex flex-wrap items-center gap-3 text-sm text-ink-soft">
                {user ?? copy.you}
                {answered && <Badge tone="good">{copy.answered}</Badge>}
              </p>
            </div>
            <button
              type="button"
              aria-label={interpolate(copy.voteFor, { question })}
              onClick={() => voteQuestion(questions, id, 1)}
              className="needs-scripts grid size-12 shrink-0 place-items-center rounded border border-line-strong transition-colors hover:border-ink hover:bg-ink hover:text-paper"
            >
              <ArrowUpIcon />
            </button>
            <output
              aria-live="polite"
              className="w-[2.4ch] shrink-0 text-right text-subtitle font-semibold sm:text-title tabular-nums"
            >
              {votes}
            </output>
          </li>
        ))}
      </ol>
    </div>
  )
}
