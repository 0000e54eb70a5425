import { degrees, radians } from '../../../../math/angle.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import type { Frame } from './frame.ts'
import { gradientOf } from './gradient.ts'
import type { GrayImage } from './gray-image.ts'
import { type Line, linesOf } from './line.ts'
import { type Refined, refine } from './refine.ts'
import { searchFrames } from './search.ts'
import { findSegments } from './segments.ts'

export type Confidence = 'good' | 'fair' | 'poor'

/** The camera that took a photo, as far as the photo tells. */
export interface Match {
  /** of the upright side, radians */
  fieldOfView: number
  /** pixels of the photo that was looked at */
  focal: number
  /** the room's up, in the camera's coordinates: x to the right, y up, looking towards −z */
  up: Vector3
  sides: readonly [Vector3, Vector3]
  /** above the horizon, radians */
  tilt: number
  /** how far uprights lean to the right, radians */
  roll: number
  confidence: Confidence
  /** how far off the field of view, tilt and roll may be (one standard deviation), radians */
  spread: { fieldOfView: number; tilt: number; roll: number }
  lines: Line[]
  along: Int8Array
}

const config = {
  lines: 250,
  /** across the longer side, degrees */
  lenses: { from: 44, to: 100, step: 4 },
  tries: 220,
  keep: 10,
  noise: 0.7,
  /** Phones see 60 to 80 degrees across. */
  usual: { fieldOfView: 71, spread: 7 },
}

const focalOf = (fieldOfView: number, side: number) => side / 2 / Math.tan(radians(fieldOfView) / 2)

/**
 * Finds the camera of a photo from its straight edges.
 * @param image  best about 1000 pixels long
 * @param random  numbers in [0, 1)
 * @param known  focal length in pixels of the image, where the file tells it
 * @returns null where the photo has too few straight edges
 */
export function matchPhoto(image: GrayImage, random: () => number, known?: number): Match | null {
  const { width, height } = image
  const lines = linesOf(findSegments(gradientOf(image)), image, config.lines)
  if (lines.length < 6) return null
  const longest = Math.max(width, height)
  const { from, to, step } = config.lenses
  const focals: number[] = known ? [known] : []
  for (let angle = from; !known && angle <= to; angle += step) focals.push(focalOf(angle, longest))
  const found = searchFrames(
    lines,
    { focals, tries: known ? config.tries * 6 : config.tries, keep: config.keep },
    random,
  )
  const { usual } = config
  const lens = known
    ? { log: Math.log(known), spread: 0.02 }
    : {
        log: Math.log(focalOf(usual.fieldOfView, longest)),
        spread: Math.log(
          focalOf(usual.fieldOfView - usual.spread, longest) / focalOf(usual.fieldOfView, longest),
        ),
      }
  const options = { noise: config.noise, lens }
  const refined = found
    .map(({ frame }) => refine(frame, lines, options))
    .sort((a, b) => a.cost - b.cost)
  const best = refined[0]
  return best
    ? { ...describe(best, height), lines, along: best.along, confidence: judge(best, lines) }
    : null
}

function describe({ frame, spread }: Refined, height: number) {
  const { focal, up, sides } = frame
  const fieldOfView = 2 * Math.atan(height / 2 / focal)
  const sigma = (at: number) => Math.sqrt(Math.max(0, spread[at]?.[at] ?? 0))
  return {
    fieldOfView,
    focal,
    up,
    sides,
    tilt: Math.asin(Math.max(-1, Math.min(1, -up[2]))),
    roll: Math.atan2(up[0], up[1]),
    spread: {
      fieldOfView: sigma(0) * Math.sin(fieldOfView),
      tilt: sigma(1),
      roll: sigma(3),
    },
  }
}

function judge({ spread, along }: Refined, lines: Line[]): Confidence {
  const total = lines.reduce((sum, { length }) => sum + length, 0)
  const explained = lines.reduce(
    (sum, { length }, at) => sum + ((along[at] ?? -1) >= 0 ? length : 0),
    0,
  )
  const share = explained / total
  const lens = degrees(Math.sqrt(Math.max(0, spread[0]?.[0] ?? 0)))
  const tilt = degrees(Math.sqrt(Math.max(0, spread[1]?.[1] ?? 0)))
  if (share > 0.5 && lens < 1.5 && tilt < 0.4) return 'good'
  return share > 0.35 && lens < 6 && tilt < 1.5 ? 'fair' : 'poor'
}
