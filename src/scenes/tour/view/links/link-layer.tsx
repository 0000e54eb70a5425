import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useSnapshot } from 'valtio'
import {
  addLinkAtMark,
  addNoteAtMark,
  clearSelection,
  type LinkEditor,
} from '../../model/edit-links.ts'
import { currentRoom, documentOf } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
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
  editor: TourEditor
  linkEditor: LinkEditor
  /** Something else is marked in the picture: they would be in the way. */
  isAside: boolean
}

/** The links and notes of the room that is shown, over its picture, and what edits them there. */
export function LinkLayer({ editor, linkEditor, isAside }: LayerProps) {
  const { tour, state } = editor
  const { history, currentRoomId: present, thumbs } = useSnapshot(state)
  const { isOn, pendingMark: asks, selectedId: chosen, openNoteId: reads } = useSnapshot(linkEditor)
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
    isOn: () => linkEditor.isOn,
    onPress: (at) => {
      linkEditor.pendingMark = at
      // The only room leads nowhere: what is pressed there is to have a note.
      if (documentOf(state).rooms.length < 2) addNoteAtMark(state, linkEditor, crypto.randomUUID())
    },
  })

  // What was begun in another room ends there.
  useEffect(() => {
    if (present) clearSelection(linkEditor)
  }, [present, linkEditor])
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
      {room && <MarkList editor={editor} linkEditor={linkEditor} room={room} />}
      {isOn && <Crosshair />}
      {note && (
        <NoteCard
          key={note.id}
          editor={editor}
          note={note}
          onClose={() => choose(() => clearSelection(linkEditor))}
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
            onChoose={(to) =>
              choose(() => addLinkAtMark(state, linkEditor, to, crypto.randomUUID()))
            }
            onNote={() => choose(() => addNoteAtMark(state, linkEditor, crypto.randomUUID()))}
            onCancel={() => choose(() => clearSelection(linkEditor))}
          />
        </>
      )}
    </div>
  )
}
