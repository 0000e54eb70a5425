import { degrees, radians } from '../../../../math/angle.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import { gradientOf } from './gradient.ts'
import type { GrayImage } from './gray-image.ts'
import { type Line, linesOf } from './line.ts'
import { chanceOf, type Refined, refine } from './refine.ts'
import { searchFrames } from './search.ts'
import { findSegments, type Segment } from './segments.ts'

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
  /** fewer edges say nothing */
  least: 6,
  lines: 250,
  /** across the longer side, degrees */
  lenses: { from: 44, to: 100, step: 4 },
  tries: 220,
  keep: 10,
  noise: 0.7,
  /** share of the edges that fit beyond chance; how far off lens (in its logarithm, as an angle) and tilt may be, degrees */
  confidence: {
    good: { share: 0.45, lens: 1.5, tilt: 0.4 },
    fair: { share: 0.25, lens: 6, tilt: 1.5 },
  },
  /** Phones see 60 to 80 degrees across. */
  usual: { fieldOfView: 71, spread: 7 },
}

const focalOf = (fieldOfView: number, side: number) => side / 2 / Math.tan(radians(fieldOfView) / 2)

/** The straight edges of a photo that its camera is found by. @param segments  of the image */
export const edgesOf = (
  image: GrayImage,
  segments: Segment[] = findSegments(gradientOf(image)),
): Line[] => linesOf(segments, image, config.lines)

/**
 * Finds the camera of a photo from its straight edges.
 * @param image  best about 1000 pixels long
 * @param random  numbers in [0, 1)
 * @param known  focal length in pixels of the image, where the file tells it
 * @returns null where the photo has too few straight edges
 */
export function matchPhoto(image: GrayImage, random: () => number, known?: number): Match | null {
  return matchLines(edgesOf(image), image, random, known)
}

/** As {@link matchPhoto}, from its edges. @param lines  the longest first */
export function matchLines(
  lines: Line[],
  { width, height }: { width: number; height: number },
  random: () => number,
  known?: number,
): Match | null {
  if (lines.length < config.least) return null
  const longest = Math.max(width, height)
  const found = searchFrames(
    lines,
    known
      ? { focals: [known], tries: config.tries * 6, keep: config.keep }
      : { focals: lensesFor(longest), tries: config.tries, keep: config.keep },
    random,
  )
  const options = { noise: config.noise, lens: known ? toldLens(known) : usualLens(longest) }
  const [best] = found
    .map(({ frame }) => refine(frame, lines, options))
    .sort((a, b) => a.cost - b.cost)
  if (!best) return null
  return { ...cameraOf(best, height), lines, along: best.along, confidence: judge(best, lines) }
}

function lensesFor(longest: number): number[] {
  const { from, to, step } = config.lenses
  const count = Math.floor((to - from) / step) + 1
  return Array.from({ length: count }, (_, at) => focalOf(from + at * step, longest))
}

/** What a file tells is rounded to whole millimetres. */
const toldLens = (focal: number) => ({ log: Math.log(focal), spread: 0.02 })

function usualLens(longest: number) {
  const { fieldOfView, spread } = config.usual
  const focal = focalOf(fieldOfView, longest)
  return { log: Math.log(focal), spread: Math.log(focalOf(fieldOfView - spread, longest) / focal) }
}

function cameraOf({ frame, spread }: Refined, height: number) {
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

/** How sure the answer is: by how much more of the edges fit than would by chance, and by what they leave open. */
function judge({ spread, along }: Refined, lines: Line[]): Confidence {
  let [total, fitting, byChance] = [0, 0, 0]
  lines.forEach(({ length }, at) => {
    total += length
    if ((along[at] ?? -1) >= 0) fitting += length
    byChance += length * chanceOf(length, config.noise)
  })
  const share = (fitting - byChance) / Math.max(1e-9, total - byChance)
  const lens = degrees(Math.sqrt(Math.max(0, spread[0]?.[0] ?? 0)))
  const tilt = degrees(Math.sqrt(Math.max(0, spread[1]?.[1] ?? 0)))
  const { good, fair } = config.confidence
  if (share > good.share && lens < good.lens && tilt < good.tilt) return 'good'
  return share > fair.share && lens < fair.lens && tilt < fair.tilt ? 'fair' : 'poor'
}
