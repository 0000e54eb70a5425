import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CommunicationDemo } from '../../../content/schemas/communication-demo.ts'
import type { CommunicationFeatures } from '../../../content/schemas/communication-features.ts'
import { Button } from '../../ui/button/button.tsx'
import { useFormats } from '../../ui/formats.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { useMeetup } from '../civic/use-meetup.ts'

export interface MeetupBandProps {
  copy: CommunicationFeatures['meetup']
  demo: CommunicationDemo
}

const SEED = 127

/** How many have come, as the largest figure of the page, and the evenings that follow. */
export function MeetupBand({ copy, demo }: MeetupBandProps) {
  const { t } = useTranslation('voters')
  const { count } = useFormats()
  const { joined, participants, hasLeft, toggle } = useMeetup(SEED)
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
