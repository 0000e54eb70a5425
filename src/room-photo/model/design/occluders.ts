import { signedArea } from '../../../math/polygon.ts'
import { clampToPhoto, type Pixel } from '../camera.ts'
import type { Design, Occluder } from './design.ts'
import { freshId, recordUndoStep } from './history.ts'

/** The most occluders, and the most corners of one. */
export const maxOccluders = 20
export const maxOccluderPoints = 200
/** The fewest corners of an outline. */
export const minOccluderPoints = 3

/** Adds a corner to the outline that is being drawn. */
export function addOccluderPoint(design: Design, point: Pixel): void {
  if (design.outline.length >= maxOccluderPoints) return
  design.outline.push(clampToPhoto(design.photo, point))
}

/**
 * Closes the outline that is being drawn, which then hides the furniture.
 * @returns null when the outline has no area; it stays open then
 */
export function closeOccluder(design: Design): Occluder | null {
  const points = design.outline.map(({ x, y }) => ({ x, y }))
  if (
    points.length < minOccluderPoints ||
    Math.abs(signedArea(points.map(({ x, y }) => [x, y]))) < 1
  )
    return null
  if (design.occluders.length >= maxOccluders) return null
  recordUndoStep(design)
  const occluder = { id: freshId(design, 'occluders'), points }
  design.occluders.push(occluder)
  design.outline = []
  design.selectedOccluder = occluder.id
  return occluder
}

export function removeOccluder(design: Design, id: number): void {
  if (!design.occluders.some((occluder) => occluder.id === id)) return
  recordUndoStep(design)
  design.occluders = design.occluders.filter((occluder) => occluder.id !== id)
  if (design.selectedOccluder === id) design.selectedOccluder = null
}

/** Moves a corner; the caller records the undo step. */
export function moveOccluderPoint(design: Design, id: number, at: number, to: Pixel): void {
  const occluder = design.occluders.find((each) => each.id === id)
  if (occluder?.points[at]) occluder.points[at] = { x: to.x, y: to.y }
}
