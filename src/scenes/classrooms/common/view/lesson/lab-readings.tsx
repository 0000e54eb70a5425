import { useTranslation } from 'react-i18next'
import type { Session } from '../../model/session.ts'
import { Readings } from '../readings.tsx'
import { useCalm } from '../use-calm.ts'
import type { LessonText } from './lesson-text.ts'

export interface LabReadingsProps<Lab extends object> {
  session: Session<Lab>
  text: LessonText
}

/** What the lab's instruments show now; those whose thing stands aside are not listed. */
export function LabReadings<Lab extends object>({ session, text }: LabReadingsProps<Lab>) {
  const { model, lab } = session
  const { t } = useTranslation('lesson')
  const seen = useCalm(lab, model.moving)
  const readings = model
    .readings(seen)
    .filter(({ away }) => !away)
    .map((reading) => ({
      id: reading.id,
      label: text.readingName(reading.id),
      value: text.reading(reading),
      ...(reading.main ? { main: true } : {}),
    }))
  return <Readings label={t('readings')} readings={readings} />
}
