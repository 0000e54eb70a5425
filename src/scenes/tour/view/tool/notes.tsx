import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Note } from '../../../../ui/note/note.tsx'
import type { Fault } from '../../model/fault.ts'
import { kindOf } from '../../model/picture/media.ts'
import { dismissFaults, type Tour } from '../../model/tour.ts'

/** The sentence for a fault. */
function faultText(fault: Fault, t: TFunction<'tour'>): string {
  const { code, ...values } = fault
  return t(`fault${code}`, values)
}

/** What went wrong, in words, and for readers also what was opened. */
export function Notes({ tour }: { tour: Tour }) {
  const { t } = useTranslation('tour')
  const {
    fault,
    otherFaults: others,
    title,
    media,
    projection,
    opening,
    walking,
  } = useSnapshot(tour)
  // Of a tour, the room is what counts.
  const opened =
    media &&
    (title
      ? t('nowIn', { name: title })
      : t('opened', {
          name: media.name,
          kind: t(`kind${kindOf(media, projection)}`),
          ...media.size,
        }))
  const said = opening ? t('opening', { name: opening.name }) : walking ? '' : opened
  const faults = [...(fault ? [fault] : []), ...others]
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div role="alert">
        {faults.length > 0 && (
          <Note kind="fault" dismiss={t('dismiss')} onDismiss={() => dismissFaults(tour)}>
            {faults.map((each) => (
              <p key={each.code + ('name' in each ? each.name : '')}>{faultText(each, t)}</p>
            ))}
          </Note>
        )}
      </div>
    </>
  )
}
