import type { Design } from '../../../../room-photo/model/design/design.ts'
import { plainTexture } from '../../../../room-photo/model/estimate/texture.ts'
import { sunFromLight, usualLight } from '../../../../room-photo/model/light.ts'
import { type Room, showDesign } from '../../model/session.ts'

/** Daylight from a window to the left. */
const light = { ...usualLight, level: 0.5, side: -0.7 }

/** Shows a new room that is furnished without a photo, in that light. @param name  as the visitor reads it */
export function showOwnRoom(room: Room, design: Design, name: string): void {
  design.sun = sunFromLight(light)
  const photo = { name, blob: null, url: '', light, texture: plainTexture }
  showDesign(room, photo, design, { id: '', name, state: 'new' })
}
