import { Fragment, useState } from 'react'
import type { VoterEngagement } from '../../../content/schemas/voter-engagement.ts'
import type { VoterEngagementDemo } from '../../../content/schemas/voter-engagement-demo.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { useFormats } from '../../ui/formats.tsx'
import { ResetIcon } from '../../ui/icons/tools.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Bar, PollBars } from '../../ui/poll-bars/poll-bars.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { InstantPollBox } from '../civic/instant-poll-box.tsx'
import { LessonList } from '../civic/lesson-list.tsx'
import { createInstantPoll, createLearning } from '../civic/model.ts'
import { interpolate } from '../interpolate.ts'
import { AdaptiveStation } from './stations/adaptive-station.tsx'
import { LivePollStation } from './stations/live-poll-station.tsx'
import { PriorityStation, SentimentStation } from './stations/opinion-stations.tsx'
import { StationHead, type StationProps } from './stations/station-head.tsx'
import { SurveyStation } from './stations/survey-station.tsx'

interface StationsProps {
  page: VoterEngagement
  demo: VoterEngagementDemo
}

/** The nine stations, in bands that follow the evening, and the banner that begins it anew. */
export function Stations({ page: { stations, banner }, demo }: StationsProps) {
  const [round, setRound] = useState(0)
  return (
    <>
      <Fragment key={round}>
        <Section ruled aria-labelledby="education">
          <EducationStation copy={stations.education} demo={demo} />
        </Section>
        <Section tone="surface" ruled aria-labelledby="portal">
          <PortalStation copy={stations.portal} demo={demo} />
        </Section>
        <Section ruled aria-labelledby="survey">
          <SurveyStation copy={stations.survey} demo={demo} />
        </Section>
        <Section
          tone="night"
          aria-labelledby="live-poll"
          innerClassName="grid gap-x-8 gap-y-20 lg:grid-cols-12"
        >
          <LivePollStation copy={stations['live-poll']} demo={demo} />
          <InstantPollStation copy={stations['instant-poll']} demo={demo} />
        </Section>
        <Section aria-labelledby="adaptive">
          <AdaptiveStation copy={stations.adaptive} demo={demo} />
        </Section>
        <Section tone="surface" ruled aria-labelledby="priority">
          <PriorityStation copy={stations.priority} demo={demo} />
          <div className="mt-20 grid gap-x-8 gap-y-20 border-t pt-16 lg:mt-28 lg:grid-cols-12 lg:pt-20">
            <SentimentStation copy={stations.sentiment} demo={demo} />
            <ResultsStation copy={stations.results} demo={demo} />
          </div>
        </Section>
      </Fragment>
      <Banner copy={banner} round={round} onReset={() => setRound(round + 1)} />
    </>
  )
}

function InstantPollStation({ copy, demo: { instantPoll } }: StationProps<'instant-poll'>) {
  const [poll] = useState(() => createInstantPoll(instantPoll.options.map(({ votes }) => votes)))
  return (
    <div className="min-w-0 lg:col-span-4 lg:col-start-9 lg:border-l lg:pl-8">
      <StationHead id="instant-poll" {...copy} />
      <InstantPollBox copy={copy} demo={instantPoll} poll={poll} className="mt-10" />
    </div>
  )
}

/** The answers by age group or by region, never by person. */
function ResultsStation({ copy, demo: { results } }: StationProps<'results'>) {
  const shares = (list: VoterEngagementDemo['results']['ages']) => (
    <PollBars className="border-b" bars={list.map((share) => ({ id: share.label, ...share }))} />
  )
  return (
    <div className="min-w-0 lg:col-span-6 lg:border-l lg:pl-8">
      <StationHead id="results" {...copy} />
      <Tabs
        className="mt-8"
        label={copy.choose}
        tabs={[
          { id: 'age-groups', label: copy.ages, panel: shares(results.ages) },
          { id: 'regions', label: copy.regions, panel: shares(results.regions) },
        ]}
      />
      <p className="mt-4 text-sm text-ink-soft">{copy.note}</p>
    </div>
  )
}

