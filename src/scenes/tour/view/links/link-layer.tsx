import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useSnapshot } from 'valtio'
import {
  addLinkAtMark,
  addNoteAtMark,
  clearSelection,
  type LinkEditor,
} from '../../model/edit-links.ts'
import { currentRoom, documentOf } from '../../model/session.ts'
import type { TourDesk } from '../desk/create-desk.ts'
import { usePress } from '../press/use-press.ts'
import { Crosshair } from './crosshair.tsx'
import { MarkList } from './mark-list.tsx'
import { markStyle } from './mark-style.ts'
import { NoteCard } from './note-card.tsx'
import { RoomChooser } from './room-chooser.tsx'
import { useMarkPlaces } from './use-mark-places.ts'
import { focusWindow } from './viewer-place.ts'

/** The id of the place that was pressed. */
const asking = 'asks'

type LayerProps = {
  desk: TourDesk
  linking: LinkEditor
  /** Something else is marked in the picture: they would be in the way. */
  isAside: boolean
}

/** The links and notes of the room that is shown, over its picture, and what edits them there. */
export function LinkLayer({ desk, linking, isAside }: LayerProps) {
  const { tour, state } = desk
  const { history, currentRoomId: present, thumbs } = useSnapshot(state)
  const { isOn, pendingMark: asks, selectedId: chosen, openNoteId: reads } = useSnapshot(linking)
  const isWalking = useSnapshot(tour).walking !== undefined
  const layer = useRef<HTMLDivElement>(null)
  const room = currentRoom({ history, currentRoomId: present })
  const marks = useMemo(
    () => [
      ...(room?.links ?? []),
      ...(room?.notes ?? []),
      ...(asks ? [{ ...asks, id: asking }] : []),
    ],
    [room, asks],
  )
  const isHidden = isWalking || isAside
  useMarkPlaces(layer, tour.camera, marks, isHidden)
  usePress(layer, tour.camera, {
    isOn: () => linking.isOn,
    onPress: (at) => {
      linking.pendingMark = at
      // The only room leads nowhere: what is pressed there is to have a note.
      if (documentOf(state).rooms.length < 2) addNoteAtMark(state, linking, crypto.randomUUID())
    },
  })

  // What was begun in another room ends there.
  useEffect(() => {
    if (present) clearSelection(linking)
  }, [present, linking])
  // A mark that was just made, or chosen, is the one that keys move.
  useLayoutEffect(() => {
    if (!chosen) return
    const mark = layer.current?.querySelector<HTMLElement>(`[data-mark="${chosen}"] button`)
    mark?.focus({ preventScroll: true })
  }, [chosen])

  const choose = (take: () => void) => {
    focusWindow(layer.current)
    take()
  }
  const note = isOn ? undefined : room?.notes.find(({ id }) => id === reads)
  return (
    <div
      ref={layer}
      hidden={isHidden}
      data-links={room?.links.length ?? 0}
      className="pointer-events-none absolute inset-0"
    >
      {room && <MarkList desk={desk} linking={linking} room={room} />}
      {isOn && <Crosshair />}
      {note && (
        <NoteCard
          key={note.id}
          desk={desk}
          note={note}
          onClose={() => choose(() => clearSelection(linking))}
        />
      )}
      {asks && room && (
        <>
          <span data-mark={asking} className={markStyle.place}>
            <span className="block size-11 rounded-full border-2 border-dashed border-white bg-[#c23e12]/60 shadow-[0_0_0_1.5px_#14171f]" />
          </span>
          <RoomChooser
            rooms={history.present.rooms.filter(({ id }) => id !== room.id)}
            thumbs={thumbs}
            onChoose={(to) => choose(() => addLinkAtMark(state, linking, to, crypto.randomUUID()))}
            onNote={() => choose(() => addNoteAtMark(state, linking, crypto.randomUUID()))}
            onCancel={() => choose(() => clearSelection(linking))}
          />
        </>
      )}
    </div>
  )
}
