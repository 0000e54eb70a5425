import { BufferGeometry, Float32BufferAttribute } from 'three'

export type Corner = readonly [x: number, y: number, z: number]

/** Four corners, counter-clockwise for who looks at the face. */
export type Quad = readonly [Corner, Corner, Corner, Corner]

/** Faces with a hard edge each, as masonry has. Four corners and two triangles a face. */
export function faces(quads: readonly Quad[]): BufferGeometry {
  const positions = quads.flat(2)
  const index = quads.flatMap((_, i) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * i + corner))
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  // So that it can be joined with three's own shapes, which all have one.
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array(quads.length * 8), 2))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return geometry
}

/** The same face looked at from behind. */
export const turned = ([a, b, c, d]: Quad): Quad => [a, d, c, b]
