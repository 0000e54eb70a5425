import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { sceneConfig } from '../../config.ts'
import { radiusAt } from '../../model/fill-height.ts'
import { fillShape, liquidShape } from './liquid-shape.ts'

const gap = 0.0004
const volumeOf = (shape: ReturnType<typeof liquidShape>) => {
  const { position } = shape.attributes
  const at = (corner: number) => new Vector3().fromBufferAttribute(position as never, corner)
  const { index } = shape
  let sum = 0
  for (let i = 0; i < (index?.count ?? 0); i += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => at(index?.getX(i + corner) ?? 0))
    if (a && b && c) sum += a.dot(b.cross(c)) / 6
  }
  return Math.abs(sum) * 1e6
}

test('a liquid stands in its flask within the glass, flat above, as high as its volume makes it', () => {
  const shape = liquidShape()
  let before = 0
  for (const volume of [25, 75]) {
    const top = fillShape(shape, sceneConfig.flask, volume, gap)
    expect(top).toBeGreaterThan(before)
    before = top
    const { position, normal } = shape.attributes
    for (let corner = 0; corner < (position?.count ?? 0); corner += 1) {
      const { x, y, z } = new Vector3().fromBufferAttribute(position as never, corner)
      expect(y).toBeLessThanOrEqual(top + 1e-6)
      expect(Math.hypot(x, z)).toBeLessThanOrEqual(radiusAt(sceneConfig.flask, y) - gap + 1e-6)
      if (y > top - 1e-6) expect(normal?.getY(corner)).toBe(1)
    }
    // The gap to the glass, and sides of 48 to a circle, leave some of it out.
    expect(volumeOf(shape) / volume).toBeGreaterThan(0.92)
    expect(volumeOf(shape) / volume).toBeLessThan(1)
  }
})
