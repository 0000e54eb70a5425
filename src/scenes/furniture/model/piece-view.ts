import { proxy } from 'valtio/vanilla'
import { radians } from '../../../math/angle.ts'
import { type Orbit, orbitProjector, type Point3 } from '../../../math/orbit.ts'
import type { OrbitView } from '../../../math/orbit-view.ts'
import type { PieceSize } from '../../../room-photo/model/design/item.ts'
import { furnitureConfig } from '../config.ts'

/** The view of a piece. */
export interface View extends OrbitView {
  /** Whether a person is shown beside the piece for scale. */
  person: boolean
}

export function createView(): View {
  const { yaw, pitch, zoom } = furnitureConfig.view
  return proxy({ yaw, pitch, zoom, person: true })
}

/** A place on the screen, CSS pixels. */
interface Box {
  width: number
  height: number
}

const { person, measures, margin, view: first } = furnitureConfig
const { fieldOfView } = first

/** Radius of the footprint, within which the piece stays when it turns. */
export const footprintRadius = ({ width, depth }: PieceSize): number => Math.hypot(width, depth) / 2

/** The floor direction that points to the right of the picture. */
export const screenRight = ({ yaw }: Pick<View, 'yaw'>): { x: number; z: number } => ({
  x: Math.cos(radians(yaw)),
  z: -Math.sin(radians(yaw)),
})

/** Position of the person: to the left of the piece, as far back as its middle. */
export function personPosition(view: View, size: PieceSize): Point3 {
  const right = screenRight(view)
  const aside = footprintRadius(size) + person.aside
  return { x: -right.x * aside, y: 0, z: -right.z * aside }
}

/**
 * The camera that shows the piece with its measures and the person, as large as the box allows. Its distance does not
 * depend on the turn.
 */
export function orbitOf(view: View, size: PieceSize, box: Box): Orbit {
  const half = Math.tan(radians(fieldOfView) / 2)
  const pitch = radians(first.pitch)
  const round = footprintRadius(size)
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
  const to = screenRight(view)
  const middle = { x: to.x * aside, y: (top - front * Math.tan(pitch)) / 2, z: to.z * aside }
  return { yaw: view.yaw, pitch: view.pitch, distance, middle }
}

/**
 * The scene's projection onto a box on the screen.
 * @returns pixels from the upper left corner
 */
export function createScreenProjector(view: View, size: PieceSize, box: Box) {
  const project = orbitProjector(orbitOf(view, size, box), fieldOfView)
  return (point: Point3): { x: number; y: number } => {
    const { x, y } = project(point)
    return { x: box.width / 2 + (x * box.height) / 2, y: ((1 + y) * box.height) / 2 }
  }
}

/** A dimension line in the room, as long as the side that it measures. */
export interface PieceDimensionLine {
  side: 'width' | 'depth' | 'height'
  meters: number
  from: Point3
  to: Point3
  /** Half the length of a tick. */
  tick: Point3
}

const { aside, uprightAside, tick } = furnitureConfig.measures

/**
 * The three dimension lines of a piece in the middle of the floor: width and depth along the sides that face the
 * camera, height at the right edge. There the piece never hides them.
 */
export function dimensionLines(size: PieceSize, view: Pick<View, 'yaw'>): PieceDimensionLine[] {
  const { width, depth, height } = size
  const right = screenRight(view)
  // The signs of sin and cos of the yaw tell which sides face the camera.
  const east = right.z <= 0 ? 1 : -1
  const south = right.x >= 0 ? 1 : -1
  const z = south * (depth / 2 + aside)
  const x = east * (width / 2 + aside)
  const edge = rightmost(size, right)
  const corner = { x: edge.x + right.x * uprightAside, z: edge.z + right.z * uprightAside }
  return [
    {
      side: 'width',
      meters: width,
      from: { x: -width / 2, y: 0, z },
      to: { x: width / 2, y: 0, z },
      tick: { x: 0, y: 0, z: tick },
    },
    {
      side: 'depth',
      meters: depth,
      from: { x, y: 0, z: -depth / 2 },
      to: { x, y: 0, z: depth / 2 },
      tick: { x: tick, y: 0, z: 0 },
    },
    {
      side: 'height',
      meters: height,
      from: { ...corner, y: 0 },
      to: { ...corner, y: height },
      tick: { x: right.x * tick, y: 0, z: right.z * tick },
    },
  ]
}

/** The corner of the footprint that is rightmost from a distant camera. */
function rightmost(size: PieceSize, right: { x: number; z: number }): { x: number; z: number } {
  const far = 4 * footprintRadius(size)
  const seen = ({ x, z }: { x: number; z: number }) =>
    (x * right.x + z * right.z) / (far - (z * right.x - x * right.z))
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => ({ x: (x * size.width) / 2, z: (z * size.depth) / 2 })),
  )
  return corners.reduce((best, corner) => (seen(corner) > seen(best) ? corner : best))
}
