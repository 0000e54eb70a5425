import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { limits } from '../../model/document/limits.ts'
import { renameTour } from '../../model/document/rooms.ts'
import { edit, type Session, sealStep } from '../../model/session.ts'
import { LineField } from './line-field.tsx'

/** What the whole tour is called: in the list of kept ones, and in what is saved of it. */
export function TourName({ state }: { state: Session }) {
  const { t } = useTranslation('tour')
  // At once, for the field: see `RoomBar`.
  const { id, name } = useSnapshot(state, { sync: true }).history.present
  return (
    <LineField
      key={id}
      label={t('tourName')}
      value={name}
      longest={limits.name}
      refusal={(former) => t('keptNeedsName', { name: former || t('keptUnnamed') })}
      onWrite={(text) =>
        edit(state, 'RenameTour', (document) => renameTour(document, text), 'tour-name')
      }
      onLeave={() => sealStep(state)}
      className="min-w-48 grow basis-48 sm:max-w-80"
    />
  )
}
