import type { Vector3 } from '../../../../math/vector.ts'
import { type Face, faceOf } from './half-box.ts'
import type { Box } from './search-box.ts'
import type { Tile } from './tiles.ts'

/** How much colours count against brightness, which light and shadow change more. */
const share: Vector3 = [0.6, 1.6, 1.6]
/** A tile further off its face's colour is something else: a window, or what stands in the room. Of 255. */
const other = 40

const faces: readonly Face[] = ['floor', 'ceiling', 'back', 'side']

/**
 * How far the tiles of each face of a box are off that face's own colour, in the mean; of 255, less is better.
 * Source: Hoiem, Efros & Hebert 2007, "Recovering surface layout from an image", of which this is the plainest cue
 */
export function unevenness(tiles: readonly Tile[], box: Box, height: number): number {
  const { left, right, back, ceiling } = box
  // The two sides are faces of their own.
  const own = Array.from({ length: 2 * faces.length }, (): Tile[] => [])
  for (const tile of tiles) {
    const side = tile.way[0] < 0 ? -1 : 1
    const face = faceOf({ side, back, aside: side < 0 ? left : right, ceiling }, height, tile.way)
    own[faces.indexOf(face) + (face === 'side' && side > 0 ? 1 : 0)]?.push(tile)
  }
  const sum = own.reduce((total, face) => total + offOf(face), 0)
  return sum / Math.max(1, tiles.length)
}

/** How far tiles are off their own middle, all together. */
function offOf(tiles: readonly Tile[]): number {
  const middle = [0, 1, 2].map((part) =>
    medianOf(Float64Array.from(tiles, ({ colour }) => colour[part] ?? 0)),
  )
  return tiles.reduce((sum, { colour }) => {
    const off = share.map((by, part) => by * Math.abs((colour[part] ?? 0) - (middle[part] ?? 0)))
    return sum + Math.min(other, (off[0] ?? 0) + (off[1] ?? 0) + (off[2] ?? 0))
  }, 0)
}

const medianOf = (values: Float64Array): number => values.sort()[values.length >> 1] ?? 0
