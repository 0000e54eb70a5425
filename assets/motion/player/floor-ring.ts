import { add, type Vector } from '../vector.ts'
import { colors, faded, type Stage, see } from './stage.ts'

/** A circle lying on a surface, as the path of its points in the picture; empty when part of it is behind. */
export function lyingCircle(stage: Stage, middle: Vector, radius: number): Path2D {
  const path = new Path2D()
  for (let n = 0; n <= 64; n += 1) {
    const angle = (n / 32) * Math.PI
    const place = see(stage, add(middle, [radius * Math.cos(angle), radius * Math.sin(angle), 0]))
    if (!place) return new Path2D()
    if (n === 0) path.moveTo(place.x, place.y)
    else path.lineTo(place.x, place.y)
  }
  path.closePath()
  return path
}

/**
 * A place to step to: a ring on the floor from which another runs out, again and again.
 * @param turns  how many times it has run out so far
 */
export function floorRing(
  stage: Stage,
  middle: Vector,
  radius: number,
  turns: number,
  opacity: number,
): void {
  const { context, unit } = stage
  const share = turns - Math.floor(turns)
  faded(stage, opacity, () => {
    context.strokeStyle = colors.light
    context.lineWidth = 3 * unit
    context.stroke(lyingCircle(stage, middle, radius))
    context.fillStyle = 'rgb(255 255 255 / 0.22)'
    context.fill(lyingCircle(stage, middle, radius))
    context.fillStyle = colors.bracket
    context.fill(lyingCircle(stage, middle, radius * 0.28))
  })
  faded(stage, opacity * (1 - share) * Math.min(1, share * 6), () => {
    context.lineWidth = 2 * unit
    context.strokeStyle = colors.light
    context.stroke(lyingCircle(stage, middle, radius * (1 + 0.8 * share)))
  })
}
