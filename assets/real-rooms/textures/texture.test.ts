import { describe, expect, it } from 'vitest'
import { painters } from './painters.ts'
import { drawTexture, type Texture } from './texture.ts'

const values: Partial<Record<Texture['kind'], number[]>> = {
  boards: [0.12, 1, 0.2, 0.3, 0.002],
  herringbone: [0.07, 0, 0.2, 0.3, 0.002],
  tiles: [0.3, 0.3, 0.005, 0.4, 0.1, 0],
  hexagons: [0.2, 0.003, 0.1],
  terrazzo: [0.03],
  carpet: [0.2, 0.008, 0.1],
  'patterned-carpet': [0.3, 1, 0.2],
  wallpaper: [0.3, 1],
}

describe.each(Object.keys(painters) as Texture['kind'][])('the texture of %s', (kind) => {
  const texture: Texture = {
    kind,
    seed: 5,
    ...{ tile: 2.4, pixels: 128 },
    colors: ['#b98a58', '#a87746', '#2b211a', '#d0d0d0'],
    values: values[kind] ?? [0.3, 0.3],
  }

  it('is the same each time, and not even', () => {
    const { rgb } = drawTexture(texture)
    expect(drawTexture(texture).rgb).toEqual(rgb)
    expect(new Set(rgb).size).toBeGreaterThan(kind === 'paint' ? 3 : 20)
  })

  it.skipIf(kind === 'outside')('goes on across its edge', () => {
    const paint = painters[kind](texture)
    let off = 0
    for (let v = 0.013; v < 2.4; v += 0.05) {
      const [before, after] = [paint(2.4 - 1e-7, v), paint(1e-7, v)]
      if (Math.abs(before[3] - after[3]) > 0.05) off += 1
    }
    // Blocks of fine grain, and chips, may end there.
    expect(off).toBeLessThan(48 * (kind === 'carpet' || kind === 'concrete' ? 1 : 0.3))
  })
})
