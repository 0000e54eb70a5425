import { degrees, radians } from '../../../math/angle.ts'
import { dot, type Vec3 } from '../../../math/vector.ts'
import { axesOf, clampCamera, type RoomCamera } from '../camera.ts'
import {
  type CameraPrior,
  chanceAlignment,
  type Guess,
  isAligned,
  type RefinedFrame,
  refineFrame,
  searchFrames,
  tiltAndRollOf,
} from './manhattan-frame.ts'
import type { ImageLine } from './vanishing-points.ts'

export type Confidence = 'good' | 'fair' | 'poor'

/** A photo's camera as estimated from its straight edges. */
export interface CameraEstimate {
  /** vertical field of view, radians */
  fieldOfView: number
  /** focal length, pixels of the analyzed photo */
  focal: number
  /** the room's up vector in the camera's coordinates: x to the right, y up, looking toward −z */
  up: Vec3
  sides: readonly [Vec3, Vec3]
  /** tilt above the horizon, radians */
  tilt: number
  /** how far uprights lean to the right, radians */
  roll: number
  confidence: Confidence
}

const config = {
  /** fewest edges for an estimate */
  least: 6,
  lines: 250,
  /** range of the field of view across the longer side, degrees */
  lenses: { from: 44, to: 100, step: 4 },
  tries: 220,
  keep: 10,
  noise: 0.7,
  /**
   * share of the edges that fit beyond chance, and standard deviations of the lens (in the logarithm, as an angle)
   * and the tilt, degrees
   */
  confidence: {
    good: { share: 0.45, lens: 1.5, tilt: 0.4 },
    fair: { share: 0.25, lens: 6, tilt: 1.5 },
  },
  /** Phones have a field of view of 60 to 80 degrees across. */
  usual: { fieldOfView: 71, spread: 7 },
}

const focalOf = (fieldOfView: number, side: number) => side / 2 / Math.tan(radians(fieldOfView) / 2)

/**
 * Estimates the camera of a photo from its straight edges.
 * @param edges  of which the longest count
 * @param size  of the image that they are from, best about 1000 pixels long
 * @param random  numbers in [0, 1)
 * @param before  what is known of the camera without them
 * @returns null when the photo has too few straight edges
 */
export function estimateCameraFromLines(
  edges: readonly ImageLine[],
  { width, height }: { width: number; height: number },
  random: () => number,
  before: KnownCamera = {},
): CameraEstimate | null {
  const lines = edges.toSorted((a, b) => b.length - a.length).slice(0, config.lines)
  if (lines.length < config.least) return null
  const longest = Math.max(width, height)
  const { focals = [] } = before
  const isTold = focals.length > 0
  const found = searchFrames(
    lines,
    {
      focals: isTold ? [...focals] : lensesFor(longest),
      tries: isTold ? (config.tries * 6) / focals.length : config.tries,
      keep: config.keep,
    },
    random,
  )
  const [best] = found
    .map(({ frame }) => {
      const told = focals.find((focal) => focal === frame.focal)
      return refineFrame(frame, lines, {
        noise: config.noise,
        prior: priorOf(before, told, longest),
      })
    })
    .sort((a, b) => a.cost - b.cost)
  if (!best) return null
  const { focal, up, sides } = best.frame
  return { focal, up, sides, ...attitudeOf(best.frame, height), confidence: judge(best, lines) }
}

/** What is known of a photo's camera without its edges. */
export interface KnownCamera {
  /** what the focal length is by the file, one of these, in pixels of the image; none where it does not say */
  focals?: readonly number[]
  /** as the photo looks (see `room-layout.ts`) */
  seen?: { focal: Guess; tilt: Guess; roll: Guess } | undefined
}

function lensesFor(longest: number): number[] {
  const { from, to, step } = config.lenses
  const count = Math.floor((to - from) / step) + 1
  return Array.from({ length: count }, (_, at) => focalOf(from + at * step, longest))
}

