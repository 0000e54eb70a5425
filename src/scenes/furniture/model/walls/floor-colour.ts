import type { Vector3 } from '../../../../math/vector.ts'
import type { WallSide } from './outline.ts'
import type { Box } from './search-box.ts'
import { placeOf, type Sight } from './sight.ts'
import { colourIn, type Picture } from './tiles.ts'
import { alongOf, atFoot } from './wall-foot.ts'

/** Before a wall's foot, behind it, and well before it, as shares of its distance. */
const strips = {
  before: [0.86, 0.9, 0.94],
  behind: [1.06, 1.1, 1.15],
  floor: [0.45, 0.55, 0.65, 0.75],
}

/** Colours that are nearer than that are one, of 255 a part. */
const same = 24
/** What lies before a foot is floor where it is so much more like the floor than what lies behind. */
const liker = 0.7

/**
 * Whether the floor goes on up to where a wall would stand: a window's sill lies along the wall as its foot does, and
 * before it is wall.
 */
export function floorReaches(
  picture: Picture,
  sight: Sight,
  box: Box,
  side: WallSide,
  distance: number,
): boolean {
  const colours = (shares: readonly number[]) => {
    const found: Vector3[] = []
    for (const share of shares) {
      for (const along of alongOf(box, side)) {
        const at = placeOf(sight, atFoot(sight, side, along, distance * share))
        const colour = at && colourIn(picture, sight, at)
        if (colour) found.push(colour)
      }
    }
    return found.length < 12 ? null : middleOf(found)
  }
  const [floor, before, behind] = [
    colours(strips.floor),
    colours(strips.before),
    colours(strips.behind),
  ]
  if (!floor || !before || !behind) return true
  const off = apart(before, floor)
  return off < same || off < liker * apart(behind, floor)
}

const apart = (a: Vector3, b: Vector3): number =>
  0.6 * Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2])

function middleOf(colours: readonly Vector3[]): Vector3 {
  const part = (at: 0 | 1 | 2) =>
    colours.map((colour) => colour[at]).sort((a, b) => a - b)[colours.length >> 1] ?? 0
  return [part(0), part(1), part(2)]
}
