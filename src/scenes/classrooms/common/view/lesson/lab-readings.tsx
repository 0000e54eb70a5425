import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Session } from '../../model/session.ts'
import { shownReadings } from '../../model/withheld.ts'
import { Readings } from '../readings.tsx'
import { useThrottledSnapshot } from '../use-throttled-snapshot.ts'
import type { LessonText } from './lesson-text.ts'

export interface LabReadingsProps<Lab extends object> {
  session: Session<Lab>
  text: LessonText
}

/** What the lab's instruments show now; those whose thing stands aside are not listed, those that are held back say so. */
export function LabReadings<Lab extends object>({ session, text }: LabReadingsProps<Lab>) {
  const { model, lab, progress } = session
  const { t } = useTranslation('lesson')
  const seen = useThrottledSnapshot(lab, model.moving)
  const readings = shownReadings(model, seen, useSnapshot(progress))
    .filter(({ away }) => !away)
    .map((reading) => ({
      id: reading.id,
      label: text.readingName(reading.id),
      value: text.reading(reading),
      ...(reading.held ? { held: true } : reading.main ? { main: true } : {}),
    }))
  return <Readings label={t('readings')} readings={readings} />
}
