import { dot, subtract, type Vec3 } from '../../../math/vector.ts'
import {
  cameraRange,
  eyeOf,
  type FloorPlace,
  floorAt,
  fromView,
  type PhotoSize,
  type Pixel,
  pixelOf,
  type RoomCamera,
  rayAt,
  toView,
} from '../camera.ts'

/**
 * A reference length that sets the photo's scale: a door, a sheet of paper on the floor, or any length upright or on
 * the floor.
 */
export type ScaleReferenceKind = 'door' | 'sheet' | 'upright' | 'floor'

/** Its position in the photo. */
export interface ScaleReference {
  kind: ScaleReferenceKind
  /** meters; null until the visitor enters it */
  length: number | null
  /** its foot, or one end on the floor */
  from: Pixel
  to: Pixel
  /** Whether the visitor has moved it; until then it does not set the camera's height. */
  laid: boolean
}

/** Meters: a door leaf, and the long side of A4. Source of the latter: ISO 216 */
export const scaleReferenceSizes = { door: 2.03, sheet: 0.297 } as const

/** Range of lengths that a visitor may enter, meters. */
const lengthRange = { min: 0.05, max: 10 } as const

export const isLengthInRange = (length: number): boolean =>
  length >= lengthRange.min && length <= lengthRange.max

export const isUpright = (kind: ScaleReferenceKind): boolean =>
  kind === 'door' || kind === 'upright'

type ScaleReferenceFault = 'Length' | 'Horizon' | 'Short' | 'Range'

/** The least distance of its ends in a photo of 1000 pixels. */
const least = 12

/**
 * The camera's height from a reference of known length: the camera is as much higher than assumed as the length is
 * longer than it seems.
 * @returns meters; or what is wrong: no length, an end that is not on the floor, both ends at one point, or an
 *   implausible height
 */
export function cameraHeightFromReference(
  camera: RoomCamera,
  photo: PhotoSize,
  { kind, length, from, to }: Omit<ScaleReference, 'laid'>,
): { height: number } | { fault: ScaleReferenceFault; height?: number } {
  if (length === null || !isLengthInRange(length)) return { fault: 'Length' }
  const start = floorAt(camera, photo, from)
  const end = isUpright(kind) ? start : floorAt(camera, photo, to)
  if (!start || !end) return { fault: 'Horizon' }
  const apart = Math.hypot(to.x - from.x, to.y - from.y)
  if (apart < (least * Math.max(photo.width, photo.height)) / 1000) return { fault: 'Short' }
  const seems = isUpright(kind)
    ? heightAbove(camera, start, rayAt(camera, photo, to))
    : Math.hypot(start.x - end.x, start.z - end.z)
  if (seems < 1e-6 * camera.height) return { fault: 'Short' }
  const height = (camera.height * length) / seems
  const { min, max } = cameraRange.height
  return height < min || height > max ? { fault: 'Range', height } : { height }
}

/** The height at which the upright above a place comes nearest to a unit ray, meters; 0 where the ray is upright. */
function heightAbove(camera: RoomCamera, { x, z }: FloorPlace, ray: Vec3): number {
  const foot = subtract([x, 0, z], eyeOf(camera))
  const level = 1 - ray[1] ** 2
  return level < 1e-9 ? 0 : (ray[1] * dot(ray, foot) - foot[1]) / level
}

/** Places a reference in the middle of the visible floor, so that it starts plausible. */
export function initialScaleReference(
  camera: RoomCamera,
  photo: PhotoSize,
  kind: ScaleReferenceKind,
  told: number | null,
): ScaleReference {
  const length = kind === 'door' || kind === 'sheet' ? scaleReferenceSizes[kind] : told
  const size = length ?? 1
  for (const share of [0.88, 0.82, 0.76, 0.7, 0.64]) {
    const from = { x: photo.width * 0.45, y: photo.height * share }
    const foot = floorAt(camera, photo, from)
    if (!foot) continue
    const { right, ahead } = toView(camera, foot)
    const beside = fromView(camera, { right: right + size, ahead })
    const to = isUpright(kind)
      ? pixelOf(camera, photo, [foot.x, size, foot.z])
      : pixelOf(camera, photo, [beside.x, 0, beside.z])
    const margin = 0.04 * photo.height
    if (!to || to.y < margin || to.x > photo.width - margin) continue
    return { kind, length, from, to, laid: false }
  }
  // When the camera shows no such place: across the lower half, for the visitor to adjust.
  const x = photo.width * 0.45
  const to = isUpright(kind)
    ? { x, y: photo.height * 0.3 }
    : { x: x + photo.width * 0.2, y: photo.height * 0.8 }
  return { kind, length, from: { x, y: photo.height * 0.8 }, to, laid: false }
}
