import { add, type Vector } from '../vector.ts'
import { colors, faded, type Stage, see } from './stage.ts'

/** Half width and half depth of a standing figure from the hips up, by its height: shares of the whole height. */
const body = [
  [0.46, 0.098, 0.066],
  [0.52, 0.1, 0.068],
  [0.6, 0.084, 0.058],
  [0.7, 0.112, 0.07],
  [0.77, 0.132, 0.066],
  [0.805, 0.122, 0.056],
  [0.83, 0.06, 0.044],
  [0.85, 0.036, 0.04],
  [0.87, 0.038, 0.044],
  [0.89, 0.054, 0.062],
  [0.93, 0.064, 0.074],
  [0.97, 0.052, 0.062],
  [0.995, 0.018, 0.022],
] as const

/** Half width of a leg at its foot and at the hip. */
const leg = { low: 0.034, high: 0.05, apart: 0.05 } as const

/** Half width and depth at a height, between the stations of {@link body}. */
export function girth(share: number): { x: number; y: number } {
  const above = body.findIndex(([height]) => height >= share)
  const [low, high] = [body[Math.max(0, above - 1)], body[above < 0 ? body.length - 1 : above]]
  if (!low || !high) return { x: 0, y: 0 }
  const part = high[0] === low[0] ? 0 : (share - low[0]) / (high[0] - low[0])
  return { x: low[1] + (high[1] - low[1]) * part, y: low[2] + (high[2] - low[2]) * part }
}

/** A closed contour round a middle point, lying level. */
function contour(stage: Stage, middle: Vector, x: number, y: number, turn: number): void {
  const { context } = stage
  context.beginPath()
  for (let n = 0; n <= 36; n += 1) {
    const angle = (n / 18) * Math.PI
    const [a, b] = [x * Math.cos(angle), y * Math.sin(angle)]
    const place = see(
      stage,
      add(middle, [
        a * Math.cos(turn) - b * Math.sin(turn),
        a * Math.sin(turn) + b * Math.cos(turn),
        0,
      ]),
    )
    if (place) context.lineTo(place.x, place.y)
  }
  context.closePath()
}

/** One contour with a little light inside; every eighth is brighter. */
function layer(
  stage: Stage,
  middle: Vector,
  x: number,
  y: number,
  turn: number,
  strong: boolean,
): void {
  const { context, unit } = stage
  contour(stage, middle, x, y, turn)
  context.fillStyle = 'rgb(58 92 220 / 0.2)'
  context.fill()
  context.strokeStyle = strong ? colors.light : 'rgb(150 178 255 / 0.85)'
  context.lineWidth = (strong ? 1.5 : 1) * unit
  context.stroke()
}

/**
 * A standing speaker as a stack of level contours, as a scan of a person would be, with two arms that move.
 * @param turn   share of the loop: the gestures repeat with it
 * @param there  0…1: it builds up from the feet
 */
export function speaker(
  stage: Stage,
  stand: Vector,
  height: number,
  turn: number,
  there: number,
): void {
  const facing = -0.75 + 0.22 * Math.sin(2 * Math.PI * turn)
  faded(stage, Math.min(1, there * 2), () => {
    const layers = 64
    for (let n = 0; n < layers * there; n += 1) {
      const share = n / layers
      const lean = 0.012 * Math.sin(2 * Math.PI * (turn * 2 + share * 0.2)) * share * height
      const strong = n % 8 === 0
      if (share < 0.47) {
        const wide = (leg.low + ((leg.high - leg.low) * share) / 0.47) * height
        const aside = leg.apart * height
        for (const side of [-aside, aside]) {
          const place: Vector = [side * Math.cos(facing), side * Math.sin(facing), share * height]
          layer(stage, add(stand, place), wide, wide, facing, strong)
        }
        continue
      }
      const { x, y } = girth(share)
      layer(stage, add(stand, [lean, 0, share * height]), x * height, y * height, facing, strong)
    }
    for (const side of [-1, 1]) arm(stage, stand, height, facing, side, turn, there)
  })
}

/** An arm from the shoulder over the elbow to a hand that is raised now and then. */
function arm(
  stage: Stage,
  stand: Vector,
  height: number,
  facing: number,
  side: number,
  turn: number,
  there: number,
): void {
  const raise = 0.5 + 0.5 * Math.sin(2 * Math.PI * (2 * turn + (side > 0 ? 0 : 0.35)))
  const joints = [
    [0.125, 0, 0.775],
    [0.175, -0.03, 0.62],
    [0.15 + 0.05 * raise, -0.14, 0.56 + 0.2 * raise],
  ] as const
  for (const index of [0, 1] as const) {
    const [from, to] = [joints[index], joints[index + 1]]
    if (!to) continue
    for (let n = 0; n < 12; n += 1) {
      const share = n / 12
      const local = [0, 1, 2].map(
        (axis) => (from[axis] ?? 0) + ((to[axis] ?? 0) - (from[axis] ?? 0)) * share,
      )
      const [x, y, z] = [
        (local[0] ?? 0) * side * height,
        (local[1] ?? 0) * height,
        (local[2] ?? 0) * height,
      ]
      if (z > there * height * 1.05) continue
      const middle = add(stand, [
        x * Math.cos(facing) - y * Math.sin(facing),
        x * Math.sin(facing) + y * Math.cos(facing),
        z,
      ])
      const thick = (0.03 - 0.008 * (index + share)) * height
      layer(stage, middle, thick, thick, 0, false)
    }
  }
}
