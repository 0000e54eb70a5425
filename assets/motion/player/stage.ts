import { type Camera, project } from '../camera.ts'
import type { Vector } from '../vector.ts'

/** Pixels from the upper left corner. */
export interface Place {
  x: number
  y: number
}

/** What scenes draw on: a canvas over the view, and the camera that the view was drawn with. */
export interface Stage {
  context: CanvasRenderingContext2D
  width: number
  height: number
  /** one pixel of a picture 720 pixels high */
  unit: number
  camera: Camera
}

export const colors = {
  bracket: '#ff7a45',
  light: '#ffffff',
  ink: '#14171f',
  depth: '#7c9bff',
  paper: '#f7f5f0',
  good: '#6fcf97',
} as const

/** Where a point of the room is seen, or null when it is behind the camera. */
export function see(stage: Stage, point: Vector): Place | null {
  const seen = project(stage.camera, point)
  return seen && { x: seen.x * stage.width, y: seen.y * stage.height }
}

/** How many pixels a metre across the view is at a point. */
export function pixelsPerMetre(stage: Stage, point: Vector): number {
  const seen = project(stage.camera, point)
  return seen ? (stage.camera.focal * stage.width) / seen.depth : 0
}

/** Draws with an opacity, and nothing at all below a thousandth. */
export function faded(stage: Stage, opacity: number, draw: () => void): void {
  if (opacity < 0.001) return
  const { context } = stage
  context.save()
  context.globalAlpha *= opacity
  draw()
  context.restore()
}
