/** A point or direction in metres, in the axes of the Blender sources: x east, y north, z up. */
export type Vector = readonly [x: number, y: number, z: number]

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export const distance = (a: Vector, b: Vector): number => Math.hypot(...subtract(a, b))

/** @throws RangeError for the zero vector, which has no direction */
export function unit(a: Vector): Vector {
  const length = Math.hypot(...a)
  if (length === 0) throw new RangeError('The zero vector has no direction.')
  return scale(a, 1 / length)
}

/** The point a share of the way from one to the other. */
export const between = (a: Vector, b: Vector, share: number): Vector =>
  add(scale(a, 1 - share), scale(b, share))

/** A direction turned about an axis of length 1 by an angle in radians, counterclockwise seen from its tip (Rodrigues). */
export function turned(a: Vector, axis: Vector, angle: number): Vector {
  const sideways = scale(cross(axis, a), Math.sin(angle))
  const along = scale(axis, dot(axis, a) * (1 - Math.cos(angle)))
  return add(add(scale(a, Math.cos(angle)), sideways), along)
}
