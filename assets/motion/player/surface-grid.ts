import { distance, type Vector } from '../vector.ts'
import { hides } from '../world/occlusion.ts'
import type { Piece } from '../world/pieces.ts'
import { colors, faded, pixelsPerMetre, type Stage, see } from './stage.ts'

export interface Surface {
  /** where the detection starts */
  from: Vector
  /** the horizontal rectangle that the dots fill, metres */
  x: readonly [low: number, high: number]
  y: readonly [low: number, high: number]
  height: number
  /** metres between dots */
  step: number
  /** what may stand between the camera and the dots */
  pieces: readonly Piece[]
}

/**
 * The dots of a detected surface in true perspective: a wave runs out from a point and leaves them faintly lit.
 * @param reach    metres that the wave has come
 * @param opacity  of the dots that stay
 */
export function surfaceGrid(stage: Stage, surface: Surface, reach: number, opacity: number): void {
  const { context, unit, camera } = stage
  const { x, y, step, height } = surface
  const first = (low: number) => Math.ceil(low / step) * step
  for (let px = first(x[0]); px <= x[1]; px += step) {
    for (let py = first(y[0]); py <= y[1]; py += step) {
      const point: Vector = [px, py, height]
      const away = distance(point, surface.from)
      const lit = waveAt(away, reach)
      const bright = lit.crest + lit.wake * opacity
      if (bright < 0.01) continue
      const place = see(stage, point)
      if (
        !place ||
        place.x < -9 ||
        place.y < -9 ||
        place.x > stage.width + 9 ||
        place.y > stage.height + 9
      )
        continue
      if (surface.pieces.some((piece) => hides(piece, camera.position, point))) continue
      const radius = Math.max(
        0.9 * unit,
        Math.min(2.1 * unit, 0.008 * pixelsPerMetre(stage, point)),
      )
      faded(stage, Math.min(1, bright), () => {
        context.fillStyle = lit.crest > 0.5 ? colors.bracket : colors.light
        // Lying circles are seen as ellipses.
        const flat = Math.min(1, (camera.position[2] - height) / distance(point, camera.position))
        context.beginPath()
        context.ellipse(
          place.x,
          place.y,
          radius * (1 + 0.7 * lit.crest),
          radius * (1 + 0.7 * lit.crest) * Math.max(0.35, flat),
          0,
          0,
          2 * Math.PI,
        )
        context.fill()
      })
    }
  }
}

/** How bright a dot is by the crest that passes over it and in the wake behind, each 0…1. */
export function waveAt(away: number, reach: number): { crest: number; wake: number } {
  const behind = reach - away
  const crest = Math.exp(-((behind / 0.22) ** 2))
  const wake = 1 / (1 + Math.exp(-behind / 0.12))
  return { crest: reach <= 0 ? 0 : crest, wake: reach <= 0 ? 0 : wake }
}
