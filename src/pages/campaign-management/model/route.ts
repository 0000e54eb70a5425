/** A place on the plan, meters east and south of its corner. */
export interface Point {
  x: number
  y: number
}

const distance = (a: Point | undefined, b: Point | undefined): number =>
  a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0

/** The length of a closed route through points; in the unit of the points. */
export function routeLength(points: readonly Point[], order: readonly number[]): number {
  return order.reduce(
    (length, at, index) =>
      length + distance(points[at], points[order[(index + 1) % order.length] ?? 0]),
    0,
  )
}

/** Smaller gains are rounding errors, and would make the loop endless. */
const gain = 1e-9

/**
 * Shortens a round through points: reverses parts of it as long as that helps. The first point stays the first.
 * Source: G. A. Croes, "A method for solving traveling-salesman problems", Operations Research 6, 1958 (2-opt)
 */
export function optimizeRoute(points: readonly Point[]): number[] {
  const round = [...points.keys()]
  const at = (index: number) => points[round[index % round.length] ?? 0]
  for (let shorter = true; shorter; ) {
    shorter = false
    for (let from = 1; from < round.length - 1; from += 1) {
      for (let to = from + 1; to < round.length; to += 1) {
        const now = distance(at(from - 1), at(from)) + distance(at(to), at(to + 1))
        const then = distance(at(from - 1), at(to)) + distance(at(from), at(to + 1))
        if (then > now - gain) continue
        round.splice(from, to - from + 1, ...round.slice(from, to + 1).reverse())
        shorter = true
      }
    }
  }
  return round
}
