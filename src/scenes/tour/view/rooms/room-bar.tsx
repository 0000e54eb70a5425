import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { edit, presentRoom, sealStep } from '../../model/desk/desk.ts'
import { limits } from '../../model/document/limits.ts'
import { removeRoom, renameRoom } from '../../model/document/rooms.ts'
import type { TourDesk } from '../desk/create-desk.ts'
import { placeRoom } from './place-room.ts'

/** What can be done with the room that is shown: its name, its place, taking it away. */
export function RoomBar({ desk: { state } }: { desk: TourDesk }) {
  const { t } = useTranslation('tour')
  // At once: React would set the caret to the end of a name that is drawn a moment later.
  const { history, present } = useSnapshot(state, { sync: true })
  const id = useId()
  const room = presentRoom({ history, present })
  if (!room) return null
  const { rooms } = history.present
  const at = rooms.findIndex((one) => one.id === room.id)
  const last = rooms.length - 1
  const remove = () => {
    edit(state, 'RemoveRoom', (document) => removeRoom(document, room.id))
    state.said = { code: 'Removed', name: room.name }
  }
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      <div className="min-w-48 grow sm:max-w-80">
        <label htmlFor={id} className="block text-sm">
          {t('roomName')}
        </label>
        <input
          id={id}
          value={room.name}
          maxLength={limits.name}
          onChange={({ target }) =>
            edit(
              state,
              'RenameRoom',
              (document) => renameRoom(document, room.id, target.value),
              `name:${room.id}`,
            )
          }
          onBlur={() => sealStep(state)}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
          className="mt-1 h-11 w-full rounded border bg-surface px-3"
        />
      </div>
      {last > 0 && (
        <>
          <Button
            size="small"
            className="min-h-11"
            aria-disabled={at === 0}
            onClick={() => placeRoom(state, room.id, at - 1)}
          >
            {t('earlier')}
          </Button>
          <Button
            size="small"
            className="min-h-11"
            aria-disabled={at === last}
            onClick={() => placeRoom(state, room.id, at + 1)}
          >
            {t('later')}
          </Button>
          <Button size="small" variant="quiet" className="min-h-11" onClick={remove}>
            {t('removeRoom')}
          </Button>
        </>
      )}
    </div>
  )
}
