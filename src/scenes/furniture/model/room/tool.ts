import type { Pixel } from './camera.ts'
import type { Design, HandTool } from './design.ts'
import { measure } from './follow-walls.ts'
import { keepCamera, remember } from './history.ts'
import { startPairs } from './pairs.ts'
import { startYardstick, type YardstickKind } from './yardstick.ts'

/** Takes a tool, or puts it down; what is half drawn is given up. */
export function takeTool(design: Design, tool: HandTool | null): void {
  design.tool = tool
  design.outline = []
  design.cover = null
  if (!tool) return
  design.drawing = null
  design.held = null
  design.selected = null
  // Where the camera that is known now would see them: nothing changes until one is moved.
  if (tool === 'lines') design.pairs = startPairs(design.camera, design.photo)
}

/**
 * Lays a yardstick into the photo where the camera that is known now would see it; null takes it away.
 * @param length  metres, for what has no size of its own
 */
export function takeYardstick(
  design: Design,
  kind: YardstickKind | null,
  length: number | null = null,
): void {
  remember(design)
  // What the height followed from is gone; the height stays.
  if (design.yardstick && design.yardstick.kind === design.heightBy) design.heightBy = 'hand'
  design.yardstick = kind && startYardstick(design.camera, design.photo, kind, length)
  takeTool(design, kind ? 'scale' : null)
}

/** Tells how long the yardstick is. @param length  metres; null for what is no length */
export function setLength(design: Design, length: number | null): void {
  const { yardstick, camera, photo } = design
  if (!yardstick || yardstick.length === length) return
  remember(design, 'length')
  design.yardstick = yardstick.laid
    ? { ...yardstick, length }
    : startYardstick(camera, photo, yardstick.kind, length)
  if (!measure(design)) keepCamera(design)
}

/** Moves an end of the yardstick, and the camera's height after it, where that can be. The caller has remembered the step. */
export function moveEnd(design: Design, end: 'from' | 'to', { x, y }: Pixel): void {
  const { yardstick } = design
  if (!yardstick) return
  design.yardstick = { ...yardstick, [end]: { x, y }, laid: true }
  if (!measure(design)) keepCamera(design)
}
