import { directionOf } from '../../../math/equirectangular.ts'
import type { Patch } from './tile-patch.ts'

/** Triangles: three numbers a vertex, three vertices a triangle. */
export type PatchMesh = { positions: number[]; index: number[] }

/**
 * The longest side of a mesh cell in radians. Across, a chord leaves its parallel by less than the
 * tiles' overlap; down, meridians are straight as seen from the centre, and a few rows do.
 */
const cell = { across: 0.04, down: 0.4 }

/** A patch of the unit sphere round the origin, its middle towards −z. */
export function sphereMesh({ left, right, top, bottom }: Patch): PatchMesh {
  const columns = Math.max(1, Math.ceil((right - left) / cell.across))
  const rows = Math.max(1, Math.ceil((top - bottom) / cell.down))
  return grid(columns, rows, (across, down) => {
    const longitude = left + (right - left) * across
    const { x, y, z } = directionOf({ longitude, latitude: top + (bottom - top) * down })
    return [x, y, z]
  })
}

/** A rectangle of the plane z = 0. */
export function flatMesh({ left, right, top, bottom }: Omit<Patch, 'middle'>): PatchMesh {
  return grid(1, 1, (across, down) => [
    left + (right - left) * across,
    top + (bottom - top) * down,
    0,
  ])
}

function grid(
  columns: number,
  rows: number,
  point: (across: number, down: number) => [number, number, number],
): PatchMesh {
  const positions: number[] = []
  const index: number[] = []
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      positions.push(...point(column / columns, row / rows))
      if (row === rows || column === columns) continue
      const a = row * (columns + 1) + column
      const b = a + columns + 1
      index.push(a, b, a + 1, b, b + 1, a + 1)
    }
  }
  return { positions, index }
}
