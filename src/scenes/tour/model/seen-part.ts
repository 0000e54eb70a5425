import { radians, wrap360 } from '../../../math/angle.ts'
import type { Vector3 } from '../../../math/vector.ts'
import type { Angles, Level } from './document/tour-document.ts'
import { anglesOf, axesOfView, shortestTurn } from './geometry/angles.ts'
import { asTaken, fromUpright } from './level/upright.ts'
import { placementOf } from './placement.ts'
import type { PlacedPicture } from './tile-patch.ts'
import type { Rect } from './tiles.ts'

/** Where one looks in a picture that is round them, and through what. Degrees. */
export type Outlook = {
  look: Angles
  roll: number
  /** vertical field of view */
  fov: number
  /** of the viewer, width to height */
  aspect: number
  level: Level | null
}

/** Rays along each edge of the viewer: between two of them an edge bends by less than the margin. */
const rays = 16
/** What is taken beyond the edge of the viewer, for filters and for a first small turn; degrees. */
const margin = 3
/** Edges lie on multiples of so many pixels: the mipmaps of the part are then those of the whole. */
const grain = 32
/** Farther than this to the side, in degrees, a pole is in sight or nearly, and the part would go all the way round. */
const widest = 120

/**
 * The part of a picture round the visitor that is seen, in pixels, a little more rather than less.
 * @returns undefined where it goes over the picture's seam or round a pole
 */
export function seenPart(picture: PlacedPicture, outlook: Outlook): Rect | undefined {
  const seen = edgeOf(outlook)
  const middle = taken(axesOfView(outlook.look, outlook.roll).ahead, outlook.level)
  const turns = seen.map(({ yaw }) => shortestTurn(middle.yaw, yaw))
  if (turns.some((turn) => Math.abs(turn) > widest)) return
  const pitches = seen.map(({ pitch }) => pitch)
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
  const [x, width] = grained(left, right, size.width)
  const [y, height] = grained(top, bottom, size.height)
  return { x, y, width, height }
}

const grained = (from: number, to: number, most: number): [start: number, length: number] => {
  const start = Math.max(0, Math.floor(from / grain) * grain)
  return [start, Math.min(most, Math.ceil(to / grain) * grain) - start]
}

/** A direction of the upright picture, in the picture as the camera took it. */
const taken = (direction: Vector3, level: Level | null): Angles =>
  anglesOf(fromUpright(direction, level ?? asTaken))

/** Where the rays through the edge of the viewer fall in the picture. */
function edgeOf({ look, roll, fov, aspect, level }: Outlook): Angles[] {
  const { ahead, right, up } = axesOfView(look, roll)
  const high = Math.tan(radians(fov) / 2)
  const wide = high * aspect
  const ray = (x: number, y: number) =>
    taken(
      [
        ahead[0] + right[0] * x * wide + up[0] * y * high,
        ahead[1] + right[1] * x * wide + up[1] * y * high,
        ahead[2] + right[2] * x * wide + up[2] * y * high,
      ],
      level,
    )
  return Array.from({ length: rays + 1 }, (_, at) => (2 * at) / rays - 1).flatMap((along) => [
    ray(along, 1),
    ray(along, -1),
    ray(1, along),
    ray(-1, along),
  ])
}
