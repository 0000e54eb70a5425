import { wrap360 } from '../../../../math/angle.ts'
import { anglesAtLevel, noLevel, shortestTurn } from '../camera/angles.ts'
import { screenToDirection } from '../camera/screen.ts'
import type { TourCamera } from '../camera/tour-camera.ts'
import type { Angles, Level } from '../document/tour-document.ts'
import { type PictureMetadata, placementOf } from './placement.ts'
import type { Rect } from './tiles.ts'

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
 * @param level  what the picture is turned by to be upright; null: it is as it was taken
 * @returns undefined where it goes over the picture's seam or round a pole, and where nothing of the picture is seen
 */
export function visiblePart(
  picture: PictureMetadata,
  camera: TourCamera,
  level: Level | null,
): Rect | undefined {
  const sampled = (angles: Angles) => anglesAtLevel(angles, level ?? noLevel, noLevel)
  const middle = sampled(camera.viewDirection)
  const [right, bottom] = [camera.width / 2, camera.height / 2]
  const edge = Array.from({ length: rays + 1 }, (_, at) => (2 * at) / rays - 1).flatMap((along) => [
    { x: along * right, y: bottom },
    { x: along * right, y: -bottom },
    { x: right, y: along * bottom },
    { x: -right, y: along * bottom },
  ])
  const seen = edge.flatMap((point) => screenToDirection(camera, point) ?? []).map(sampled)
  const turns = seen.map(({ yaw }) => shortestTurn(middle.yaw, yaw))
  const pitches = seen.map(({ pitch }) => pitch)
  if (turns.some((turn) => Math.abs(turn) > most.turn)) return
  if (pitches.some((pitch) => Math.abs(pitch) > most.pitch)) return
  const { size } = picture
  const placement = placementOf(size, picture.gpano)
  const across = size.width / placement.width
  const down = size.height / placement.height
  const from = wrap360(middle.yaw - placement.left)
  const start = (from + Math.min(...turns) - margin) * across
  const end = (from + Math.max(...turns) + margin) * across
  const high = (placement.top - Math.max(...pitches) - margin) * down
  const low = (placement.top - Math.min(...pitches) + margin) * down
  if (start < 0 || end > size.width) return
  const [x, width] = aligned(start, end, size.width)
  const [y, height] = aligned(high, low, size.height)
  return width > 0 && height > 0 ? { x, y, width, height } : undefined
}

const aligned = (from: number, to: number, end: number): [start: number, length: number] => {
  const start = Math.max(0, Math.floor(from / alignment) * alignment)
  return [start, Math.min(end, Math.ceil(to / alignment) * alignment) - start]
}
