import { radians } from '../../../../math/angle.ts'
import type { PixelSize } from '../document/tour-document.ts'
import type { ViewCone } from './plan-geometry.ts'

/** How far a cone reaches, in shares of the plan's larger side. */
export const coneReach = 0.15

/** Wider than this it would be no cone any more; degrees. */
const widest = 170

/** A view cone as the data of an SVG path, in pixels of the plan. */
export function conePath({ x, y, direction, width }: ViewCone, size: PixelSize): string {
  const reach = coneReach * Math.max(size.width, size.height)
  const half = Math.min(width, widest) / 2
  const [cx, cy] = [x * size.width, y * size.height]
  const edge = (angle: number) =>
    `${pixels(cx + reach * Math.sin(radians(angle)))} ${pixels(cy - reach * Math.cos(radians(angle)))}`
  const arc = `A${pixels(reach)} ${pixels(reach)} 0 0 1`
  return `M${pixels(cx)} ${pixels(cy)}L${edge(direction - half)}${arc} ${edge(direction + half)}Z`
}

const pixels = (value: number) => Number(value.toFixed(2))
