import { useState } from 'react'
import type { CommunicationDemo, CommunicationFeatures } from '../../documents/refs.ts'
import { createRandom } from '../../math/random.ts'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { createInstantPoll } from '../civic/model/instant-poll.ts'
import { createLearning } from '../civic/model/learning.ts'
import { createMeetup } from '../civic/model/meetup.ts'
import { createQuestions } from '../civic/model/questions.ts'
import { ResetStrip } from '../civic/reset-strip.tsx'
import { FeatureList } from './feature-list.tsx'
import { Hall } from './hall/hall.tsx'
import { MeetupBand } from './meetup/meetup-band.tsx'
import { createAttendance } from './model/attendance.ts'
import { createChat } from './model/chat.ts'
import { Preparation } from './preparation.tsx'
import { QuestionFloor } from './question-floor.tsx'

export interface EveningProps {
  page: CommunicationFeatures
  demo: CommunicationDemo
}

const SEED = 127

/** Everything that happens in the hall in one evening, kept as long as the page is open. */
const createEvening = (demo: CommunicationDemo) => ({
  random: createRandom(SEED),
  townHall: createAttendance(),
  chat: createChat(),
  questions: createQuestions(demo.questions),
  neighbours: createAttendance(demo.meetup.participants),
  table: createMeetup(),
  upcoming: demo.upcoming.map(({ registered }) => createAttendance(registered)),
  poll: createInstantPoll(demo.poll.options.map(({ votes }) => votes)),
  learning: createLearning(demo.lessons),
})

export type EveningState = ReturnType<typeof createEvening>

export function Evening({ page, demo }: EveningProps) {
  const [round, setRound] = useState(0)
  return (
    <>
      <Bands key={round} page={page} demo={demo} />
      <ResetStrip copy={page.reset} onReset={() => setRound(round + 1)} />
      <CallToAction {...page.callToAction} />
    </>
  )
}

function Bands({ page, demo }: EveningProps) {
  const [evening] = useState(() => createEvening(demo))
  return (
    <>
      <Section tone="surface" ruled aria-labelledby="hall">
        <Hall copy={page.hall} demo={demo} evening={evening} />
      </Section>
      <Section ruled aria-labelledby="questions">
        <QuestionFloor copy={page.questions} questions={evening.questions} />
      </Section>
      <MeetupBand copy={page.meetup} demo={demo} evening={evening} />
      <Section aria-labelledby="preparation">
        <Preparation copy={page.preparation} demo={demo} evening={evening} />
      </Section>
      <Section tone="surface" ruled aria-labelledby="features">
        <SectionHeader id="features" title={page.features.title} lead={page.features.text} />
        <FeatureList list={page.features.list} />
      </Section>
    </>
  )
}
