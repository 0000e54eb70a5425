/** Device pixels for one CSS pixel at full sharpness: what the screen has, up to `max`. */
export function fullDpr(max = 2): number {
  return Math.min(max, Math.max(1, devicePixelRatio))
}
