import type { PhotoSize } from '../../../src/room-photo/model/camera.ts'
import { type Lens, undistort } from '../describe/lens.ts'
import type { Drawn } from '../render/request.ts'

/** What the lens makes of a pinhole's picture: linear light and labels of the photo's size. */
export interface Bent {
  light: Float32Array
  labels: Uint8Array
}

/** Bends a picture as the lens does. */
export function bend(drawn: Drawn, lens: Lens, { width, height }: PhotoSize): Bent {
  const light = new Float32Array(width * height * 3)
  const bent = new Uint8Array(width * height)
  const { focalLength: f, principalPoint } = lens
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const flat = undistort(lens, {
        x: (column + 0.5 - principalPoint.x) / f,
        y: (row + 0.5 - principalPoint.y) / f,
      })
      const [x, y] = [flat.x * f + drawn.width / 2, flat.y * f + drawn.height / 2]
      const pixel = row * width + column
      sample(drawn, x - 0.5, y - 0.5, light, pixel * 3)
      const nearest =
        Math.min(drawn.height - 1, Math.max(0, Math.floor(y))) * drawn.width +
        Math.min(drawn.width - 1, Math.max(0, Math.floor(x)))
      bent[pixel] = drawn.labels[nearest] ?? 0
    }
  }
  return { light, labels: bent }
}

/** Bilinear. */
function sample(
  { light, width, height }: Drawn,
  x: number,
  y: number,
  into: Float32Array,
  to: number,
) {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)))
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)))
  const [fx, fy] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))]
  const at = (top * width + left) * 3
  for (let part = 0; part < 3; part += 1) {
    const upper = (light[at + part] ?? 0) * (1 - fx) + (light[at + 3 + part] ?? 0) * fx
    const below = at + width * 3
    const lower = (light[below + part] ?? 0) * (1 - fx) + (light[below + 3 + part] ?? 0) * fx
    into[to + part] = upper * (1 - fy) + lower * fy
  }
}
