import { wrap360 } from '../../../math/angle.ts'
import type { Angles } from './document/tour-document.ts'
import { anglesOf, shortestTurn } from './geometry/angles.ts'
import { placementOf } from './placement.ts'
import type { PlacedPicture } from './tile-patch.ts'
import type { Rect } from './tiles.ts'
import { type Glance, type Rays, raysOf } from './walk/screen-bounds.ts'

/** How a picture round the visitor is seen from where it was taken. */
export type Outlook = Omit<Glance, 'from' | 'box'>

/** Rays along each edge of the viewer: between two of them an edge bends by less than the margin. */
const rays = 16
/** What is taken beyond the edge of the viewer, for filters and for a first small turn; degrees. */
const margin = 3
/** Edges lie on multiples of so many pixels: the mipmaps of the part are then those of the whole. */
const alignment = 32
/** Beyond these a pole is in sight or nearly, and the part would go all the way round; degrees. */
const most = { turn: 120, pitch: 80 }

/**
 * The part of a picture round the visitor that is seen, in pixels, a little more rather than less.
 * @returns undefined where it goes over the picture's seam or round a pole, and where nothing of the picture is seen
 */
export function seenPart(picture: PlacedPicture, outlook: Outlook): Rect | undefined {
  const ray = raysOf({ ...outlook, from: [0, 0, 0], box: null })
  const seen = edgeOf(ray)
  const middle = anglesOf(ray(0, 0))
  const turns = seen.map(({ yaw }) => shortestTurn(middle.yaw, yaw))
  const pitches = seen.map(({ pitch }) => pitch)
  if (turns.some((turn) => Math.abs(turn) > most.turn)) return
  if (pitches.some((pitch) => Math.abs(pitch) > most.pitch)) return
  const { size } = picture
  const placement = placementOf(size, picture.gpano)
  const across = size.width / placement.width
  const down = size.height / placement.height
  const from = wrap360(middle.yaw - placement.left)
  const left = (from + Math.min(...turns) - margin) * across
  const right = (from + Math.max(...turns) + margin) * across
  const top = (placement.top - Math.max(...pitches) - margin) * down
  const bottom = (placement.top - Math.min(...pitches) + margin) * down
  if (left < 0 || right > size.width) return
  const [x, width] = aligned(left, right, size.width)
  const [y, height] = aligned(top, bottom, size.height)
  return width > 0 && height > 0 ? { x, y, width, height } : undefined
}

const aligned = (from: number, to: number, end: number): [start: number, length: number] => {
  const start = Math.max(0, Math.floor(from / alignment) * alignment)
  return [start, Math.min(end, Math.ceil(to / alignment) * alignment) - start]
}

/** Where the rays through the edge of the viewer fall in the picture. */
const edgeOf = (ray: Rays): Angles[] =>
  Array.from({ length: rays + 1 }, (_, at) => (2 * at) / rays - 1)
    .flatMap((along) => [ray(along, 1), ray(along, -1), ray(1, along), ray(-1, along)])
    .map(anglesOf)
