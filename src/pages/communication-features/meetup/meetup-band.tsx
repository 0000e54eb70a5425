import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { CommunicationDemo } from '../../../../content/schemas/communication-demo.ts'
import type { CommunicationFeatures } from '../../../../content/schemas/communication-features.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { SectionHeader } from '../../../ui/layout/section-header.tsx'
import { joinMeetup, leaveMeetup } from '../../civic/model.ts'
import { type Attendance, type EveningState, toggleAttendance } from '../evening-state.ts'

export interface MeetupBandProps {
  copy: CommunicationFeatures['meetup']
  demo: CommunicationDemo
  evening: EveningState
}

/** How many have come, as the largest figure of the page, and the evenings that follow. */
export function MeetupBand({ copy, demo, evening }: MeetupBandProps) {
  const { t, i18n } = useTranslation('voters')
  const { count } = useSnapshot(evening.neighbours)
  const { joined, participants } = useSnapshot(evening.table)
  const [touched, setTouched] = useState(false)
  const toggle = () => {
    setTouched(true)
    toggleAttendance(evening.neighbours)
    if (joined) leaveMeetup(evening.table)
    else joinMeetup(evening.table, evening.random)
  }
  return (
    <Section tone="night" aria-labelledby="meetup">
      <SectionHeader id="meetup" title={copy.title} lead={copy.text} />
      <div className="mt-12 grid gap-x-8 gap-y-14 border-t pt-10 lg:mt-16 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-6">
          <Heading level={3}>{demo.meetup.title}</Heading>
          <p className="mt-4 flex flex-wrap items-baseline gap-x-4">
            <span className="text-[clamp(5rem,3rem+9vw,11rem)] leading-none font-semibold tracking-[-0.04em] tabular-nums">
              {new Intl.NumberFormat(i18n.language).format(count)}
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
              {joined ? t('participants', { count: participants }) : touched && copy.left}
            </p>
          </div>
        </div>
        <div className="min-w-0 lg:col-span-5 lg:col-start-8">
          <h3 className="kind">{copy.upcoming}</h3>
          <ul className="mt-4 border-b">
            {demo.upcoming.map((event, index) => {
              const attendance = evening.upcoming[index]
              return (
                attendance && (
                  <UpcomingRow key={event.id} copy={copy} event={event} attendance={attendance} />
                )
              )
            })}
          </ul>
        </div>
      </div>
    </Section>
  )
}

interface UpcomingRowProps {
  copy: CommunicationFeatures['meetup']
  event: CommunicationDemo['upcoming'][number]
  attendance: Attendance
}

/** An evening to come, with how many are registered. */
function UpcomingRow({ copy, event, attendance }: UpcomingRowProps) {
  const { t } = useTranslation('voters')
  const { attends, count } = useSnapshot(attendance)
  return (
    <li className="border-t py-6">
      <h4 className="text-name">{event.title}</h4>
      <p className="mt-1 text-ink-soft">{event.when}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="font-mono text-sm">{t('registered', { count })}</p>
        <Button size="small" className="needs-scripts" onClick={() => toggleAttendance(attendance)}>
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
