import type { GrayImage } from './gray-image.ts'

/** Where brightness changes, and which way an edge runs there. */
export interface Gradient {
  width: number
  height: number
  /** how strongly brightness changes, per pixel */
  strength: Float32Array
  /** direction of the edge, radians, x to the right and y down: brightness rises to its left */
  angle: Float32Array
}

/**
 * Gradient of a picture by differences over two by two pixels; the value of a pixel belongs to its lower right corner.
 * Source: von Gioi, Jakubowicz, Morel & Randall 2012, "LSD: a Line Segment Detector", doi:10.5201/ipol.2012.gjmr-lsd
 */
export function gradientOf({ width, height, data }: GrayImage): Gradient {
  const strength = new Float32Array(width * height)
  const angle = new Float32Array(width * height)
  for (let y = 0; y + 1 < height; y += 1) {
    for (let x = 0; x + 1 < width; x += 1) {
      const at = y * width + x
      const a = data[at] ?? 0
      const b = data[at + 1] ?? 0
      const c = data[at + width] ?? 0
      const d = data[at + width + 1] ?? 0
      const across = (b + d - a - c) / 2
      const down = (c + d - a - b) / 2
      strength[at] = Math.hypot(across, down)
      angle[at] = Math.atan2(across, -down)
    }
  }
  return { width, height, strength, angle }
}
