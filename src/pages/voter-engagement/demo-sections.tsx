import { Fragment, useState } from 'react'
import type { VoterEngagement } from '../../../content/schemas/voter-engagement.ts'
import type { VoterEngagementDemo } from '../../../content/schemas/voter-engagement-demo.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { ResetButton } from '../civic/reset-strip.tsx'
import {
  AdaptiveDemo,
  EducationDemo,
  InstantPollDemo,
  LivePollDemo,
  SurveyDemo,
} from './demos/answering-demos.tsx'
import { PortalDemo, PriorityDemo, ResultsDemo, SentimentDemo } from './demos/reading-demos.tsx'

interface StationsProps {
  page: VoterEngagement
  demo: VoterEngagementDemo
}

/** The nine stations, in bands that follow the evening, and the banner that begins it anew. */
export function DemoSections({ page: { stations, banner }, demo }: StationsProps) {
  const [round, setRound] = useState(0)
  return (
    <>
      <Fragment key={round}>
        <Section ruled aria-labelledby="education">
          <EducationDemo copy={stations.education} demo={demo} />
        </Section>
        <Section tone="surface" ruled aria-labelledby="portal">
          <PortalDemo copy={stations.portal} demo={demo} />
        </Section>
        <Section ruled aria-labelledby="survey">
          <SurveyDemo copy={stations.survey} demo={demo} />
        </Section>
        <Section
          tone="night"
          aria-labelledby="live-poll"
          innerClassName="grid gap-x-8 gap-y-20 lg:grid-cols-12"
        >
          <LivePollDemo copy={stations['live-poll']} demo={demo} />
          <InstantPollDemo copy={stations['instant-poll']} demo={demo} />
        </Section>
        <Section aria-labelledby="adaptive">
          <AdaptiveDemo copy={stations.adaptive} demo={demo} />
        </Section>
        <Section tone="surface" ruled aria-labelledby="priority">
          <PriorityDemo copy={stations.priority} demo={demo} />
          <div className="mt-20 grid gap-x-8 gap-y-20 border-t pt-16 lg:mt-28 lg:grid-cols-12 lg:pt-20">
            <SentimentDemo copy={stations.sentiment} demo={demo} />
            <ResultsDemo copy={stations.results} demo={demo} />
          </div>
        </Section>
      </Fragment>
      <Banner copy={banner} onReset={() => setRound(round + 1)} />
    </>
  )
}

/** Where the evening goes on, and the way back to its beginning. */
function Banner({ copy, onReset }: { copy: VoterEngagement['banner']; onReset: () => void }) {
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
            <ResetButton copy={{ label: copy.reset, done: copy.resetDone }} onReset={onReset} />
          </div>
        </div>
      </div>
    </Section>
  )
}
