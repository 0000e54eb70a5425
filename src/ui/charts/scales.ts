import { scaleBand, scaleLinear } from '@visx/scale'

/**
 * Scales lead to percent of the plot's own width and height: the drawing then fits any box without being measured, and
 * can be drawn on the server.
 */
export const bandScale = (count: number, paddingInner: number) =>
  scaleBand<number>({
    domain: Array.from({ length: count }, (_, index) => index),
    range: [0, 100],
    paddingInner,
  })

/** @param max  the value at the top */
export const valueScale = (max: number) =>
  scaleLinear<number>({ domain: [0, max], range: [100, 0] })

/** @param from, to  the values at the left and right edge */
export const acrossScale = (from: number, to: number) =>
  scaleLinear<number>({ domain: [from, to], range: [0, 100] })

export interface ScaleTypes {
  value: ReturnType<typeof valueScale>
}
