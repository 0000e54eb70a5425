/** A place in a picture: shares of its width and height. */
export interface Point {
  x: number
  y: number
}

/** The convex hull of points, going round once; Andrew's monotone chain. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const half = (ordered: Point[]): Point[] => {
    const chain: Point[] = []
    for (const point of ordered) {
      for (;;) {
        const [before, last] = [chain.at(-2), chain.at(-1)]
        if (!before || !last || side(before, last, point) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

const side = (a: Point, b: Point, p: Point): number =>
  (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)

/** A line as (a, b, c): a·x + b·y + c is the distance from it, positive inside. */
export type HalfPlane = readonly [a: number, b: number, c: number]

/** The half-planes whose common part is a convex hull as {@link convexHull} gives it. */
export function halfPlanes(hull: readonly Point[]): HalfPlane[] {
  return hull.map((from, index) => {
    const to = hull[(index + 1) % hull.length] ?? from
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const [a, b] = [-(to.y - from.y) / length, (to.x - from.x) / length]
    return [a, b, -(a * from.x + b * from.y)]
  })
}
