import { radians, wrap360 } from '../../../../math/angle.ts'
import type { PixelSize } from '../document/tour-document.ts'
import type { ViewCone } from './plan-geometry.ts'

/** How far a cone reaches, in shares of the plan's larger side. */
export const coneReach = 0.15

/** Wider than this it would be no cone any more; degrees. */
const widest = 170

/** A view cone that points up from the origin, as the data of an SVG path in pixels of the plan: only its width shapes it. */
export function conePath(width: number, size: PixelSize): string {
  const reach = coneReach * Math.max(size.width, size.height)
  const half = radians(Math.min(width, widest) / 2)
  const [aside, up] = [pixels(reach * Math.sin(half)), pixels(-reach * Math.cos(half))]
  return `M0 0L${-aside} ${up}A${pixels(reach)} ${pixels(reach)} 0 0 1 ${aside} ${up}Z`
}

/** Where a cone stands and which way it points, as the transform of its path. */
export const conePlace = ({ x, y, direction }: ViewCone, size: PixelSize): string =>
  `translate(${pixels(x * size.width)} ${pixels(y * size.height)}) rotate(${pixels(wrap360(direction))})`

const pixels = (value: number) => Number(value.toFixed(2))
