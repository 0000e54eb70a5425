/** A point of a drawing, whole units. */
export type Dot = readonly [x: number, y: number]

/**
 * SVG path data of a line through dots: its first where it is, each other from the one before, which takes half the
 * letters. The drawing is in the page's HTML, and a page of more than 14 kB costs a phone one round trip more.
 * @see https://www.w3.org/TR/SVG2/paths.html#PathDataGeneralInformation on what may be left out
 */
export function lineData(dots: readonly Dot[]): string {
  const [first, ...others] = dots
  if (!first) return ''
  const steps = others.map(([x, y], before) => {
    const [fromX, fromY] = dots[before] ?? first
    return pair([x - fromX, y - fromY])
  })
  // A line of no length: with round ends, a dot.
  return `M${pair(first)}${steps.length > 0 ? `l${join(steps)}` : 'h0'}`
}

/** The same, closed. */
export const areaData = (dots: readonly Dot[]): string => `${lineData(dots)}Z`

const pair = ([x, y]: Dot): string => join([String(x), String(y)])

/** A minus parts two numbers by itself. */
const join = (numbers: readonly string[]): string =>
  numbers.reduce((all, next) => (next.startsWith('-') ? all + next : `${all} ${next}`))
