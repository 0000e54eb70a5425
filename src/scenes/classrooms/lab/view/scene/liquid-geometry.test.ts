import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { sceneConfig } from '../../config.ts'
import { fillHeight, radiusAt } from '../../model/fill-height.ts'
import { liquidGeometry } from './liquid-geometry.ts'

const gap = 0.0004
const volumeOf = (shape: ReturnType<typeof liquidGeometry>) => {
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
  let before = 0
  for (const volume of [25, 75]) {
    const shape = liquidGeometry(sceneConfig.flask, volume, gap)
    const top = fillHeight(sceneConfig.flask, volume)
    expect(top).toBeGreaterThan(before)
    before = top
    const { position, normal } = shape.attributes
    const around = (position?.count ?? 0) / 49
    for (let corner = 0; corner < (position?.count ?? 0); corner += 1) {
      const { x, y, z } = new Vector3().fromBufferAttribute(position as never, corner)
      expect(y).toBeLessThanOrEqual(top + 1e-6)
      expect(Math.hypot(x, z)).toBeLessThanOrEqual(radiusAt(sceneConfig.flask, y) - gap + 1e-6)
      if (corner % around < around - 2) continue
      expect(y).toBeCloseTo(top, 6)
      expect(normal?.getY(corner)).toBeGreaterThan(0)
      expect([normal?.getX(corner), normal?.getZ(corner)].map(Math.abs as never)).toEqual([0, 0])
    }
    // The gap to the glass, and sides of 48 to a circle, leave some of it out.
    expect(volumeOf(shape) / volume).toBeGreaterThan(0.92)
    expect(volumeOf(shape) / volume).toBeLessThan(1)
  }
})
