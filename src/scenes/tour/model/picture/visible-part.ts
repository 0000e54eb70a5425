import { radians, wrap360 } from '../../../../math/angle.ts'
import { add, scale, type Vector3 } from '../../../../math/vector.ts'
import { anglesOf, cameraAxes, fromUpright, shortestTurn } from '../camera/angles.ts'
import type { Angles, Level } from '../document/tour-document.ts'
import { type PlacedPicture, placementOf } from './placement.ts'
import type { Rect } from './tiles.ts'

/** The view of a panorama from its center. */
export type CenteredCamera = {
  viewDirection: Angles
  /** how far one's head is tilted to the right, degrees */
  roll: number
  /** vertical field of view, degrees */
  fov: number
  /** width over height of the viewer */
  aspect: number
  /** what the picture is turned by to be upright; null: it is as it was taken */
  level: Level | null
}

/** Rays along each edge of the viewer; between two of them the edge bends by less than the margin. */
const rays = 16
/** Margin for filters and a first small turn; degrees. */
const margin = 3
/** Edges are multiples of this many pixels, so that the part has the same mipmaps as the whole. */
const alignment = 32
/** Latitude beyond which a pole may be visible and the part would span all longitudes; degrees. */
const most = { turn: 120, pitch: 80 }

/**
 * The visible part of a panorama in pixels, rounded outward.
 * @returns undefined where it goes over the picture's seam or round a pole, and where nothing of the picture is seen
 */
export function visiblePart(picture: PlacedPicture, camera: CenteredCamera): Rect | undefined {
  const ray = rayThrough(camera)
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
const edgeOf = (ray: RayThrough): Angles[] =>
  Array.from({ length: rays + 1 }, (_, at) => (2 * at) / rays - 1)
    .flatMap((along) => [ray(along, 1), ray(along, -1), ray(1, along), ray(-1, along)])
    .map(anglesOf)

/** The direction that is sampled at a point of the screen, whose edges are at −1 and 1. */
type RayThrough = (x: number, y: number) => Vector3

function rayThrough({ viewDirection, roll, fov, aspect, level }: CenteredCamera): RayThrough {
  const { ahead, right, up } = cameraAxes(viewDirection, roll)
  const half = Math.tan(radians(fov) / 2)
  return (x, y) => {
    const ray = add(ahead, add(scale(right, x * half * aspect), scale(up, y * half)))
    return level ? fromUpright(ray, level) : ray
  }
}
