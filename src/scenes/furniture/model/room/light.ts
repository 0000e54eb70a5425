/** The light of a room, as its photo shows it. */
export interface RoomLight {
  /** mean brightness, 0 to 1 (linear) */
  level: number
  /** its colour, red, green and blue, of mean 1 */
  tint: readonly [number, number, number]
  /** from which side it comes: −1 from the left, 1 from the right */
  side: number
  /** how much the floor mirrors, 0 to 1; 0 unless told */
  gloss?: number
}

/** An ordinary day indoors, where nothing is known. */
export const usualLight: RoomLight = { level: 0.35, tint: [1, 1, 1], side: -0.5 }

const linear = (byte: number) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/**
 * Estimates the light of a photo: its mean, whose colour counts half, since walls have colours of their own, and where
 * it is brightest.
 * @param rgba  four bytes a pixel
 */
export function lightOf(rgba: Uint8ClampedArray | Uint8Array, width: number): RoomLight {
  const table = Float64Array.from({ length: 256 }, (_, byte) => linear(byte))
  const pixels = rgba.length / 4
  if (pixels < 1) return usualLight
  const sum: [number, number, number] = [0, 0, 0]
  let [weight, balance] = [0, 0]
  // One in eleven is enough, and falls on another column in each row.
  for (let at = 0; at < pixels; at += 11) {
    const [r, g, b] = [0, 1, 2].map((part) => table[rgba[at * 4 + part] ?? 0] ?? 0) as [
      number,
      number,
      number,
    ]
    sum[0] += r
    sum[1] += g
    sum[2] += b
    // Windows outshine walls by far: the fourth power finds them.
    const bright = ((r + g + b) / 3) ** 4
    weight += bright
    balance += bright * (((at % width) + 0.5) / width - 0.5) * 2
  }
  const total = sum[0] + sum[1] + sum[2]
  if (total === 0) return { ...usualLight, level: 0 }
  const tint = sum.map((part) => 0.5 + (0.5 * (3 * part)) / total) as [number, number, number]
  const counted = Math.ceil(pixels / 11)
  return {
    level: total / 3 / counted,
    tint,
    side: Math.max(-1, Math.min(1, (balance / weight) * 2)),
  }
}
