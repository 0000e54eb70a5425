import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { limits } from '../../model/document/limits.ts'
import { describeRoom, removeRoom, renameRoom } from '../../model/document/rooms.ts'
import { currentRoom, edit, sealStep } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { TouchButton } from '../press/buttons.tsx'
import { LineField } from './line-field.tsx'
import { placeRoom } from './place-room.ts'

type BarProps = { editor: TourEditor; children: ReactNode }

/** What can be done with the room that is shown: its name, what it shows, its place, taking it away. */
export function RoomBar({ editor: { state }, children }: BarProps) {
  const { t } = useTranslation('tour')
  // At once: React would set the caret to the end of a name that is drawn a moment later.
  const { history, currentRoomId: present } = useSnapshot(state, { sync: true })
  const room = currentRoom({ history, currentRoomId: present })
  if (!room) return null
  const { rooms } = history.present
  const at = rooms.findIndex((one) => one.id === room.id)
  const last = rooms.length - 1
  const write = (
    code: 'RenameRoom' | 'DescribeRoom',
    change: typeof renameRoom,
    field: string,
    text: string,
  ) => edit(state, code, (document) => change(document, room.id, text), `${field}:${room.id}`)
  const remove = () => {
    edit(state, 'RemoveRoom', (document) => removeRoom(document, room.id))
    state.announcement = { code: 'Removed', name: room.name }
  }
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      {/* By room: what was typed for another one is not this one's. */}
      <LineField
        key={`name-${room.id}`}
        label={t('roomName')}
        value={room.name}
        longest={limits.name}
        refusal={(name) => t('roomNeedsName', { name: name || t('roomUnnamed') })}
        onWrite={(text) => write('RenameRoom', renameRoom, 'name', text)}
        onLeave={() => sealStep(state)}
        className="min-w-48 grow basis-48"
      />
      <LineField
        key={`alt-${room.id}`}
        label={t('roomAlt')}
        hint={t('roomAltHint')}
        value={room.alt}
        longest={limits.alt}
        onWrite={(text) => write('DescribeRoom', describeRoom, 'alt', text)}
        onLeave={() => sealStep(state)}
        className="min-w-48 grow-2 basis-72"
      />
      {children}
      {last > 0 && (
        <>
          <TouchButton aria-disabled={at === 0} onClick={() => placeRoom(state, room.id, at - 1)}>
            {t('earlier')}
          </TouchButton>
          <TouchButton
            aria-disabled={at === last}
            onClick={() => placeRoom(state, room.id, at + 1)}
          >
            {t('later')}
          </TouchButton>
          <TouchButton variant="quiet" onClick={remove}>
            {t('removeRoom')}
          </TouchButton>
        </>
      )}
    </div>
  )
}
