import type { Pixel } from '../camera.ts'
import type { Design, Occluder } from './design.ts'
import { freshId, remember } from './history.ts'

/** A photo with more of them is cut up, and an outline with more corners is a hand that slipped. */
export const mostOccluders = 20
export const mostPoints = 200
/** Fewer corners enclose nothing. */
export const leastPoints = 3

/** Adds a corner to the outline that is being drawn. */
export function addPoint(design: Design, point: Pixel): void {
  if (design.outline.length >= mostPoints) return
  const { width, height } = design.photo
  const within = {
    x: Math.min(width, Math.max(0, point.x)),
    y: Math.min(height, Math.max(0, point.y)),
  }
  design.outline.push(within)
}

/** Takes the last corner back. */
export function dropPoint(design: Design): void {
  design.outline.pop()
}

/**
 * Closes the outline that is being drawn: from then on what it encloses is before the furniture.
 * @returns null where it encloses nothing, and stays open
 */
export function closeOccluder(design: Design): Occluder | null {
  const points = design.outline.map(({ x, y }) => ({ x, y }))
  if (points.length < leastPoints || areaOf(points) < 1) return null
  if (design.covers.length >= mostOccluders) return null
  remember(design)
  const cover = { id: freshId(design, 'covers'), points }
  design.covers.push(cover)
  design.outline = []
  design.cover = cover.id
  return cover
}

export function removeOccluder(design: Design, id: number): void {
  if (!design.covers.some((cover) => cover.id === id)) return
  remember(design)
  design.covers = design.covers.filter((cover) => cover.id !== id)
  if (design.cover === id) design.cover = null
}

/** Shows the corners of a cover, to be moved. */
export function selectOccluder(design: Design, id: number): void {
  Object.assign(design, {
    tool: 'cover',
    cover: id,
    outline: [],
    drawing: null,
    held: null,
    selected: null,
  })
}

/** Moves a corner; the caller remembers the step. */
export function moveCorner(design: Design, id: number, at: number, to: Pixel): void {
  const cover = design.covers.find((each) => each.id === id)
  if (cover?.points[at]) cover.points[at] = { x: to.x, y: to.y }
}

/** Of the outline, square pixels. Source: the shoelace formula */
export function areaOf(points: readonly Pixel[]): number {
  let twice = 0
  points.forEach(({ x, y }, at) => {
    const next = points[(at + 1) % points.length] as Pixel
    twice += x * next.y - next.x * y
  })
  return Math.abs(twice) / 2
}

/** Whether an outline encloses a place; where it crosses itself, by the even-odd rule. */
export function enclosesPixel({ points }: Pick<Occluder, 'points'>, { x, y }: Pixel): boolean {
  let inside = false
  points.forEach((a, at) => {
    const b = points[(at + 1) % points.length] as Pixel
    if (a.y > y === b.y > y) return
    if (x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside
  })
  return inside
}
