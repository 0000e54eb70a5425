import { useState } from 'react'
import type { VoterEngagement, VoterEngagementDemo } from '../../documents/refs.ts'
import { Section } from '../../ui/layout/section.tsx'
import { Banner } from './banner.tsx'
import { AdaptiveStation } from './stations/adaptive-station.tsx'
import { EducationStation } from './stations/education-station.tsx'
import { InstantPollStation } from './stations/instant-poll-station.tsx'
import { LivePollStation } from './stations/live-poll-station.tsx'
import { PortalStation } from './stations/portal-station.tsx'
import { PriorityStation } from './stations/priority-station.tsx'
import { ResultsStation } from './stations/results-station.tsx'
import { SentimentStation } from './stations/sentiment-station.tsx'
import { SurveyStation } from './stations/survey-station.tsx'
import { createVisit, resetVisit } from './visit.ts'

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
