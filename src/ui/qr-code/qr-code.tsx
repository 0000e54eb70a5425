import { encode } from 'uqr'

interface QrCodeProps {
  value: string
  /** What it is, for those who do not see it. */
  label: string
  className?: string
}

/** A code to be read by a phone's camera: dark on light in every theme, since many readers want that. */
export function QrCode({ value, label, className }: QrCodeProps) {
  const { d, side } = qrPath(encode(value, { ecc: 'M', border: 0 }).data)
  return (
    <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} className={className}>
      <path d={`M0 0h${side}v${side}H0z`} fill="#fff" />
      <path d={d} fill="#14171f" shapeRendering="crispEdges" />
    </svg>
  )
}

/** Modules of the quiet zone, which readers need (ISO/IEC 18004). */
const quietZone = 4

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
