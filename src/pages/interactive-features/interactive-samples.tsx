import { useTranslation } from 'react-i18next'
import type { InteractiveDemo } from '../../../content/schemas/interactive-demo.ts'
import type { InteractiveFeatures } from '../../../content/schemas/interactive-features.ts'
import { Button } from '../../ui/button/button.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { AskForm } from '../civic/ask-form.tsx'
import { QuestionList } from '../civic/question-list.tsx'
import { useMeetup, useQuestions } from '../civic/simulations.ts'
import { FieldTools } from './field-tools.tsx'
import { GestureFinder } from './gesture-finder.tsx'
import { seatPlan } from './model/seats.ts'
import { PlacesNearby } from './places-nearby.tsx'

export function InteractiveSamples({
  page,
  demo,
}: {
  page: InteractiveFeatures
  demo: InteractiveDemo
}) {
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
        <MeetupRoom copy={page.meetup} demo={demo} />
      </Section>
      <Section tone="surface" ruled header={{ id: 'field', ...page.field }}>
        <FieldTools copy={page.field} households={demo.households} />
      </Section>
    </>
  )
}

/** What an instrument is given: its own words, and the sample. */
interface InstrumentProps<Name extends keyof InteractiveFeatures> {
  copy: InteractiveFeatures[Name]
  demo: InteractiveDemo
}

/** Questions in the order of their votes, which go up and down; of equal ones the older is above. */
function QuestionRanking({ copy, demo }: InstrumentProps<'questions'>) {
  const { list, ask, vote } = useQuestions(demo.questions)
  const ranked = list.toSorted((a, b) => b.votes - a.votes)
  return (
    <div className="mt-12 grid gap-x-8 gap-y-10 lg:mt-16 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-8">
        <p className="kind mb-3" id="sorted">
          {copy.sorted}
        </p>
        <QuestionList
          labelledBy="sorted"
          copy={copy}
          labels={copy}
          questions={ranked}
          onVote={vote}
        />
      </div>
      <AskForm
        className="self-start lg:col-span-4"
        label={copy.ask}
        placeholder={copy.placeholder}
        submit={copy.submit}
        onAsk={ask}
      />
    </div>
  )
}

const MEETUP_SEED = 60

/** A room that is empty until one joins, and then has a seat for each. */
function MeetupRoom({ copy, demo: { meetup } }: InstrumentProps<'meetup'>) {
  const { t } = useTranslation('voters')
  const { joined, participants, hasLeft, toggle } = useMeetup(MEETUP_SEED)
  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:items-center">
      <div className="min-w-0 lg:order-last lg:col-span-5 lg:col-start-8">
        <Heading id="meetup">{copy.title}</Heading>
        <p className="mt-6 max-w-md text-lead text-ink-soft">{copy.text}</p>
        <div className="mt-10 border-t border-ink pt-5">
          <Heading level={3}>{meetup.title}</Heading>
          <p className="mt-2 text-ink-soft">{meetup.about}</p>
          <Button
            variant={joined ? 'outline' : 'primary'}
            className="needs-scripts mt-6"
            onClick={toggle}
          >
            {joined ? copy.leave : copy.join}
          </Button>
          <p role="status" className="mt-4 min-h-6 font-medium">
            {joined
              ? `${t('inRoom', { count: participants })}. ${copy.joined}`
              : hasLeft && copy.left}
          </p>
        </div>
      </div>
      <div className="floor relative grid min-w-0 place-items-center rounded border bg-surface p-6 sm:p-10 lg:col-span-6">
        <Seats count={participants} label={joined ? copy.seats : copy.empty} />
        {!joined && <p className="absolute px-6 text-center text-ink-soft">{copy.empty}</p>}
      </div>
    </div>
  )
}

/** Seats round the visitor's own, seen from above. */
function Seats({ count, label }: { count: number; label: string }) {
  return (
    <svg viewBox="-112 -112 224 224" role="img" aria-label={label} className="w-full max-w-md">
      <circle r="110" className="fill-none stroke-line-strong" />
      {seatPlan(count).map(({ x, y }, index) => (
        <circle
          key={`${x} ${y}`}
          cx={x * 96}
          cy={y * 96}
          r={index === 0 ? 7 : 5}
          className={index === 0 ? 'animate-fade fill-signal' : 'animate-fade fill-depth/70'}
        />
      ))}
      {count > 0 && (
        <path
          d="M-13-7v-6h6M7-13h6v6M13 7v6h-6M-7 13h-6v-6"
          className="fill-none stroke-signal stroke-2"
        />
      )}
    </svg>
  )
}
