import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CommunicationDemo } from '../../../content/schemas/communication-demo.ts'
import type { CommunicationFeatures } from '../../../content/schemas/communication-features.ts'
import { Button } from '../../ui/button/button.tsx'
import { useFormats } from '../../ui/formats.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { AskForm } from '../civic/ask-form.tsx'
import { InstantPollBox } from '../civic/instant-poll-box.tsx'
import { LessonList } from '../civic/lesson-list.tsx'
import { QuestionList } from '../civic/question-list.tsx'
import { useMeetup, useQuestions } from '../civic/simulations.ts'
import { TownHallMeeting } from './town-hall-meeting.tsx'

interface EveningProps {
  page: CommunicationFeatures
  demo: CommunicationDemo
}

export function CommunicationSamples({ page, demo }: EveningProps) {
  return (
    <>
      <Section tone="surface" ruled header={{ id: 'hall', ...page.hall }}>
        <TownHallMeeting copy={page.hall} demo={demo} />
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

/** What each part of the evening is given: its own words, and the sample. */
interface PartProps<Name extends keyof CommunicationFeatures> {
  copy: CommunicationFeatures[Name]
  demo: CommunicationDemo
}

/** One question for everybody, and lessons for those who want to speak. */
function Preparation({ copy, demo }: PartProps<'preparation'>) {
  return (
    <div className="mt-12 grid gap-x-8 gap-y-14 lg:mt-16 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-4">
        <p className="kind mb-4">{copy.poll}</p>
        <InstantPollBox copy={copy} poll={demo.poll} />
      </div>
      <div className="min-w-0 lg:col-span-7 lg:col-start-6">
        <p className="kind mb-4">{copy.lessons}</p>
        <LessonList copy={copy} lessons={demo.lessons} />
      </div>
    </div>
  )
}

/** Questions with their votes as large figures; a press adds one. */
function QuestionFloor({ copy, demo }: PartProps<'questions'>) {
  const { list, ask, vote } = useQuestions(demo.questions)
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
          onAsk={ask}
        />
      </div>
      <div className="min-w-0 lg:col-span-7 lg:col-start-6">
        <QuestionList copy={copy} labels={{ up: copy.voteFor }} questions={list} onVote={vote} />
      </div>
    </div>
  )
}

const MEETUP_SEED = 127

/** How many have come, as the largest figure of the page, and the evenings that follow. */
function MeetupBand({ copy, demo }: PartProps<'meetup'>) {
  const { t } = useTranslation('voters')
  const { count } = useFormats()
  const { joined, participants, hasLeft, toggle } = useMeetup(MEETUP_SEED)
  return (
    <Section tone="night" header={{ id: 'meetup', ...copy }}>
      <div className="mt-12 grid gap-x-8 gap-y-14 border-t pt-10 lg:mt-16 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-6">
          <Heading level={3}>{demo.meetup.title}</Heading>
          <p className="mt-4 flex flex-wrap items-baseline gap-x-4">
            <span className="text-[clamp(5rem,3rem+9vw,11rem)] leading-none font-semibold tracking-[-0.04em] tabular-nums">
              {count(demo.meetup.participants + (joined ? 1 : 0))}
            </span>
            <span className="text-ink-soft">{copy.participants}</span>
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button
              variant={joined ? 'outline' : 'primary'}
              className="needs-scripts"
              onClick={toggle}
            >
              {joined ? copy.leave : copy.join}
            </Button>
            <p role="status" className="min-w-0 font-medium">
              {joined ? t('participants', { count: participants }) : hasLeft && copy.left}
            </p>
          </div>
        </div>
        <div className="min-w-0 lg:col-span-5 lg:col-start-8">
          <h3 className="kind">{copy.upcoming}</h3>
          <ul className="mt-4 border-b">
            {demo.upcoming.map((event) => (
              <UpcomingRow key={event.id} copy={copy} event={event} />
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}

interface UpcomingRowProps {
  copy: CommunicationFeatures['meetup']
  event: CommunicationDemo['upcoming'][number]
}

/** An evening to come, with how many are registered. */
function UpcomingRow({ copy, event }: UpcomingRowProps) {
  const { t } = useTranslation('voters')
  const [attends, setAttends] = useState(false)
  const count = event.registered + (attends ? 1 : 0)
  return (
    <li className="border-t py-6">
      <h4 className="text-name">{event.title}</h4>
      <p className="mt-1 text-ink-soft">{event.when}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="font-mono text-sm">{t('registered', { count })}</p>
        <Button size="small" className="needs-scripts" onClick={() => setAttends(!attends)}>
          {attends ? copy.cancel : copy.register}
          <span className="sr-only">: {event.title}</span>
        </Button>
      </div>
      <p role="status" className="text-sm font-medium text-good">
        {attends && copy.registered}
      </p>
    </li>
  )
}
