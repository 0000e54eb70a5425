import { useState } from 'react'
import type { CommunicationDemo, CommunicationFeatures } from '../../documents/refs.ts'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { ResetStrip } from '../civic/reset-strip.tsx'
import { createEvening } from './evening-state.ts'
import { FeatureList } from './feature-list.tsx'
import { Hall } from './hall/hall.tsx'
import { MeetupBand } from './meetup/meetup-band.tsx'
import { Preparation } from './preparation.tsx'
import { QuestionFloor } from './question-floor.tsx'

export interface EveningProps {
  page: CommunicationFeatures
  demo: CommunicationDemo
}

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
