import type { Point3 } from './orbit.ts'

/** x and z are the middle; the box stands on the ground. Meters. */
export interface Box {
  x: number
  z: number
  width: number
  depth: number
  height: number
}

export interface Face {
  /** `south` for the sides that face south or north, `east` for the others. */
  kind: 'roof' | 'south' | 'east'
  corners: Point3[]
}

/**
 * The sides of a box that a camera above it sees, the roof last.
 * @param up  how high the box floats
 */
export function boxFaces({ x, z, width, depth, height }: Box, eye: Point3, up = 0): Face[] {
  const [west, east] = [x - width / 2, x + width / 2]
  const [north, south] = [z - depth / 2, z + depth / 2]
  const top = up + height
  const wall = (x1: number, z1: number, x2: number, z2: number) => [
    { x: x1, y: up, z: z1 },
    { x: x2, y: up, z: z2 },
    { x: x2, y: top, z: z2 },
    { x: x1, y: top, z: z1 },
  ]
  const faces: Face[] = []
  if (eye.z > south) faces.push({ kind: 'south', corners: wall(west, south, east, south) })
  if (eye.z < north) faces.push({ kind: 'south', corners: wall(west, north, east, north) })
  if (eye.x > east) faces.push({ kind: 'east', corners: wall(east, north, east, south) })
  if (eye.x < west) faces.push({ kind: 'east', corners: wall(west, north, west, south) })
  if (eye.y > top) {
    faces.push({
      kind: 'roof',
      corners: [
        { x: west, y: top, z: north },
        { x: east, y: top, z: north },
        { x: east, y: top, z: south },
        { x: west, y: top, z: south },
      ],
    })
  }
  return faces
}
