import { clamp } from '../../../math/clamp.ts'
import { cross, dot, normalize, rotate, type Vec3 } from '../../../math/vector.ts'
import { type ImageLine, interpretationPlane, vanishingError } from './vanishing-points.ts'

interface SearchOptions {
  /** lenses to try, pixels */
  focals: number[]
  /** frames to try with each lens */
  tries: number
  /** frames to keep */
  keep: number
}

interface Scored {
  frame: Frame
  score: number
}

/**
 * The frames that most lines agree with, from many samples of three lines each.
 * @param random  numbers in [0, 1)
 * @returns the two best frames of each lens, the best first, `keep` at most
 */
export function searchFrames(
  lines: ImageLine[],
  { focals, tries, keep }: SearchOptions,
  random: () => number,
): Scored[] {
  // Long edges count more, up to a limit, so that one window frame does not outvote the room.
  const weights = Float64Array.from(lines, ({ length }) => Math.sqrt(length))
  const uprights = lines.filter(({ dx, dy }) => Math.abs(dy) > Math.abs(dx) * 1.2)
  const levels = lines.filter(({ dx, dy }) => Math.abs(dy) < Math.abs(dx) * 4)
  // From lines sorted by length, longer ones more often.
  const pick = (from: ImageLine[]) => from[Math.floor(random() ** 1.7 * from.length)]
  const found: Scored[] = []
  for (const focal of focals) {
    const best: Scored[] = []
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const [own, other] = attempt % 3 < 2 ? [uprights, levels] : [levels, uprights]
      const [one, two, across] = [pick(own), pick(own), pick(other)]
      if (!one || !two || !across || new Set([one, two, across]).size < 3) continue
      const frame = frameFrom(focal, [one, two], across, own === uprights)
      if (!frame) continue
      const score = scoreOf(frame, lines, weights)
      if (score <= (best[1]?.score ?? 0)) continue
      best.push({ frame, score })
      best.sort((a, b) => b.score - a.score)
      best.length = Math.min(best.length, 2)
    }
    found.push(...best)
  }
  return found.sort((a, b) => b.score - a.score).slice(0, keep)
}

/** A Manhattan frame: the three orthogonal directions of a room's edges, and the lens. */
interface Frame {
  /** focal length, pixels */
  focal: number
  up: Vec3
  /** directions along the walls */
  sides: readonly [Vec3, Vec3]
}

export const frameAxes = ({ up, sides }: Frame): readonly Vec3[] => [up, sides[0], sides[1]]

/** The most deviation of a camera from level, as the cosine of the angle between its up and the room's. */
const leastLevel = Math.cos((50 * Math.PI) / 180)

/**
 * The frame in which two lines are parallel and a third is at right angles to them.
 * @param areUpright  whether the two are vertical and the third is horizontal, or the other way
 * @returns null when there is none, or the camera would be implausible
 */
function frameFrom(
  focal: number,
  [a, b]: [ImageLine, ImageLine],
  c: ImageLine,
  areUpright: boolean,
) {
  const along = cross(interpretationPlane(a, focal), interpretationPlane(b, focal))
  // Collinear lines have no vanishing point.
  if (dot(along, along) < 1e-8) return null
  const first = normalize(along)
  const across = cross(interpretationPlane(c, focal), first)
  if (dot(across, across) < 1e-8) return null
  const second = normalize(across)
  return areUpright ? completed(focal, first, second) : completed(focal, second, first)
}

function completed(focal: number, up: Vec3, side: Vec3): Frame | null {
  if (Math.abs(up[1]) < leastLevel) return null
  const upward: Vec3 = up[1] < 0 ? [-up[0], -up[1], -up[2]] : up
  return { focal, up: upward, sides: [side, normalize(cross(side, upward))] }
}

/** Squared sine of 1.2 degrees, the inlier tolerance. */
const sharp = Math.sin((1.2 * Math.PI) / 180) ** 2

/** The score of a frame: the sum of the lines' weights times how well each fits. */
function scoreOf(frame: Frame, lines: ImageLine[], weights: Float64Array): number {
  const { focal, up, sides } = frame
  let score = 0
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as ImageLine
    const a = vanishingError(line, up, focal)
    const b = vanishingError(line, sides[0], focal)
    const c = vanishingError(line, sides[1], focal)
    const best = Math.min(a * a, b * b, c * c)
    if (best < 9 * sharp) score += (weights[at] ?? 0) * Math.exp(-best / sharp)
  }
  return score
}

