import type { Item, Sizes } from './design/item.ts'
import rooms from './showrooms.json' with { type: 'json' }

interface Showroom {
  /** Color of the sofa's wall, and of the others. */
  wall: string
  others: string
  items: Item[]
}

/** The most of one piece in a room. */
const mostOfOne = 16

/**
 * The living room of a staging style, as in its picture.
 * @param sizes  of all pieces; items of one piece have the same ids in each style, and so keep their models
 */
export function showroomOf(style: string, sizes: Sizes): Showroom {
  const { wall = '', others = '', items = [] } = rooms.find((room) => room.style === style) ?? {}
  const pieces = Object.keys(sizes)
  const counts = new Map<string, number>()
  return {
    wall,
    others,
    items: items.map((item) => {
      const count = counts.get(item.piece) ?? 0
      counts.set(item.piece, count + 1)
      return { ...item, id: pieces.indexOf(item.piece) * mostOfOne + count, scale: 1 }
    }),
  }
}
