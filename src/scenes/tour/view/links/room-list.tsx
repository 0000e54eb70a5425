import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { ArrowRightIcon } from '../../../../ui/icons/shell.tsx'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { findRoom } from '../../model/document/edit.ts'
import type { Link, Room } from '../../model/document/tour-document.ts'
import { setViewDirection } from '../../model/view.ts'
import { arrivalDirection } from '../../model/walk/return-link.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { showRoom } from '../rooms/show-room.ts'
import { walkAlong } from '../rooms/walk-along.ts'
import { NoteBody } from './note-body.tsx'

/**
 * The tour in words: every room with what its notes say and where one can go from it; also where nothing is drawn in
 * 3D.
 */
export function RoomList({ editor }: { editor: TourEditor }) {
  const { t } = useTranslation('tour')
  const { tour, state } = editor
  const { history, currentRoomId: present } = useSnapshot(state)
  const { rooms, start } = history.present
  const isOne = rooms.length < 2
  if (isOne && rooms.every(({ notes }) => notes.length === 0)) return null
  const first = start?.room ?? rooms[0]?.id
  const nameOf = (room: Room | undefined) => room?.name || t('roomUnnamed')
  const go = (from: Room, link: Link) =>
    from.id === state.currentRoomId
      ? walkAlong(editor, link)
      : showRoom(editor, link.to, arrivalDirection(history.present, from.id, link))
  return (
    <section aria-labelledby="tour-ways" className="min-w-0 border-t pt-4">
      <Heading id="tour-ways" level={3}>
        {t('ways')}
      </Heading>
      <ol className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {rooms.map((room) => (
          <li key={room.id} className="min-w-0 border-t pt-2" data-way={room.id}>
            <div className="flex items-baseline justify-between gap-3">
              <h4 className="min-w-0">
                <button
                  type="button"
                  aria-current={room.id === present}
                  onClick={() => void showRoom(editor, room.id)}
                  className="max-w-full truncate rounded py-1 text-left underline-offset-4 hover:underline aria-[current=true]:text-signal pointer-coarse:min-h-11"
                >
                  {nameOf(room)}
                </button>
              </h4>
              {room.id === first && (
                <span className="shrink-0 font-kind text-xs text-ink-soft">{t('start')}</span>
              )}
            </div>
            {room.links.length === 0 && !isOne && (
              <p className="py-1 text-sm text-ink-soft">{t('noWays')}</p>
            )}
            {room.notes.map((note) => (
              <div key={note.id} className="grid gap-1 py-1 text-sm">
                <p className="font-semibold wrap-anywhere">{note.title || t('noteUntitled')}</p>
                <NoteBody openTour={editor} note={note} />
              </div>
            ))}
            {room.links.length > 0 && (
              <ul>
                {room.links.map((link) => (
                  <li key={link.id}>
                    <button
                      type="button"
                      onFocus={() =>
                        room.id === state.currentRoomId && setViewDirection(tour.view, link)
                      }
                      onClick={() => void go(room, link)}
                      className="flex max-w-full items-center gap-2 rounded py-1 text-left text-sm underline-offset-4 hover:underline pointer-coarse:min-h-11"
                    >
                      <ArrowRightIcon className="size-4 text-ink-soft" />
                      <span className="min-w-0 truncate">
                        {t('goTo', { name: nameOf(findRoom(history.present, link.to)) })}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