/** A value and its standard deviation. */
export interface Guess {
  value: number
  spread: number
}

/** What is known of a camera before its lines are looked at. */
export interface CameraPrior {
  /** logarithms of the focal length in pixels, all of which count */
  lens: readonly Guess[]
  /** above the horizon, radians */
  tilt?: Guess | undefined
  /** how far uprights lean to the right, radians */
  roll?: Guess | undefined
}

/** Tilt above the horizon and roll to the right of a camera, radians. */
export const tiltAndRollOf = ({ up }: Pick<Frame, 'up'>) => ({
  tilt: Math.asin(clamp(-up[2], -1, 1)),
  roll: Math.atan2(up[0], up[1]),
})

/** How far a frame is from what was known, in standard deviations. */
function priorMisses(frame: Frame, { lens, tilt, roll }: CameraPrior): number[] {
  const now = tiltAndRollOf(frame)
  const miss = (value: number, guess: Guess | undefined) =>
    guess ? (value - guess.value) / guess.spread : 0
  const lenses = lens.map((guess) => miss(Math.log(frame.focal), guess))
  return [...lenses, miss(now.tilt, tilt), miss(now.roll, roll)]
}

interface RefineOptions {
  /** standard deviation of an edge's ends, pixels */
  noise: number
  prior: CameraPrior
}

export interface RefinedFrame {
  frame: Frame
  /** residual cost without a unit; lower is better */
  cost: number
  /** standard deviations of the focal length's logarithm and of the tilt in radians */
  spread: { lens: number; tilt: number }
}

/** Outlier threshold in multiples of the noise. */
const far = 4

/**
 * Refines a frame by robust least squares.
 * Source: Levenberg–Marquardt, with the weights of Geman & McClure
 */
export function refineFrame(
  start: Frame,
  lines: ImageLine[],
  options: RefineOptions,
  rounds = 25,
): RefinedFrame {
  let frame = start
  let system = linearized(frame, lines, options)
  let damping = 1e-3
  for (let round = 0; round < rounds; round += 1) {
    const [step] = solve4(damped(system.normal, damping), [system.gradient]) ?? []
    if (!step) break
    const next = moved(frame, step)
    const cost = costOf(next, lines, options)
    if (cost < system.cost) {
      const gain = system.cost - cost
      frame = next
      system = linearized(frame, lines, options)
      damping = Math.max(1e-9, damping / 5)
      if (gain < 1e-7 * system.cost) break
    } else {
      damping *= 6
      if (damping > 1e6) break
    }
  }
  // For a singular system nothing is known.
  const [lens, tilt] = solve4(system.normal, [unit(0), unit(1)]) ?? []
  const deviation = (variance = Number.POSITIVE_INFINITY) => Math.sqrt(Math.max(0, variance))
  const spread = { lens: deviation(lens?.[0]), tilt: deviation(tilt?.[1]) }
  return { frame, cost: system.cost, spread }
}

/** Whether a line is parallel to an axis of a frame. */
export const isAligned = (frame: Frame, line: ImageLine, noise: number): boolean =>
  Math.abs((nearest(frame, line).miss * line.length) / 2 / noise) < far

/** The probability that a random line counts as parallel to an axis. @param length, noise  pixels */
export function chanceAlignment(length: number, noise: number): number {
  const sine = Math.min(1, (far * noise * 2) / length)
  return Math.min(1, (3 * 2 * Math.asin(sine)) / Math.PI)
}

function nearest(frame: Frame, line: ImageLine): { axis: number; miss: number } {
  let axis = 0
  let miss = Number.POSITIVE_INFINITY
  frameAxes(frame).forEach((each, at) => {
    const own = vanishingError(line, each, frame.focal)
    if (Math.abs(own) < Math.abs(miss)) [axis, miss] = [at, own]
  })
  return { axis, miss }
}

