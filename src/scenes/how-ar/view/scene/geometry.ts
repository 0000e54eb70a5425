import { BufferGeometry, Float32BufferAttribute } from 'three'
import type { Point } from '../../../../math/orbit.ts'
import type { Block } from '../../model/table.ts'

/** The twelve edges of every block, as pairs of points, block after block. */
export function blockEdges(blocks: readonly Block[]): BufferGeometry {
  const positions: number[] = []
  for (const { x, y, z, width, depth, height } of blocks) {
    const [w, e, n, s] = [x - width / 2, x + width / 2, z - depth / 2, z + depth / 2]
    const top = y + height
    const corners = [
      [w, n],
      [e, n],
      [e, s],
      [w, s],
    ] as const
    for (const [index, [cx, cz]] of corners.entries()) {
      const [nx, nz] = corners[(index + 1) % 4] ?? [cx, cz]
      positions.push(cx, y, cz, nx, y, nz, cx, y, cz, cx, top, cz, cx, top, cz, nx, top, nz)
    }
  }
  return withPositions(positions)
}

/** A flat band along a line, in metres. */
export function ribbon(line: readonly Point[], width: number): BufferGeometry {
  const positions: number[] = []
  const indices: number[] = []
  for (const [index, { x, y, z }] of line.entries()) {
    positions.push(x, y, z + width / 2, x, y, z - width / 2)
    const at = 2 * index
    if (index > 0) indices.push(at - 2, at, at - 1, at - 1, at, at + 1)
  }
  const geometry = withPositions(positions)
  geometry.setIndex(indices)
  return geometry
}

const withPositions = (positions: number[]) =>
  new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3))
