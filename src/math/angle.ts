/** Degrees to radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Radians to degrees. */
export function degrees(radians: number): number {
  return (radians * 180) / Math.PI
}

/** An angle as the same direction in 0 ≤ a < 360 degrees. */
export function wrap360(angle: number): number {
  const wrapped = angle % 360
  return wrapped < 0 ? wrapped + 360 : wrapped + 0
}

/** An angle as the same direction in −180 < a ≤ 180 degrees. */
export function wrap180(angle: number): number {
  const wrapped = wrap360(angle)
  return wrapped > 180 ? wrapped - 360 : wrapped
}
