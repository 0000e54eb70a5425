import type { GrayImage } from '../../../room-photo/model/estimate/gray-image.ts'
import type { Crop, SeenPlace } from './picture.ts'

/** The gradient is summed over pixels up to so many to each side. */
const windowRadius = 2
/** Weaker corners than this share of the strongest are left out. */
const qualityLevel = 0.015
const maxCorners = 44
/** How far they are from each other, a share of the picture's width. */
const minDistance = 0.022

/**
 * Points of a picture that a camera would hold on to: where its brightness changes whichever way one goes.
 * @param within  where they are looked for
 * @returns the strongest first
 * Source: Shi and Tomasi 1994, Good Features to Track
 */
export function findFeatures({ width, height, data }: GrayImage, within: Crop): SeenPlace[] {
  const margin = windowRadius + 1
  const range = (from: number, to: number, count: number) =>
    [
      Math.max(margin, Math.round(from * count)),
      Math.min(count - margin, Math.round(to * count)),
    ] as const
  const [top, bottom] = range(within.top, within.bottom, height)
  const [left, right] = range(within.left, within.right, width)
  const corners: { column: number; row: number; strength: number }[] = []
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++)
      corners.push({ column, row, strength: minEigenvalue(data, width, row * width + column) })
  corners.sort((a, b) => b.strength - a.strength)
  const least = qualityLevel * (corners[0]?.strength ?? 0)
  const picked: typeof corners = []
  for (const corner of corners) {
    if (picked.length === maxCorners || corner.strength <= least) break
    const isFree = picked.every(
      ({ column, row }) =>
        Math.hypot(column - corner.column, row - corner.row) >= minDistance * width,
    )
    if (isFree) picked.push(corner)
  }
  return picked.map(({ column, row }) => ({ x: (column + 0.5) / width, y: (row + 0.5) / height }))
}

/** The smaller eigenvalue of the structure tensor: how much the brightness changes where it changes least. */
function minEigenvalue(data: Float32Array, width: number, middle: number): number {
  const valueAt = (at: number) => data[at] ?? 0
  let [xx, xy, yy] = [0, 0, 0]
  for (let row = -windowRadius; row <= windowRadius; row++)
    for (let column = -windowRadius; column <= windowRadius; column++) {
      const at = middle + row * width + column
      const x = valueAt(at + 1) - valueAt(at - 1)
      const y = valueAt(at + width) - valueAt(at - width)
      xx += x * x
      xy += x * y
      yy += y * y
    }
  return (xx + yy) / 2 - Math.hypot((xx - yy) / 2, xy)
}
