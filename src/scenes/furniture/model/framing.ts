import { radians } from '../../../math/angle.ts'
import { type Orbit, orbitProjector, type Point } from '../../../math/orbit.ts'
import { furnitureConfig } from '../config.ts'
import type { View } from './view.ts'

/** Metres. */
export interface Size {
  width: number
  depth: number
  height: number
}

/** A place on the screen, CSS pixels. */
export interface Box {
  width: number
  height: number
}

const { person, measures, margin, view: first } = furnitureConfig
const { fieldOfView } = first

/** Half the diagonal of the footprint: whichever way the piece is turned, it stays within. */
export const reach = ({ width, depth }: Size): number => Math.hypot(width, depth) / 2

/** The direction to the right of the picture, along the floor. */
export const rightOf = ({ yaw }: Pick<View, 'yaw'>): { x: number; z: number } => ({
  x: Math.cos(radians(yaw)),
  z: -Math.sin(radians(yaw)),
})

/** Where a person stands: to the left of the piece, as far back as its middle. */
export function personAt(view: View, size: Size): Point {
  const right = rightOf(view)
  const aside = reach(size) + person.aside
  return { x: -right.x * aside, y: 0, z: -right.z * aside }
}

/**
 * The eye that sees the piece with its measures, and the person where there is one, as large as the box allows. It
 * keeps its distance while the piece is turned.
 */
export function orbitOf(view: View, size: Size, box: Box): Orbit {
  const half = Math.tan(radians(fieldOfView) / 2)
  const pitch = radians(first.pitch)
  const round = reach(size)
  const right = round + measures.uprightAside
  const left = view.person ? round + person.aside + person.half : right
  const top = Math.max(size.height, view.person ? person.height : 0)
  const front = round + measures.aside
  // Of the box, what is left between the margins.
  const free = {
    across: Math.max(0.4, 1 - (2 * margin.across) / box.width),
    up: Math.max(0.4, 1 - (2 * margin.up) / box.height),
  }
  const across = (left + right) / 2 / (half * (box.width / box.height) * free.across)
  const up = (top * Math.cos(pitch) + front * Math.sin(pitch)) / 2 / (half * free.up)
  const distance = (Math.max(across, up) + 0.75 * round) / (view.zoom / 100)
  const aside = (right - left) / 2
  const to = rightOf(view)
  const middle = { x: to.x * aside, y: (top - front * Math.tan(pitch)) / 2, z: to.z * aside }
  return { yaw: view.yaw, pitch: view.pitch, distance, middle }
}

/**
 * The scene's projection onto a box on the screen.
 * @returns pixels from the upper left corner
 */
export function screenOf(view: View, size: Size, box: Box) {
  const project = orbitProjector(orbitOf(view, size, box), fieldOfView)
  return (point: Point): { x: number; y: number } => {
    const { x, y } = project(point)
    return { x: box.width / 2 + (x * box.height) / 2, y: ((1 + y) * box.height) / 2 }
  }
}
