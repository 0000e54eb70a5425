import { between, distance, type Vector } from '../vector.ts'
import { metres, plate } from './label.ts'
import { colors, faded, type Place, type Stage, see } from './stage.ts'

export interface DimensionOptions {
  /** real metres for one of the scene: 250 in a model at 1:250 */
  scale?: number
  /** where along the line its figure stands, 0…1 */
  figureAt?: number
}

/**
 * A measured line in the room with ticks at its ends; it grows from its first end and its figure counts with it.
 * @param share  0 not there … 1 whole
 */
export function dimension(
  stage: Stage,
  from: Vector,
  to: Vector,
  share: number,
  opacity = 1,
  { scale = 1, figureAt = 0.5 }: DimensionOptions = {},
): void {
  const end = between(from, to, share)
  const [a, b] = [see(stage, from), see(stage, end)]
  if (!a || !b || share < 0.01) return
  const { context, unit } = stage
  faded(stage, opacity, () => {
    // A faint dark line below keeps it readable on light floors.
    for (const [color, width] of [
      ['rgb(20 23 31 / 0.35)', 4],
      [colors.light, 2],
    ] as const) {
      context.strokeStyle = color
      context.lineWidth = width * unit
      context.beginPath()
      context.moveTo(a.x, a.y)
      context.lineTo(b.x, b.y)
      for (const [place, other] of [
        [a, b],
        [b, a],
      ] as const) {
        const [one, two] = tick(place, other, 8 * unit)
        context.moveTo(one.x, one.y)
        context.lineTo(two.x, two.y)
      }
      context.stroke()
    }
  })
  const middle = see(stage, between(from, end, figureAt))
  if (!middle) return
  const whole = distance(from, to) * scale
  const text = metres(whole * share, whole)
  // A figure about as long as its line would hide it.
  const at = isShort(stage, from, to) ? { x: middle.x, y: middle.y + 25 * unit } : middle
  plate(stage, at, text, opacity * Math.min(1, share * 4))
}

function isShort(stage: Stage, from: Vector, to: Vector): boolean {
  const [a, b] = [see(stage, from), see(stage, to)]
  return a !== null && b !== null && Math.hypot(b.x - a.x, b.y - a.y) < 100 * stage.unit
}

/** The two ends of the stroke across a line at its end. */
function tick(at: Place, other: Place, half: number): [Place, Place] {
  const length = Math.hypot(other.x - at.x, other.y - at.y) || 1
  const across = { x: (-(other.y - at.y) / length) * half, y: ((other.x - at.x) / length) * half }
  return [
    { x: at.x + across.x, y: at.y + across.y },
    { x: at.x - across.x, y: at.y - across.y },
  ]
}
