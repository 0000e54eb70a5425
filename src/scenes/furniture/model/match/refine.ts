import { rotate, type Vector3 } from '../../../../math/vector.ts'
import { axesOf, type Frame } from './frame.ts'
import { type Line, missBy } from './line.ts'
import { invert4, type Matrix4x4, solve4 } from './solve.ts'

export interface RefineOptions {
  /** how far the ends of an edge are off, pixels */
  noise: number
  /** what is known of lenses: the logarithm of the focal length in pixels, and how far that may be off */
  lens: { log: number; spread: number }
}

export interface Refined {
  frame: Frame
  /** what is left unexplained, without a unit; less is better */
  cost: number
  /** covariance of the focal length's logarithm and of turns about x, y and z in radians, by the lines alone */
  spread: Matrix4x4
  /** which axis each line runs along, −1 for none */
  along: Int8Array
}

/** From here on, in multiples of the noise, a line counts as one that runs otherwise. */
const far = 4

/**
 * The frame nearby that explains the lines best, by least squares in which lines that run otherwise lose their say.
 * Source: Levenberg–Marquardt, with the weights of Geman & McClure
 */
export function refine(start: Frame, lines: Line[], options: RefineOptions, rounds = 25): Refined {
  let frame = start
  let system = linearized(frame, lines, options)
  let damping = 1e-3
  for (let round = 0; round < rounds; round += 1) {
    const step = solve4(damped(system.normal, damping), system.gradient)
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
  return {
    frame,
    cost: system.cost,
    spread: invert4(system.byLines),
    along: Int8Array.from(lines, (line) => axisOf(frame, line, options.noise)),
  }
}

/** @returns which of the frame's axes a line runs along, −1 for none */
function axisOf(frame: Frame, line: Line, noise: number): number {
  const { axis, miss } = nearest(frame, line)
  return Math.abs((miss * line.length) / 2 / noise) < far ? axis : -1
}

/** How likely a line that runs anywhere is taken for one along an axis. @param length, noise  pixels */
export function chanceOf(length: number, noise: number): number {
  const sine = Math.min(1, (far * noise * 2) / length)
  return Math.min(1, (3 * 2 * Math.asin(sine)) / Math.PI)
}

function nearest(frame: Frame, line: Line): { axis: number; miss: number } {
  let axis = 0
  let miss = Number.POSITIVE_INFINITY
  axesOf(frame).forEach((each, at) => {
    const own = missBy(line, each, frame.focal)
    if (Math.abs(own) < Math.abs(miss)) [axis, miss] = [at, own]
  })
  return { axis, miss }
}

function moved({ focal, up, sides }: Frame, [log, x, y, z]: readonly number[]): Frame {
  const turn: Vector3 = [x ?? 0, y ?? 0, z ?? 0]
  return {
    focal: focal * Math.exp(Math.max(-0.3, Math.min(0.3, log ?? 0))),
    up: rotate(up, turn),
    sides: [rotate(sides[0], turn), rotate(sides[1], turn)],
  }
}

const robust = (r: number) => (r * r) / (1 + (r * r) / (far * far))

function costOf(frame: Frame, lines: Line[], { noise, lens }: RefineOptions): number {
  let cost = ((Math.log(frame.focal) - lens.log) / lens.spread) ** 2
  for (const line of lines) {
    cost += robust((nearest(frame, line).miss * line.length) / 2 / noise)
  }
  return cost
}

/** The least-squares problem around a frame: how each line's miss changes with the lens and with three turns. */
function linearized(frame: Frame, lines: Line[], { noise, lens }: RefineOptions) {
  const lensMiss = (Math.log(frame.focal) - lens.log) / lens.spread
  const normal = zeros()
  const gradient = [0, 0, 0, 0]
  let cost = lensMiss ** 2
  const small = 1e-5
  const nearby = [0, 1, 2, 3].map((at) =>
    moved(
      frame,
      [0, 1, 2, 3].map((each) => (each === at ? small : 0)),
    ),
  )
  for (const line of lines) {
    const { axis, miss } = nearest(frame, line)
    const reach = line.length / 2 / noise
    const r = miss * reach
    cost += robust(r)
    const weight = 1 / (1 + (r * r) / (far * far)) ** 2
    const slope = nearby.map((each) => {
      const there = missBy(line, axesOf(each)[axis] as Vector3, each.focal)
      return ((there - miss) / small) * reach
    })
    for (let row = 0; row < 4; row += 1) {
      gradient[row] = (gradient[row] ?? 0) - weight * (slope[row] ?? 0) * r
      for (let column = 0; column < 4; column += 1) {
        const cell = normal[row] as number[]
        cell[column] = (cell[column] ?? 0) + weight * (slope[row] ?? 0) * (slope[column] ?? 0)
      }
    }
  }
  const byLines = normal.map((row) => [...row])
  const first = normal[0] as number[]
  first[0] = (first[0] ?? 0) + 1 / lens.spread ** 2
  gradient[0] = (gradient[0] ?? 0) - lensMiss / lens.spread
  return { normal, byLines, gradient, cost }
}

const zeros = (): Matrix4x4 => [0, 1, 2, 3].map(() => [0, 0, 0, 0])

const damped = (matrix: Matrix4x4, by: number): Matrix4x4 =>
  matrix.map((row, at) =>
    row.map((cell, column) => (column === at ? cell * (1 + by) + 1e-9 : cell)),
  )
