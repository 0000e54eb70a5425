import { BufferGeometry, Float32BufferAttribute } from 'three'
import { directionOf } from '../../../../math/equirectangular.ts'
import type { Patch } from '../../model/tile-patch.ts'

/**
 * The longest side of a mesh cell in radians. Across, a chord leaves its parallel by less than the
 * tiles' overlap; down, meridians are straight as seen from the centre, and a few rows do.
 */
const cell = { across: 0.04, down: 0.4 }

/** A patch of the unit sphere round the origin, its middle towards −z. */
export function spherePatch({ left, right, top, bottom }: Patch): BufferGeometry {
  const columns = Math.max(1, Math.ceil((right - left) / cell.across))
  const rows = Math.max(1, Math.ceil((top - bottom) / cell.down))
  return grid(columns, rows, (across, down) => {
    const longitude = left + (right - left) * across
    const { x, y, z } = directionOf({ longitude, latitude: top + (bottom - top) * down })
    return [x, y, z]
  })
}

/** A rectangle of the plane z = 0. */
export function flatPatch({ left, right, top, bottom }: Omit<Patch, 'middle'>): BufferGeometry {
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
): BufferGeometry {
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
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setIndex(index)
  return geometry
}
