import type { Room } from '../../model/session.ts'

/** Frees the photo before, once another one is shown. */
export function replacePhoto(room: Room, showOther: () => void): void {
  const before = room.photo?.url
  showOther()
  if (before) URL.revokeObjectURL(before)
}