/** The candidates side by side, fact by fact on common lines, and what to know on the day. */
function PortalStation({ copy, demo }: StationProps<'portal'>) {
  return (
    <>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
        <StationHead id="portal" {...copy} className="lg:col-span-7" />
        <p className="text-sm text-ink-soft lg:col-span-4 lg:col-start-9">{copy.note}</p>
      </div>
      <ul
        aria-label={copy.caption}
        className="mt-12 grid gap-y-12 md:grid-cols-3 md:grid-rows-[repeat(5,auto)] md:gap-y-0"
      >
        {demo.candidates.map((candidate) => (
          <Candidate key={candidate.id} copy={copy} candidate={candidate} />
        ))}
      </ul>
      <div className="mt-16 grid gap-x-8 gap-y-6 border-t border-ink pt-6 lg:grid-cols-12">
        <Heading level={3} className="lg:col-span-4">
          {copy.dayTitle}
        </Heading>
        <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:col-span-8">
          {demo.votingDay.map((fact) => (
            <div key={fact.label}>
              <dt className="kind">{fact.label}</dt>
              <dd className="mt-1">{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}

interface BannerProps {
  copy: VoterEngagement['banner']
  /** How often it was begun anew. */
  round: number
  onReset: () => void
}

/** Where the evening goes on, and the way back to its beginning. */
function Banner({ copy, round, onReset }: BannerProps) {
  return (
    <Section tone="floor" ruled aria-labelledby="banner">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-5">
          <Picture
            {...copy.picture}
            sizes="(min-width: 80rem) 480px, (min-width: 64rem) 40vw, calc(100vw - 2.5rem)"
          />
        </div>
        <div className="min-w-0 lg:col-span-6 lg:col-start-7">
          <Heading id="banner">{copy.title}</Heading>
          <p className="mt-6 max-w-xl text-lead text-ink-soft">{copy.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink {...copy.analytics} variant="primary" size="large" />
            <ButtonLink {...copy.rewards} size="large" />
          </div>
          <div className="needs-scripts mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t pt-4">
            <Button variant="quiet" className="-ml-5" onClick={onReset}>
              <ResetIcon />
              {copy.reset}
            </Button>
            <p role="status" className="text-sm text-ink-soft">
              {round > 0 && <span key={round}>{copy.resetDone}</span>}
            </p>
          </div>
        </div>
      </div>
    </Section>
  )
}

interface CandidateProps {
  copy: VoterEngagement['stations']['portal']
  candidate: VoterEngagementDemo['candidates'][number]
}

/** The most that a candidate can be rated. */
const BEST = 5

/** One column of the comparison. */
function Candidate({ copy, candidate }: CandidateProps) {
  const { decimal } = useFormats()
  const { name, party, experience, rating, policies } = candidate
  const row = 'border-t py-4 pr-8 md:group-not-first/candidate:pl-6'
  return (
    <li className="group/candidate grid md:row-span-5 md:grid-rows-subgrid md:not-first:border-l">
      <div className={`${row} border-ink pt-5`}>
        <p className="kind">{copy.candidate}</p>
        <Heading level={3} size="subtitle" className="mt-2">
          {name}
        </Heading>
      </div>
      {[
        [copy.party, party],
        [copy.experience, experience],
      ].map(([kind, fact]) => (
        <div key={kind} className={row}>
          <p className="kind">{kind}</p>
          <p className="mt-1">{fact}</p>
        </div>
      ))}
      <div className={row}>
        <p className="kind">{copy.rating}</p>
        <p className="mt-1">
          {interpolate(copy.ratingOf, { rating: decimal(rating), best: BEST })}
        </p>
        <Bar percent={(rating / BEST) * 100} className="mt-3 h-1.5 max-w-48 text-depth" />
      </div>
      <div className={row}>
        <p className="kind">{copy.policies}</p>
        <ul className="mt-1">
          {policies.map((policy) => (
            <li key={policy} className="py-1">
              {policy}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

/** Lessons as a reading list; what a lesson says appears line by line while it runs. */
function EducationStation({ copy, demo: { lessons } }: StationProps<'education'>) {
  const [learning] = useState(() => createLearning(lessons))
  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
      <StationHead
        id="education"
        {...copy}
        className="self-start lg:sticky lg:top-28 lg:col-span-4"
      />
      <div className="min-w-0 lg:col-span-7 lg:col-start-6">
        <LessonList copy={copy} lessons={lessons} learning={learning} />
      </div>
    </div>
  )
}
