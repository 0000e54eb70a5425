import { type Crop, type Depth, metersOf, type PictureCamera } from './picture.ts'

/** A picture without its colors: a byte a pixel, row by row from the top. */
export interface Brightness {
  width: number
  height: number
  bytes: ArrayLike<number>
}

/** A pixel is compared with those up to so many to each side. */
const around = 2
/** Weaker ones than this share of the strongest are left out; and how many there are at most. */
const weakest = 0.015
const most = 44
/** How far they are from each other, a share of the picture's width. */
const apart = 0.022

/**
 * Points of a picture that a camera would hold on to: where its brightness changes whichever way one goes.
 * Source: Shi and Tomasi 1994, Good Features to Track
 * @param within  where they are looked for
 * @returns shares of the picture from its left and top, the strongest first
 */
export function findFeatures(
  { width, height, bytes }: Brightness,
  within: Crop,
): { x: number; y: number }[] {
  const rows = [within.top, within.bottom].map((share) => Math.round(share * height))
  const columns = [within.left, within.right].map((share) => Math.round(share * width))
  const inside = (range: number[], count: number) => {
    const [from = 0, to = count] = range
    const margin = around + 1
    return [Math.max(margin, from), Math.min(count - margin, to)] as const
  }
  const [top, bottom] = inside(rows, height)
  const [left, right] = inside(columns, width)
  const found: { column: number; row: number; strength: number }[] = []
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++)
      found.push({ column, row, strength: strengthAt(bytes, width, row * width + column) })
  found.sort((a, b) => b.strength - a.strength)
  const least = weakest * (found[0]?.strength ?? 0)
  const picked: typeof found = []
  for (const point of found) {
    if (picked.length === most || point.strength <= least) break
    const isFree = picked.every(
      ({ column, row }) => Math.hypot(column - point.column, row - point.row) >= apart * width,
    )
    if (isFree) picked.push(point)
  }
  return picked.map(({ column, row }) => ({ x: (column + 0.5) / width, y: (row + 0.5) / height }))
}

/** How much the brightness changes in the direction in which it changes least. */
function strengthAt(bytes: ArrayLike<number>, width: number, middle: number): number {
  const byteAt = (at: number) => bytes[at] ?? 0
  let [across, both, down] = [0, 0, 0]
  for (let row = -around; row <= around; row++)
    for (let column = -around; column <= around; column++) {
      const at = middle + row * width + column
      const x = byteAt(at + 1) - byteAt(at - 1)
      const y = byteAt(at + width) - byteAt(at - width)
      across += x * x
      both += x * y
      down += y * y
    }
  return (across + down) / 2 - Math.hypot((across - down) / 2, both)
}

/**
 * Where features of a picture are in its room.
 * @returns x, y and z of each, meters
 */
export function placesOfFeatures(
  features: readonly { x: number; y: number }[],
  { width, height, bytes }: Depth,
  camera: PictureCamera,
): number[] {
  const [left, right, bottom, top] = camera.window
  return features.flatMap(({ x, y }) => {
    // The outermost places lie outside of the picture.
    const row = Math.round(y * (height - 2) + 0.5)
    const column = Math.round(x * (width - 2) + 0.5)
    const meters = metersOf(bytes[row * width + column] ?? 0, camera)
    return [(left + (right - left) * x) * meters, (top + (bottom - top) * y) * meters, -meters]
  })
}
