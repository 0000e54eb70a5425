import { frameOf, outlineOf, type Piece } from '../world/pieces.ts'
import { colors, faded, type Stage } from './stage.ts'

/**
 * Corner brackets round a thing: they come from a little outside and lock on.
 * @param lock  0 not there … 1 locked
 */
export function bracketPiece(
  stage: Stage,
  piece: Piece,
  lock: number,
  color: string = colors.bracket,
): void {
  const frame = frameOf(stage.camera, outlineOf(piece))
  if (!frame) return
  const { width, height, unit } = stage
  const off = (8 + 30 * (1 - lock)) * unit
  bracketBox(
    stage,
    frame.left * width - off,
    frame.top * height - off,
    (frame.right - frame.left) * width + 2 * off,
    (frame.bottom - frame.top) * height + 2 * off,
    lock,
    color,
  )
}

/** Brackets at the corners of a box in pixels. */
export function bracketBox(
  stage: Stage,
  left: number,
  top: number,
  width: number,
  height: number,
  lock: number,
  color: string = colors.bracket,
): void {
  const { context, unit } = stage
  const arm = Math.min(24 * unit, width / 3, height / 3)
  const [right, bottom] = [left + width, top + height]
  faded(stage, Math.min(1, lock * 1.6), () => {
    context.strokeStyle = color
    context.lineWidth = 2.5 * unit
    context.lineJoin = 'miter'
    context.beginPath()
    for (const [x, y, sx, sy] of [
      [left, top, 1, 1],
      [right, top, -1, 1],
      [right, bottom, -1, -1],
      [left, bottom, 1, -1],
    ] as const) {
      context.moveTo(x, y + sy * arm)
      context.lineTo(x, y)
      context.lineTo(x + sx * arm, y)
    }
    context.stroke()
  })
}
