import { createRandom } from '../../math/random.ts'

export const COLUMNS = 10
export const CELLS = 80

/** Where one tier of colour ends and the next begins. */
const thresholds = [0.2, 0.4, 0.6, 0.8]

/** @returns {@link CELLS} shares from 0 to 1, row by row; the same for the same seed */
export function heatMapCells(seed: number): number[] {
  const random = createRandom(seed)
  return Array.from({ length: CELLS }, random)
}

/** @returns the tier of a share, from 0 (below 0.2) to 4 (0.8 and above) */
export function tierOf(share: number): number {
  return thresholds.filter((threshold) => share >= threshold).length
}

/** The name of a cell as on a chart: the column's letter and the row's number, `C4`. */
export function blockName(index: number): string {
  return String.fromCharCode(65 + (index % COLUMNS)) + (Math.floor(index / COLUMNS) + 1)
}

/**
 * The cell that a key leads to in a grid, staying inside; `undefined` for another key.
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 * @param withControl  whether Control is held: Home and End then lead to the first and last cell of all
 */
export function nextCell(index: number, key: string, withControl = false): number | undefined {
  const column = index % COLUMNS
  if (key === 'Home') return withControl ? 0 : index - column
  if (key === 'End') return withControl ? CELLS - 1 : index - column + COLUMNS - 1
  if (key === 'ArrowRight') return column < COLUMNS - 1 ? index + 1 : index
  if (key === 'ArrowLeft') return column > 0 ? index - 1 : index
  if (key === 'ArrowDown') return index + COLUMNS < CELLS ? index + COLUMNS : index
  if (key === 'ArrowUp') return index >= COLUMNS ? index - COLUMNS : index
  return undefined
}

/** @param x, y  place in the map as shares of its width and height, from the upper left */
export function cellAt(x: number, y: number): number {
  const rows = CELLS / COLUMNS
  const inside = (share: number, count: number) =>
    Math.min(Math.max(Math.floor(share * count), 0), count - 1)
  return inside(y, rows) * COLUMNS + inside(x, COLUMNS)
}
