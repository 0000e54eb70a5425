/** A point of a plane; the caller says which axes the two numbers are on. */
export type Point2 = readonly [x: number, y: number]

/** The sides of a polygon from corner to corner, the closing one last. */
export function edgesOf<Point>(polygon: readonly Point[]): [Point, Point][] {
  return polygon.map((point, at) => [point, polygon[(at + 1) % polygon.length] ?? point])
}

/**
 * The signed area of a simple polygon, positive when its corners go from +x toward +y.
 * Source: shoelace formula
 */
export function signedArea(polygon: readonly Point2[]): number {
  return edgesOf(polygon).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0) / 2
}

/** Whether a point lies inside a polygon, by the even-odd rule; on the border the result is arbitrary. */
export function isInside([x, y]: Point2, polygon: readonly Point2[]): boolean {
  let inside = false
  for (const [a, b] of edgesOf(polygon)) {
    const crosses = a[1] > y !== b[1] > y
    if (crosses && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) inside = !inside
  }
  return inside
}

/** Whether two sides of a polygon that are not neighbors touch or cross, so that it has no inside. */
export function isSelfIntersecting(polygon: readonly Point2[]): boolean {
  const edges = edgesOf(polygon)
  return edges.some((edge, at) =>
    edges.slice(at + 2).some((other, after) => {
      const closes = at === 0 && at + 2 + after === edges.length - 1
      return !closes && meets(edge, other)
    }),
  )
}

function meets([a, b]: [Point2, Point2], [c, d]: [Point2, Point2]): boolean {
  const sides = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)]
  if (sides.every((each) => each === 0)) return overlaps(a, b, c, d, 0) && overlaps(a, b, c, d, 1)
  const [first = 0, second = 0, third = 0, fourth = 0] = sides
  return first * second <= 0 && third * fourth <= 0
}

/** The side of the line through a and b that a point lies on; 0 on the line. */
const side = (a: Point2, b: Point2, point: Point2) =>
  Math.sign((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]))

const overlaps = (a: Point2, b: Point2, c: Point2, d: Point2, axis: 0 | 1) =>
  Math.max(Math.min(a[axis], b[axis]), Math.min(c[axis], d[axis])) <=
  Math.min(Math.max(a[axis], b[axis]), Math.max(c[axis], d[axis]))
