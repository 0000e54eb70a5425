import { useState } from 'react'
import type { VoterEngagement } from '../../../content/schemas/voter-engagement.ts'
import type { VoterEngagementDemo } from '../../../content/schemas/voter-engagement-demo.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { PollBars } from '../../ui/poll-bars/poll-bars.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { InstantPollBox } from '../civic/instant-poll-box.tsx'
import {
  createInstantPoll,
  createLearning,
  type InstantPoll,
  type Learning,
  resetInstantPoll,
  resetLearning,
} from '../civic/model.ts'
import { Banner } from './banner.tsx'
import {
  type AdaptiveSurvey,
  createAdaptiveSurvey,
  resetAdaptiveSurvey,
} from './model/adaptive-survey.ts'
import { createLivePoll, type LivePoll, resetLivePoll } from './model/live-poll.ts'
import { createSurvey, resetSurvey, type Survey } from './model/survey.ts'
import { AdaptiveStation } from './stations/adaptive-station.tsx'
import { Candidate } from './stations/candidate.tsx'
import { EducationStation } from './stations/education-station.tsx'
import { LivePollStation } from './stations/live-poll-station.tsx'
import { PriorityStation } from './stations/priority-station.tsx'
import { SentimentStation } from './stations/sentiment-station.tsx'
import { StationHead } from './stations/station-head.tsx'
import { SurveyStation } from './stations/survey-station.tsx'

export interface StationsProps {
  page: VoterEngagement
  demo: VoterEngagementDemo
}

/** The nine stations, in bands that follow the evening, and the banner that ends it. */
export function Stations({ page: { stations, banner }, demo }: StationsProps) {
  const [visit] = useState(() => createVisit(demo))
  return (
    <>
      <Section ruled aria-labelledby="education">
        <EducationStation
          copy={stations.education}
          lessons={demo.lessons}
          learning={visit.learning}
        />
      </Section>
      <Section tone="surface" ruled aria-labelledby="portal">
        <PortalStation copy={stations.portal} demo={demo} />
      </Section>
      <Section ruled aria-labelledby="survey">
        <SurveyStation copy={stations.survey} questions={demo.survey} survey={visit.survey} />
      </Section>
      <Section
        tone="night"
        aria-labelledby="live-poll"
        innerClassName="grid gap-x-8 gap-y-20 lg:grid-cols-12"
      >
        <LivePollStation copy={stations['live-poll']} demo={demo.livePoll} poll={visit.livePoll} />
        <InstantPollStation
          copy={stations['instant-poll']}
          demo={demo.instantPoll}
          poll={visit.instantPoll}
        />
      </Section>
      <Section aria-labelledby="adaptive">
        <AdaptiveStation
          copy={stations.adaptive}
          interests={demo.interests}
          survey={visit.adaptive}
        />
      </Section>
      <Section tone="surface" ruled aria-labelledby="priority">
        <PriorityStation copy={stations.priority} priorities={demo.priorities} />
        <div className="mt-20 grid gap-x-8 gap-y-20 border-t pt-16 lg:mt-28 lg:grid-cols-12 lg:pt-20">
          <SentimentStation copy={stations.sentiment} sentiment={demo.sentiment} />
          <ResultsStation copy={stations.results} results={demo.results} />
        </div>
      </Section>
      <Banner copy={banner} onReset={() => resetVisit(visit, demo)} />
    </>
  )
}

interface InstantPollStationProps {
  copy: VoterEngagement['stations']['instant-poll']
  demo: VoterEngagementDemo['instantPoll']
  poll: InstantPoll
}

function InstantPollStation({ copy, demo, poll }: InstantPollStationProps) {
  return (
    <div className="min-w-0 lg:col-span-4 lg:col-start-9 lg:border-l lg:pl-8">
      <StationHead id="instant-poll" {...copy} />
      <InstantPollBox copy={copy} demo={demo} poll={poll} className="mt-10" />
    </div>
  )
}

interface ResultsStationProps {
  copy: VoterEngagement['stations']['results']
  results: VoterEngagementDemo['results']
}

/** The answers by age group or by region, never by person. */
function ResultsStation({ copy, results }: ResultsStationProps) {
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

interface PortalStationProps {
  copy: VoterEngagement['stations']['portal']
  demo: VoterEngagementDemo
}

/** The candidates side by side, fact by fact on common lines, and what to know on the day. */
function PortalStation({ copy, demo }: PortalStationProps) {
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

/** Everything that a visitor can change at the stations. */
interface Visit {
  learning: Learning
  survey: Survey
  livePoll: LivePoll
  instantPoll: InstantPoll
  adaptive: AdaptiveSurvey
}

const votes = (poll: VoterEngagementDemo['livePoll']) => poll.options.map((option) => option.votes)

function createVisit(demo: VoterEngagementDemo): Visit {
  return {
    learning: createLearning(demo.lessons),
    survey: createSurvey(),
    livePoll: createLivePoll(votes(demo.livePoll)),
    instantPoll: createInstantPoll(votes(demo.instantPoll)),
    adaptive: createAdaptiveSurvey(),
  }
}

/** Every station as it was found. */
function resetVisit(visit: Visit, demo: VoterEngagementDemo): void {
  resetLearning(visit.learning, demo.lessons)
  resetSurvey(visit.survey)
  resetLivePoll(visit.livePoll, votes(demo.livePoll))
  resetInstantPoll(visit.instantPoll, votes(demo.instantPoll))
  resetAdaptiveSurvey(visit.adaptive)
}
