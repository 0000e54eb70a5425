/** A point of a drawing in whole units. */
export type Dot = readonly [x: number, y: number]

/**
 * SVG path data of a line: the first point absolute and the others relative, which halves its length. A drawing is part of
 * the page's HTML, and a page above 14 kB takes one more round trip.
 * @see https://www.w3.org/TR/SVG2/paths.html#PathDataGeneralInformation on what may be left out
 */
export function linePathData(dots: readonly Dot[]): string {
  const [first, ...others] = dots
  if (!first) return ''
  const steps = others.map(([x, y], before) => {
    const [fromX, fromY] = dots[before] ?? first
    return pair([x - fromX, y - fromY])
  })
  // With round caps, a line of no length is a dot.
  return `M${pair(first)}${steps.length > 0 ? `l${join(steps)}` : 'h0'}`
}

/** The same as a closed path. */
export const areaPathData = (dots: readonly Dot[]): string => `${linePathData(dots)}Z`

const pair = ([x, y]: Dot): string => join([String(x), String(y)])

/** A minus sign separates two numbers by itself. */
const join = (numbers: readonly string[]): string =>
  numbers.reduce((all, next) => (next.startsWith('-') ? all + next : `${all} ${next}`))