function moved({ focal, up, sides }: Frame, [log, x, y, z]: readonly number[]): Frame {
  const turn: Vec3 = [x ?? 0, y ?? 0, z ?? 0]
  return {
    focal: focal * Math.exp(Math.max(-0.3, Math.min(0.3, log ?? 0))),
    up: rotate(up, turn),
    sides: [rotate(sides[0], turn), rotate(sides[1], turn)],
  }
}

const robust = (r: number) => (r * r) / (1 + (r * r) / (far * far))

function costOf(frame: Frame, lines: ImageLine[], { noise, prior }: RefineOptions): number {
  let cost = 0
  for (const miss of priorMisses(frame, prior)) cost += miss ** 2
  for (const line of lines) {
    cost += robust((nearest(frame, line).miss * line.length) / 2 / noise)
  }
  return cost
}

/**
 * The least-squares problem at a frame: the residuals of the lines and of what was known before, and their derivatives
 * by lens and rotation.
 */
function linearized(frame: Frame, lines: ImageLine[], { noise, prior }: RefineOptions) {
  const normal = zeros()
  const gradient = [0, 0, 0, 0]
  const small = 1e-5
  const nearby = [0, 1, 2, 3].map((at) =>
    moved(
      frame,
      unit(at).map((each) => each * small),
    ),
  )
  const add = (r: number, slope: readonly number[], weight: number) => {
    for (let row = 0; row < 4; row += 1) {
      gradient[row] = (gradient[row] ?? 0) - weight * (slope[row] ?? 0) * r
      for (let column = 0; column < 4; column += 1) {
        const cell = normal[row] as number[]
        cell[column] = (cell[column] ?? 0) + weight * (slope[row] ?? 0) * (slope[column] ?? 0)
      }
    }
  }
  for (const line of lines) {
    const { axis, miss } = nearest(frame, line)
    const reach = line.length / 2 / noise
    const slope = nearby.map((each) => {
      const there = vanishingError(line, frameAxes(each)[axis] as Vec3, each.focal)
      return ((there - miss) / small) * reach
    })
    const r = miss * reach
    add(r, slope, 1 / (1 + (r * r) / (far * far)) ** 2)
  }
  const there = nearby.map((each) => priorMisses(each, prior))
  priorMisses(frame, prior).forEach((miss, at) => {
    add(
      miss,
      there.map((misses) => ((misses[at] ?? 0) - miss) / small),
      1,
    )
  })
  return { normal, gradient, cost: costOf(frame, lines, { noise, prior }) }
}

/** The unit vector along one of four axes. */
const unit = (at: number): number[] => [0, 1, 2, 3].map((each) => Number(each === at))

const zeros = (): Matrix4x4 => [0, 1, 2, 3].map(() => [0, 0, 0, 0])

const damped = (matrix: Matrix4x4, by: number): Matrix4x4 =>
  matrix.map((row, at) =>
    row.map((cell, column) => (column === at ? cell * (1 + by) + 1e-9 : cell)),
  )

/** Rows of four. */
type Matrix4x4 = number[][]

/**
 * Solves four linear equations by Gaussian elimination with pivoting.
 * @param rights  several right sides
 * @returns a solution for each; null for a singular system
 */
function solve4(matrix: Matrix4x4, rights: readonly (readonly number[])[]): number[][] | null {
  const rows = matrix.map((row, at) => [...row, ...rights.map((right) => right[at] ?? 0)])
  for (let at = 0; at < 4; at += 1) {
    let pivot = at
    for (let row = at + 1; row < 4; row += 1) {
      if (Math.abs(rows[row]?.[at] ?? 0) > Math.abs(rows[pivot]?.[at] ?? 0)) pivot = row
    }
    const chosen = rows[pivot] as number[]
    rows[pivot] = rows[at] as number[]
    rows[at] = chosen
    const head = chosen[at] ?? 0
    if (Math.abs(head) < 1e-14) return null
    for (let row = 0; row < 4; row += 1) {
      if (row === at) continue
      const own = rows[row] as number[]
      const factor = (own[at] ?? 0) / head
      for (let column = at; column < 4 + rights.length; column += 1) {
        own[column] = (own[column] ?? 0) - factor * (chosen[column] ?? 0)
      }
    }
  }
  return rights.map((_, side) => rows.map((row, at) => (row[4 + side] ?? 0) / (row[at] ?? 1)))
}
