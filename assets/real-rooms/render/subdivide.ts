import { ShapeUtils, Vector2 } from 'three'
import { cross, normalize, subtract, type Vec3 } from '../../../src/math/vector.ts'
import type { Mesh } from '../build/scene.ts'

/** Triangles of a mesh, small enough that light at their corners is all that is needed. */
export interface Patches {
  positions: Vec3[]
  normals: Vec3[]
  uvs: (readonly [number, number])[]
  /** three corners a triangle */
  triangles: number[]
}

/** @param limit  longest edge, meters */
export function subdivide({ vertices, uvs, faces }: Mesh, limit: number): Patches {
  const patches: Patches = { positions: [], normals: [], uvs: [], triangles: [] }
  for (const face of faces) {
    const corners = face.map((index) => vertices[index] as Vec3)
    const places = face.map((index) => uvs[index] as readonly [number, number])
    const normal = normalOf(corners)
    if (!normal) continue
    if (corners.length === 4) addGrid(patches, corners, places, normal, limit)
    else addPolygon(patches, corners, places, normal, limit)
  }
  return patches
}

/** Source: Newell's method, which holds for any flat polygon */
function normalOf(corners: readonly Vec3[]): Vec3 | null {
  let [x, y, z] = [0, 0, 0]
  corners.forEach((a, at) => {
    const b = corners[(at + 1) % corners.length] ?? a
    x += (a[1] - b[1]) * (a[2] + b[2])
    y += (a[2] - b[2]) * (a[0] + b[0])
    z += (a[0] - b[0]) * (a[1] + b[1])
  })
  return Math.hypot(x, y, z) < 1e-10 ? null : normalize([x, y, z])
}

type Uv = readonly [number, number]

const blend = (a: Vec3, b: Vec3, share: number): Vec3 => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]
const blendUv = (a: Uv, b: Uv, share: number): Uv => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

const lengthOf = (a: Vec3, b: Vec3) => Math.hypot(...subtract(a, b))

function addGrid(patches: Patches, corners: Vec3[], places: Uv[], normal: Vec3, limit: number) {
  const [a, b, c, d] = corners as [Vec3, Vec3, Vec3, Vec3]
  const [p, q, r, s] = places as [Uv, Uv, Uv, Uv]
  const steps = (one: number, other: number) =>
    Math.max(1, Math.min(64, Math.ceil(Math.max(one, other) / limit)))
  const [columns, rows] = [
    steps(lengthOf(a, b), lengthOf(d, c)),
    steps(lengthOf(a, d), lengthOf(b, c)),
  ]
  const first = patches.positions.length
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const [u, v] = [column / columns, row / rows]
      patches.positions.push(blend(blend(a, b, u), blend(d, c, u), v))
      patches.uvs.push(blendUv(blendUv(p, q, u), blendUv(s, r, u), v))
      patches.normals.push(normal)
    }
  }
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = first + row * (columns + 1) + column
      const above = at + columns + 1
      patches.triangles.push(at, at + 1, above + 1, at, above + 1, above)
    }
  }
}

function addPolygon(patches: Patches, corners: Vec3[], places: Uv[], normal: Vec3, limit: number) {
  const helper: Vec3 = Math.abs(normal[1]) > 0.5 ? [1, 0, 0] : [0, 1, 0]
  const x = normalize(cross(helper, normal))
  const y = cross(normal, x)
  const flat = corners.map(
    (corner) =>
      new Vector2(
        corner[0] * x[0] + corner[1] * x[1] + corner[2] * x[2],
        corner[0] * y[0] + corner[1] * y[1] + corner[2] * y[2],
      ),
  )
  const triangles = ShapeUtils.triangulateShape(flat, [])
  const longest = Math.max(
    ...triangles.flatMap(([i = 0, j = 0, k = 0]) =>
      [
        [i, j],
        [j, k],
        [k, i],
      ].map(([m = 0, n = 0]) => lengthOf(corners[m] as Vec3, corners[n] as Vec3)),
    ),
  )
  // The same number of parts on every edge, so that neighbors meet.
  const parts = Math.max(1, Math.min(64, Math.ceil(longest / limit)))
  for (const [i = 0, j = 0, k = 0] of triangles) {
    const first = patches.positions.length
    const index = (row: number, column: number) => first + (row * (row + 1)) / 2 + column
    for (let row = 0; row <= parts; row += 1) {
      for (let column = 0; column <= row; column += 1) {
        const [down, aside] = [row / parts, row === 0 ? 0 : column / row]
        const from = blend(corners[i] as Vec3, corners[j] as Vec3, down)
        const to = blend(corners[i] as Vec3, corners[k] as Vec3, down)
        patches.positions.push(blend(from, to, aside))
        patches.uvs.push(
          blendUv(
            blendUv(places[i] as Uv, places[j] as Uv, down),
            blendUv(places[i] as Uv, places[k] as Uv, down),
            aside,
          ),
        )
        patches.normals.push(normal)
      }
    }
    for (let row = 0; row < parts; row += 1) {
      for (let column = 0; column <= row; column += 1) {
        patches.triangles.push(
          index(row, column),
          index(row + 1, column),
          index(row + 1, column + 1),
        )
        if (column < row)
          patches.triangles.push(
            index(row, column),
            index(row + 1, column + 1),
            index(row, column + 1),
          )
      }
    }
  }
}
