import type { Design } from '../../model/room/design.ts'
import { usualLight } from '../../model/room/light.ts'
import { type Room, show } from '../../model/room/room.ts'
import { plainTexture } from '../../model/room/texture.ts'

/** Daylight from a window to the left. */
const light = { ...usualLight, level: 0.5, side: -0.7 }

/** Shows a room that is furnished without a photo. @param name  as the visitor reads it */
export function showOwnRoom(room: Room, design: Design, name: string): void {
  const photo = { name, blob: null, url: '', light, texture: plainTexture }
  const before = room.photo?.url
  show(room, photo, design, { id: '', name, state: 'new' })
  if (before) URL.revokeObjectURL(before)
}
