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

/** The nearest-neighbor route, starting at the first point. */
export function nearestNeighbor(points: readonly Point[]): number[] {
  const left = new Set(points.keys())
  const order: number[] = []
  let at = 0
  while (left.size > 0) {
    order.push(at)
    left.delete(at)
    let best = Number.POSITIVE_INFINITY
    let next = at
    for (const each of left) {
      const length = distance(points[at], points[each])
      if (length < best) [best, next] = [length, each]
    }
    at = next
  }
  return order
}

/** Smaller gains are rounding errors, and would make the loop endless. */
const gain = 1e-9

/**
 * Reverses parts of a route as long as that shortens it. The first point stays the first.
 * Source: G. A. Croes, "A method for solving traveling-salesman problems", Operations Research 6, 1958 (2-opt)
 */
export function twoOpt(points: readonly Point[], order: readonly number[]): number[] {
  const round = [...order]
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

/** The shortest route that nearest neighbor and 2-opt find. */
export const optimizeRoute = (points: readonly Point[]): number[] =>
  twoOpt(points, nearestNeighbor(points))
