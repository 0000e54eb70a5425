import { moveRoom } from '../../model/document/rooms.ts'
import type { RoomId } from '../../model/document/tour-document.ts'
import { documentOf, edit, roomName, type Session } from '../../model/session.ts'

/** Puts a room at a place of the strip, counted from 0, and says so; at an end it stays. */
export function placeRoom(state: Session, id: RoomId, place: number) {
  const before = documentOf(state)
  edit(state, 'MoveRoom', (document) => moveRoom(document, id, place))
  const { rooms } = documentOf(state)
  if (documentOf(state) === before) return
  const now = rooms.findIndex((room) => room.id === id) + 1
  state.announcement = { code: 'Moved', name: roomName(state, id), place: now, count: rooms.length }
}
