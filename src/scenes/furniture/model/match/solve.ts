/** Rows of four. */
export type Matrix4x4 = number[][]

/**
 * Solves four equations by elimination with pivots.
 * @returns null where they have no single solution
 */
export function solve4(matrix: Matrix4x4, right: readonly number[]): number[] | null {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  for (let at = 0; at < 4; at += 1) {
    let pivot = at
    for (let row = at + 1; row < 4; row += 1) {
      if (Math.abs(rows[row]?.[at] ?? 0) > Math.abs(rows[pivot]?.[at] ?? 0)) pivot = row
    }
    const chosen = rows[pivot] as number[]
    rows[pivot] = rows[at] as number[]
    rows[at] = chosen
    const head = chosen[at] ?? 0
    if (Math.abs(head) < 1e-14) return null
    for (let row = 0; row < 4; row += 1) {
      if (row === at) continue
      const own = rows[row] as number[]
      const factor = (own[at] ?? 0) / head
      for (let column = at; column < 5; column += 1) {
        own[column] = (own[column] ?? 0) - factor * (chosen[column] ?? 0)
      }
    }
  }
  return rows.map((row, at) => (row[4] ?? 0) / (row[at] ?? 1))
}

/** The inverse; where there is none, infinite on the diagonal: nothing is known. */
export function invert4(matrix: Matrix4x4): Matrix4x4 {
  const columns = [0, 1, 2, 3].map((at) =>
    solve4(
      matrix,
      [0, 1, 2, 3].map((row) => (row === at ? 1 : 0)),
    ),
  )
  return [0, 1, 2, 3].map((row) =>
    [0, 1, 2, 3].map(
      (column) => columns[column]?.[row] ?? (row === column ? Number.POSITIVE_INFINITY : 0),
    ),
  )
}
