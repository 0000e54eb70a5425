import { useRef } from 'react'
import { findRoom } from '../../model/document/edit.ts'
import type { RoomId, ViewDirection } from '../../model/document/tour-document.ts'
import type { Dollhouse } from '../../model/home/dollhouse.ts'
import { documentOf } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { blobOf } from '../rooms/file-source.ts'
import { showRoom } from '../rooms/show-room.ts'

/**
 * The way into a room of the home: by a flight where the home is on the screen, else at once.
 * @param viewDirectionIn     how one looks in a room on entering
 * @param onEntered  called once a room is shown, or is known not to open
 */
export function useEntering(
  editor: TourEditor,
  house: Dollhouse,
  viewDirectionIn: (id: RoomId) => ViewDirection,
  onEntered: () => void,
) {
  const { state, files, ahead } = editor
  const arriving = useRef<RoomId | null>(null)
  const arrive = async (id: RoomId) => {
    if (arriving.current === id) return
    arriving.current = id
    await showRoom(editor, id, viewDirectionIn(id))
    // Another room was entered meanwhile.
    if (arriving.current !== id) return
    arriving.current = null
    house.flight = null
    onEntered()
  }
  return {
    enter(id: RoomId) {
      const file = files.get(findRoom(documentOf(state), id)?.file ?? '')
      // On its way while one flies, unless it is here; what is wrong with it is said when it is shown.
      if (file && id !== state.currentRoomId && !ahead.has(id)) void blobOf(file).catch(() => {})
      if (house.isDrawn) house.flight = id
      else void arrive(id)
    },
    arrive,
    /** It is drawn no more: its scene failed, was lost, or is gone. Who was flying is there at once. */
    lost() {
      house.isDrawn = false
      if (house.flight !== null) void arrive(house.flight)
    },
  }
}
