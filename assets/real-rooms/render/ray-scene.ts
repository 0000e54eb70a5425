import type { Vec3 } from '../../../src/math/vector.ts'

/** Triangles that rays can meet. Nine numbers a triangle. */
export interface RayScene {
  /** the first triangle a ray meets, its distance and place within; null for none */
  hit(from: Vec3, ray: Vec3, far?: number): RayHit | null
  /** whether anything is in between */
  isBlocked(from: Vec3, ray: Vec3, far: number): boolean
}

export interface RayHit {
  triangle: number
  far: number
  /** shares of the second and third corner */
  share: readonly [second: number, third: number]
}

const leafSize = 4

/** Sorts triangles into a tree of boxes, halved at the median. */
export function createRayScene(corners: Float32Array): RayScene {
  const count = corners.length / 9
  const order = Uint32Array.from({ length: count }, (_, at) => at)
  const middle = (triangle: number, axis: number) =>
    (corners[triangle * 9 + axis] ?? 0) +
    (corners[triangle * 9 + 3 + axis] ?? 0) +
    (corners[triangle * 9 + 6 + axis] ?? 0)
  /** six numbers a node, then first and count; an inner node has a count of 0 and its right child as first */
  const bounds: number[] = []
  const links: number[] = []

  function grow(start: number, end: number): number {
    const node = links.length / 2
    const low = [1e9, 1e9, 1e9]
    const high = [-1e9, -1e9, -1e9]
    for (let at = start; at < end; at += 1) {
      for (let corner = 0; corner < 9; corner += 1) {
        const value = corners[(order[at] ?? 0) * 9 + corner] ?? 0
        const axis = corner % 3
        if (value < (low[axis] ?? 0)) low[axis] = value
        if (value > (high[axis] ?? 0)) high[axis] = value
      }
    }
    bounds.push(...low, ...high)
    links.push(0, 0)
    if (end - start <= leafSize) {
      links[node * 2] = start
      links[node * 2 + 1] = end - start
      return node
    }
    const spread = high.map((value, axis) => value - (low[axis] ?? 0))
    const axis = spread.indexOf(Math.max(...spread))
    order.subarray(start, end).sort((a, b) => middle(a, axis) - middle(b, axis))
    const half = (start + end) >> 1
    grow(start, half)
    links[node * 2] = grow(half, end)
    return node
  }
  grow(0, count)
  const boxes = Float32Array.from(bounds)
  const nodes = Int32Array.from(links)
  const stack = new Int32Array(64)

  function trace(from: Vec3, ray: Vec3, most: number, any: boolean): RayHit | null {
    const [ox, oy, oz] = from
    const [dx, dy, dz] = ray
    const [ix, iy, iz] = [1 / dx, 1 / dy, 1 / dz]
    let [best, found, second, third] = [most, -1, 0, 0]
    let depth = 0
    stack[depth++] = 0
    while (depth > 0) {
      const node = stack[--depth] as number
      const box = node * 6
      const x0 = ((boxes[box] as number) - ox) * ix
      const x1 = ((boxes[box + 3] as number) - ox) * ix
      const y0 = ((boxes[box + 1] as number) - oy) * iy
      const y1 = ((boxes[box + 4] as number) - oy) * iy
      const z0 = ((boxes[box + 2] as number) - oz) * iz
      const z1 = ((boxes[box + 5] as number) - oz) * iz
      const enter = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1))
      const leave = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1))
      if (leave < 0 || enter > leave + 1e-6 || enter > best) continue
      const amount = nodes[node * 2 + 1] as number
      const first = nodes[node * 2] as number
      if (amount === 0) {
        stack[depth++] = first
        stack[depth++] = node + 1
        continue
      }
      for (let at = first; at < first + amount; at += 1) {
        const triangle = order[at] as number
        const t = triangle * 9
        const ax = corners[t] as number
        const ay = corners[t + 1] as number
        const az = corners[t + 2] as number
        const ex = (corners[t + 3] as number) - ax
        const ey = (corners[t + 4] as number) - ay
        const ez = (corners[t + 5] as number) - az
        const fx = (corners[t + 6] as number) - ax
        const fy = (corners[t + 7] as number) - ay
        const fz = (corners[t + 8] as number) - az
        // Source: Möller & Trumbore 1997
        const px = dy * fz - dz * fy
        const py = dz * fx - dx * fz
        const pz = dx * fy - dy * fx
        const determinant = ex * px + ey * py + ez * pz
        if (determinant > -1e-12 && determinant < 1e-12) continue
        const inverse = 1 / determinant
        const sx = ox - ax
        const sy = oy - ay
        const sz = oz - az
        const u = (sx * px + sy * py + sz * pz) * inverse
        if (u < -1e-7 || u > 1 + 1e-7) continue
        const qx = sy * ez - sz * ey
        const qy = sz * ex - sx * ez
        const qz = sx * ey - sy * ex
        const v = (dx * qx + dy * qy + dz * qz) * inverse
        if (v < -1e-7 || u + v > 1 + 1e-7) continue
        const far = (fx * qx + fy * qy + fz * qz) * inverse
        if (far > 1e-5 && far < best) {
          best = far
          found = triangle
          second = u
          third = v
          if (any) return { triangle, far, share: [u, v] }
        }
      }
    }
    return found < 0 ? null : { triangle: found, far: best, share: [second, third] }
  }
  return {
    hit: (from, ray, far = 1e6) => trace(from, ray, far, false),
    isBlocked: (from, ray, far) => trace(from, ray, far, true) !== null,
  }
}
