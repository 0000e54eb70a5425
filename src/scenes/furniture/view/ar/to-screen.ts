import type { Sizes } from '../../../../room-photo/model/design/item.ts'
import { type ArDesign, addToDesign, roomAround, toItems } from '../../model/ar/ar-design.ts'
import type { Room } from '../../model/session.ts'
import { showOwnRoom } from '../storage/own-room.ts'

/**
 * Brings what was placed in AR to the screen: into the photo that is open, else into an empty room of our own.
 * @param name  of that room
 * @returns how many pieces came
 */
export function bringToScreen(room: Room, ar: ArDesign, sizes: Sizes, name: string): number {
  const items = toItems(ar.pieces, ar.heading)
  if (items.length === 0) return 0
  if (room.design) return addToDesign(room.design, items)
  showOwnRoom(room, roomAround(items, sizes), name)
  return items.length
}
