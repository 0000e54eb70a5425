import { add, type Vector } from '../vector.ts'
import { colors, faded, pixelsPerMetre, type Stage, see } from './stage.ts'

/** A straight bar between two points, shaded like turned brass. */
function bar(stage: Stage, from: Vector, to: Vector, thickness: number, color: string): void {
  const [a, b] = [see(stage, from), see(stage, to)]
  if (!a || !b) return
  const { context } = stage
  const width = thickness * pixelsPerMetre(stage, from)
  for (const [tone, share] of [
    ['rgb(0 0 0 / 0.45)', 1],
    [color, 0.72],
    ['rgb(255 255 255 / 0.4)', 0.2],
  ] as const) {
    context.strokeStyle = tone
    context.lineWidth = Math.max(1, width * share)
    context.beginPath()
    context.moveTo(a.x, a.y)
    context.lineTo(b.x, b.y)
    context.stroke()
  }
}

/**
 * A pendulum on a stand of two legs and a beam; it swings in the plane of the beam.
 * @param angle  radians from the vertical, positive to the east
 * @returns where the middle of its bob is
 */
export function pendulum(
  stage: Stage,
  foot: Vector,
  pivot: Vector,
  length: number,
  angle: number,
  opacity: number,
): Vector {
  const { context } = stage
  const bob = add(pivot, [length * Math.sin(angle), 0, -length * Math.cos(angle)])
  const half = 0.62
  faded(stage, opacity, () => {
    shadow(stage, add(foot, [length * Math.sin(angle), 0, 0]))
    context.lineCap = 'round'
    for (const side of [-half, half]) {
      for (const depth of [0.2, -0.2]) {
        bar(stage, add(foot, [side, depth, 0]), add(pivot, [side, 0, 0]), 0.02, '#2b2f38')
      }
    }
    bar(stage, add(pivot, [-half - 0.03, 0, 0]), add(pivot, [half + 0.03, 0, 0]), 0.024, '#2b2f38')
    bar(stage, pivot, bob, 0.006, '#d8d4ca')
    ball(stage, bob, 0.065)
  })
  return bob
}

function ball(stage: Stage, middle: Vector, radius: number): void {
  const at = see(stage, middle)
  if (!at) return
  const { context } = stage
  const size = radius * pixelsPerMetre(stage, middle)
  const light = context.createRadialGradient(
    at.x - size * 0.35,
    at.y - size * 0.4,
    size * 0.05,
    at.x,
    at.y,
    size,
  )
  light.addColorStop(0, '#ffd9c4')
  light.addColorStop(0.35, '#f0743f')
  light.addColorStop(0.85, '#b4431a')
  light.addColorStop(1, '#7d2c10')
  context.fillStyle = light
  context.beginPath()
  context.arc(at.x, at.y, size, 0, 2 * Math.PI)
  context.fill()
}

/** The soft dark under the bob. */
function shadow(stage: Stage, at: Vector): void {
  const place = see(stage, at)
  if (!place) return
  const { context } = stage
  const size = 0.17 * pixelsPerMetre(stage, at)
  const soft = context.createRadialGradient(0, 0, 0, 0, 0, size)
  soft.addColorStop(0, 'rgb(40 24 10 / 0.38)')
  soft.addColorStop(1, 'rgb(40 24 10 / 0)')
  context.save()
  context.translate(place.x, place.y)
  context.scale(1, 0.4)
  context.fillStyle = soft
  context.fillRect(-size, -size, 2 * size, 2 * size)
  context.restore()
}

/** The angle between the vertical and the string, with the widest one faintly behind. */
export function angleArc(
  stage: Stage,
  pivot: Vector,
  radius: number,
  angle: number,
  widest: number,
  opacity: number,
): void {
  const { context, unit } = stage
  const arc = (from: number, to: number) => {
    context.beginPath()
    for (let n = 0; n <= 30; n += 1) {
      const a = from + ((to - from) * n) / 30
      const place = see(stage, add(pivot, [radius * Math.sin(a), 0, -radius * Math.cos(a)]))
      if (place) context.lineTo(place.x, place.y)
    }
    context.stroke()
  }
  faded(stage, opacity, () => {
    context.strokeStyle = 'rgb(20 23 31 / 0.45)'
    context.lineWidth = 1.5 * unit
    context.setLineDash([4 * unit, 4 * unit])
    arc(-widest, widest)
    context.setLineDash([])
    context.strokeStyle = colors.bracket
    context.lineWidth = 3.5 * unit
    arc(0, angle)
  })
}
