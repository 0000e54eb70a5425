import { boxFaces } from '../../../math/box-faces.ts'
import { type Orbit, orbitEye, orbitProjector, type Point3 } from '../../../math/orbit.ts'
import { howArConfig } from '../config.ts'
import type { AnimationState } from './animation-state.ts'
import {
  cityModelBoxes,
  featurePoints,
  planeDots,
  type RaisedBox,
  tableBoxes,
  tramLine,
} from './table.ts'

/** A shape of the drawing; its kind decides its style. */
export interface SvgShape {
  key: string
  kind: 'table' | 'tableSide' | 'dot' | 'point' | 'house' | 'houseSide' | 'line' | 'device' | 'ray'
  /** SVG path data, in a picture of 1600 by 1000 whose middle is 0. */
  d: string
}

const SCALE = 500
const points = featurePoints()
const dots = planeDots()

/** A moment of the story as SVG shapes, farthest first: the poster, and the fallback without WebGL. */
export function drawAnimationState(pose: AnimationState): SvgShape[] {
  const project = orbitProjector(pose.eye, howArConfig.fieldOfView)
  const eye = orbitEye(pose.eye)
  const at = (point: Point3) => {
    const { x, y } = project(point)
    return `${Math.round(x * SCALE)} ${Math.round(y * SCALE)}`
  }
  const path = (all: Point3[], closed = true) => `M${all.map(at).join('L')}${closed ? 'Z' : ''}`
  const spots = (all: Point3[]) => all.map((point) => `M${at(point)}h0`).join('')
  const solids = (blocks: RaisedBox[], up: number, name: 'table' | 'house') =>
    blocks
      .map((block, index) => ({
        block,
        index,
        depth: project({ ...block, y: up + block.y }).depth,
      }))
      .sort((a, b) => (name === 'table' ? a.index - b.index : b.depth - a.depth))
      .flatMap(({ block, index }) =>
        boxFaces(block, eye, up + block.y).map(({ kind, corners }, face) => ({
          key: `${name}${index}-${face}`,
          kind: kind === 'roof' ? name : (`${name}Side` as const),
          d: path(corners),
        })),
      )

  const shapes: SvgShape[] = solids(tableBoxes(), 0, 'table')
  const found = dots.slice(0, Math.round(dots.length * pose.plane))
  if (found.length > 0) shapes.push({ key: 'plane', kind: 'dot', d: spots(found) })
  const seen = points.slice(0, Math.round(points.length * pose.points))
  if (seen.length > 0) shapes.push({ key: 'points', kind: 'point', d: spots(seen) })
  if (pose.wire > 0) {
    const up = howArConfig.table.height + pose.lift
    const [plate, ...houses] = cityModelBoxes()
    shapes.push(
      ...solids(plate ? [plate] : [], up, 'house').map((s) => ({ ...s, key: `plate-${s.key}` })),
    )
    const line = tramLine().map((point) => ({ ...point, y: up + point.y }))
    shapes.push({ key: 'line', kind: 'line', d: path(line, false) })
    shapes.push(...solids(houses, up, 'house'))
  }
  if (pose.deviceShown > 0.5) {
    const corners = deviceCorners(pose.device)
    const ends = deviceCorners(pose.device, 5.4)
    const rays = corners.map((corner, at) => path([corner, ends[at] ?? corner], false))
    shapes.push({ key: 'rays', kind: 'ray', d: rays.join('') })
    shapes.push({ key: 'device', kind: 'device', d: path(corners) })
  }
  return shapes
}

/** Distance of the drawn device frame from the lens, meters. */
export const deviceFrameDistance = 0.42

/**
 * The four corners of the device's frame, upright and perpendicular to its view direction.
 * @param far  1 for the frame itself, more for where the rays from the lens through it have come to
 */
export function deviceCorners(orbit: Orbit, far = 1): Point3[] {
  const { width, height } = howArConfig.device
  const { yaw, pitch } = orbit
  const center = orbitEye({ ...orbit, distance: orbit.distance - far * deviceFrameDistance })
  // As points of orbits around the origin.
  const middle = { x: 0, y: 0, z: 0 }
  const right = orbitEye({ yaw: yaw + 90, pitch: 0, distance: (far * width) / 2, middle })
  const up = orbitEye({ yaw, pitch: pitch + 90, distance: (far * height) / 2, middle })
  const corner = (across: number, along: number) => ({
    x: center.x + right.x * across + up.x * along,
    y: center.y + right.y * across + up.y * along,
    z: center.z + right.z * across + up.z * along,
  })
  return [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)]
}
