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
  if (design.covers.length >= maxOccluders) return null
  recordUndoStep(design)
  const cover = { id: freshId(design, 'covers'), points }
  design.covers.push(cover)
  design.outline = []
  design.cover = cover.id
  return cover
}

export function removeOccluder(design: Design, id: number): void {
  if (!design.covers.some((cover) => cover.id === id)) return
  recordUndoStep(design)
  design.covers = design.covers.filter((cover) => cover.id !== id)
  if (design.cover === id) design.cover = null
}

/** Moves a corner; the caller records the undo step. */
export function moveOccluderPoint(design: Design, id: number, at: number, to: Pixel): void {
  const cover = design.covers.find((each) => each.id === id)
  if (cover?.points[at]) cover.points[at] = { x: to.x, y: to.y }
}
