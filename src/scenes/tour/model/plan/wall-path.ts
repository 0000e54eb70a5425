import type { PixelSize, PlanPoint } from '../document/tour-document.ts'

/** A line of walls as the data of an SVG path, in pixels of the plan. */
export const wallPath = (points: readonly PlanPoint[], { width, height }: PixelSize): string =>
  `M${points.map(([x, y]) => `${x * width} ${y * height}`).join('L')}`
