import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { CommunicationDemo, CommunicationFeatures } from '../../../documents/refs.ts'
import { Button } from '../../../ui/button/button.tsx'
import { type Attendance, toggleAttendance } from '../model/attendance.ts'

export interface UpcomingRowProps {
  copy: CommunicationFeatures['meetup']
  event: CommunicationDemo['upcoming'][number]
  attendance: Attendance
}

/** An evening to come, with how many are registered. */
export function UpcomingRow({ copy, event, attendance }: UpcomingRowProps) {
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
