import { encode } from 'uqr'
import { qrPath } from './qr-path.ts'

export interface QrCodeProps {
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
