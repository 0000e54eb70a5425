import { BufferGeometry, Float32BufferAttribute } from 'three'
import type { Box } from '../../../../math/box-faces.ts'
import type { Place } from '../../model/polyline.ts'

/** A ribbon on the ground along a line, facing up. `width` in metres. */
export function ribbon(line: readonly Place[], width: number, y: number): BufferGeometry {
  const positions: number[] = []
  const indices: number[] = []
  for (const [index, { x, z }] of line.entries()) {
    const before = line[index - 1] ?? { x, z }
    const after = line[index + 1] ?? { x, z }
    const length = Math.hypot(after.x - before.x, after.z - before.z) || 1
    const aside = {
      x: ((before.z - after.z) / length) * (width / 2),
      z: ((after.x - before.x) / length) * (width / 2),
    }
    positions.push(x + aside.x, y, z + aside.z, x - aside.x, y, z - aside.z)
    if (index > 0) {
      const at = 2 * index
      indices.push(at - 2, at, at - 1, at - 1, at, at + 1)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setIndex(indices)
  geometry.computeVertexNormals()
  return geometry
}

/** The twelve edges of every box, as pairs of points. */
export function boxEdges(boxes: readonly Box[]): BufferGeometry {
  const positions: number[] = []
  for (const { x, z, width, depth, height } of boxes) {
    const [w, e, n, s] = [x - width / 2, x + width / 2, z - depth / 2, z + depth / 2]
    const corners = [
      [w, n],
      [e, n],
      [e, s],
      [w, s],
    ] as const
    for (const [index, [cx, cz]] of corners.entries()) {
      const [nx, nz] = corners[(index + 1) % 4] ?? [cx, cz]
      positions.push(cx, height, cz, nx, height, nz, cx, 0, cz, cx, height, cz)
    }
  }
  return lines(positions)
}

/** A circle on the ground as pairs of points, broken into dashes; what is beyond the ground is left out. */
export function dashedCircle(
  middle: Place,
  radius: number,
  within: { width: number; depth: number },
): BufferGeometry {
  const positions: number[] = []
  const dashes = 120
  const at = (part: number) => {
    const angle = (part / dashes) * 2 * Math.PI
    return { x: middle.x + radius * Math.cos(angle), z: middle.z + radius * Math.sin(angle) }
  }
  const on = ({ x, z }: Place) => Math.abs(x) <= within.width / 2 && Math.abs(z) <= within.depth / 2
  for (let part = 0; part < dashes; part += 1) {
    const [from, to] = [at(part), at(part + 0.6)]
    if (on(from) && on(to)) positions.push(from.x, 1.5, from.z, to.x, 1.5, to.z)
  }
  return lines(positions)
}

/** @param positions  x, y, z of one end and of the other, and so on */
export function lines(positions: number[]): BufferGeometry {
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3))
}