function priorOf({ seen }: KnownCamera, told: number | undefined, longest: number): CameraPrior {
  const lens: Guess[] = []
  // A focal length in EXIF is rounded to whole millimeters.
  if (told) lens.push({ value: Math.log(told), spread: 0.02 })
  if (seen) lens.push({ ...seen.focal, value: seen.focal.value + Math.log(longest) })
  return { lens: lens.length > 0 ? lens : [usualLens(longest)], tilt: seen?.tilt, roll: seen?.roll }
}

function usualLens(longest: number): Guess {
  const { fieldOfView, spread } = config.usual
  const value = Math.log(focalOf(fieldOfView, longest))
  return { value, spread: Math.log(focalOf(fieldOfView - spread, longest)) - value }
}

/** The field of view, tilt and roll of a camera. @param height  of its picture, pixels */
export const attitudeOf = ({ focal, up }: { focal: number; up: Vec3 }, height: number) => ({
  fieldOfView: 2 * Math.atan(height / 2 / focal),
  ...tiltAndRollOf({ up }),
})

/** The confidence of an estimate, from the share of edges that fit beyond chance and from its covariance. */
function judge({ frame, spread }: RefinedFrame, lines: ImageLine[]): Confidence {
  let [total, fitting, byChance] = [0, 0, 0]
  for (const line of lines) {
    const { length } = line
    total += length
    if (isAligned(frame, line, config.noise)) fitting += length
    byChance += length * chanceAlignment(length, config.noise)
  }
  const share = (fitting - byChance) / Math.max(1e-9, total - byChance)
  const [lens, tilt] = [degrees(spread.lens), degrees(spread.tilt)]
  const { good, fair } = config.confidence
  if (share > good.share && lens < good.lens && tilt < good.tilt) return 'good'
  return share > fair.share && lens < fair.lens && tilt < fair.tilt ? 'fair' : 'poor'
}

/** Eye height, from which most people take photos of their rooms. Meters. */
export const defaultCameraHeight = 1.5

/** The camera of an estimate, oriented so that the walls are parallel to x and z. */
export function roomCameraFrom({
  fieldOfView,
  tilt,
  roll,
  sides,
}: Pick<CameraEstimate, 'fieldOfView' | 'tilt' | 'roll' | 'sides'>): RoomCamera {
  const { right, up, back } = axesOf({ tilt, roll, yaw: 0 })
  const [side] = sides
  // The horizontal axis of the room that is closest to the view direction.
  const [x, z] = [0, 2].map(
    (at) => side[0] * (right[at] ?? 0) + side[1] * (up[at] ?? 0) + side[2] * (back[at] ?? 0),
  ) as [number, number]
  const quarter = Math.PI / 2
  const angle = Math.atan2(x, z)
  const yaw = Math.round(angle / quarter) * quarter - angle
  return clampCamera({ fieldOfView, tilt, roll, yaw, height: defaultCameraHeight })
}

/**
 * The camera when nothing could be estimated: a phone at eye height, tilted a little down.
 * @param aspect  width by height
 */
export function defaultCamera(aspect: number): RoomCamera {
  const longer = Math.tan(radians(71) / 2)
  const half = aspect > 1 ? longer / aspect : longer
  return clampCamera({
    fieldOfView: 2 * Math.atan(half),
    tilt: radians(-8),
    roll: 0,
    yaw: 0,
    height: defaultCameraHeight,
  })
}

/** The walls' horizontal directions in the camera's coordinates, for tests and overlays. */
export function wallDirections(camera: RoomCamera): [Vec3, Vec3] {
  const { right, up, back } = axesOf(camera)
  const seen = (direction: Vec3): Vec3 => [
    dot(direction, right),
    dot(direction, up),
    dot(direction, back),
  ]
  return [seen([1, 0, 0]), seen([0, 0, 1])]
}
