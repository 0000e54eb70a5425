import { useState } from 'react'
import type { InteractiveDemo, InteractiveFeatures } from '../../documents/refs.ts'
import { createRandom } from '../../math/random.ts'
import { Section } from '../../ui/layout/section.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { createMeetup } from '../civic/model/meetup.ts'
import { createQuestions } from '../civic/model/questions.ts'
import { ResetStrip } from '../civic/reset-strip.tsx'
import { FieldTools } from './field/field-tools.tsx'
import { GestureFinder } from './gesture/gesture-finder.tsx'
import { MeetupRoom } from './meetup/meetup-room.tsx'
import { createField } from './model/field.ts'
import { createRecognition } from './model/gestures.ts'
import { createLocation } from './model/location.ts'
import { PlacesNearby } from './places/places-nearby.tsx'
import { QuestionRanking } from './question-ranking.tsx'

export interface InstrumentsProps {
  page: InteractiveFeatures
  demo: InteractiveDemo
}

const SEED = 59

const createInstruments = (demo: InteractiveDemo) => ({
  random: createRandom(SEED),
  recognition: createRecognition(),
  questions: createQuestions(demo.questions),
  location: createLocation(),
  meetup: createMeetup(),
  field: createField(demo.households),
})

/** Five instruments to try, one a band, and the way back to how they were found. */
export function Instruments({ page, demo }: InstrumentsProps) {
  const [round, setRound] = useState(0)
  return (
    <>
      <Bands key={round} page={page} demo={demo} />
      <ResetStrip copy={page.reset} onReset={() => setRound(round + 1)} />
      <CallToAction {...page.callToAction} />
    </>
  )
}

function Bands({ page, demo }: InstrumentsProps) {
  const [{ random, recognition, questions, location, meetup, field }] = useState(() =>
    createInstruments(demo),
  )
  return (
    <>
      <Section tone="night" aria-labelledby="gestures">
        <GestureFinder copy={page.gestures} recognition={recognition} random={random} />
      </Section>
      <Section aria-labelledby="questions">
        <QuestionRanking copy={page.questions} questions={questions} />
      </Section>
      <Section tone="surface" ruled aria-labelledby="places">
        <PlacesNearby copy={page.places} demo={demo} location={location} />
      </Section>
      <Section ruled aria-labelledby="meetup">
        <MeetupRoom copy={page.meetup} demo={demo.meetup} meetup={meetup} random={random} />
      </Section>
      <Section tone="surface" ruled aria-labelledby="field">
        <FieldTools copy={page.field} field={field} random={random} />
      </Section>
    </>
  )
}
