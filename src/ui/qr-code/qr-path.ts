/** Empty modules round a code, which readers need (ISO/IEC 18004). */
export const quietZone = 4

/**
 * The dark modules of a QR code as one SVG path, row by row.
 * @param rows  whether each module is dark, without a margin
 * @returns the path, and the side of its square with the quiet zone, in modules
 */
export function qrPath(rows: readonly (readonly boolean[])[]): { d: string; side: number } {
  let d = ''
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue
      let run = 1
      while (row[x + run]) run += 1
      d += `M${x + quietZone} ${y + quietZone}h${run}v1h-${run}z`
      x += run
    }
  }
  return { d, side: rows.length + 2 * quietZone }
}
