import {
  type CameraPose,
  cameraPoseOf,
  type FloorPlace,
  floorThrough,
  type ImagePoint,
  type PhotoSize,
  type RoomCamera,
} from '../camera.ts'
import type { LineSegment } from './vanishing-points.ts'

/** Straight edges on the floor that run parallel to the walls, by the coordinate that each has everywhere; meters. */
export interface FloorEdges {
  x: number[]
  z: number[]
}

const config = {
  /** of each direction */
  most: 30,
  /** the tangent of the angle to the walls */
  askew: 0.07,
  /** closer ones are one edge, in camera heights */
  apart: 0.015,
  /** farther away an edge is too uncertain, in camera heights */
  farthest: 10,
}

/**
 * Puts the straight edges of a photo onto the floor, and keeps those that run parallel to the walls: feet of walls,
 * baseboards, thresholds.
 * @param size  of the picture that the edges are from
 * @returns the longest in the picture first
 */
export function findFloorEdges(
  edges: readonly LineSegment[],
  camera: RoomCamera,
  size: PhotoSize,
): FloorEdges {
  const pose = cameraPoseOf(camera, size)
  const found: FloorEdges = { x: [], z: [] }
  for (const { from, to } of edges.toSorted((a, b) => b.length - a.length)) {
    const [a, b] = [floorBelow(pose, from), floorBelow(pose, to)]
    if (!a || !b) continue
    const [dx, dz] = [Math.abs(a.x - b.x), Math.abs(a.z - b.z)]
    if (Math.min(dx, dz) > config.askew * Math.max(dx, dz)) continue
    const axis = dx < dz ? 'x' : 'z'
    const at = (a[axis] + b[axis]) / 2
    const isNew = found[axis].every((other) => Math.abs(other - at) > config.apart * camera.height)
    if (isNew && found[axis].length < config.most) found[axis].push(at)
  }
  return found
}

/** The floor at a point of the picture; null above the horizon and where it is too far away. */
function floorBelow(pose: CameraPose, point: ImagePoint): FloorPlace | null {
  const place = floorThrough(pose, point)
  return place && Math.hypot(place.x, place.z) <= config.farthest * pose.height ? place : null
}
