import { type ArDesign, toItems } from '../../model/ar/ar-design.ts'
import { addToDesign, emptyRoom } from '../../model/ar/to-screen.ts'
import type { Sizes } from '../../model/room/item.ts'
import { usualLight } from '../../model/room/light.ts'
import { type Room, showPhoto } from '../../model/room/room.ts'
import { plainTexture } from '../../model/room/texture.ts'
import { drawEmptyRoom } from './empty-room.ts'

const size = { width: 1600, height: 1000 }

/**
 * Brings what was placed in AR to the screen: into the photo that is open, else into an empty room drawn for it.
 * @param name  of the empty room
 * @returns how many pieces came
 */
export async function bringToScreen(
  room: Room,
  ar: ArDesign,
  sizes: Sizes,
  name: string,
): Promise<number> {
  const items = toItems(ar.pieces, ar.heading)
  if (items.length === 0) return 0
  if (!room.design) {
    const { items: placed, camera, wall } = emptyRoom(items, sizes, size)
    const blob = await drawEmptyRoom(size, camera, wall)
    const photo = {
      name,
      blob,
      url: URL.createObjectURL(blob),
      light: usualLight,
      texture: plainTexture,
    }
    showPhoto(room, photo, size, { camera, confidence: 'good' })
    // Read anew: a proxy changes where TypeScript does not look.
    const { design } = room as Room
    if (design) {
      design.items = placed
      design.confidence = 'set'
      design.selected = placed.at(-1)?.id ?? null
    }
    return items.length
  }
  addToDesign(room.design, items)
  return items.length
}
