import { describe, expect, it } from 'vitest'
import { mergeGroups } from './merge-groups.ts'
import { type Group, type Rgb, surfaceName } from './piece-arrays.ts'
import { simplifyGroups } from './simplify-groups.ts'

/** A flat square of side 1 m in `cells` × `cells` cells, its normals up. */
function square(
  name: string,
  cells: number,
  colour: Rgb = [0.5, 0.4, 0.3],
  family = 'paint',
): Group {
  const side = cells + 1
  const vertices = side * side
  const at = (i: number) => [(i % side) / cells, Math.floor(i / side) / cells] as const
  const index: number[] = []
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const a = row * side + column
      index.push(a, a + side, a + 1, a + 1, a + side, a + side + 1)
    }
  }
  const fill = (width: number, value: (i: number) => number[]) =>
    Float32Array.from(Array.from({ length: vertices }, (_, i) => value(i).slice(0, width)).flat())
  return {
    surfaceName: name,
    surface: { family, colour, roughness: 0.5, metallic: 0 },
    position: fill(3, (i) => [at(i)[0], 0, at(i)[1]]),
    normal: fill(3, () => [0, 1, 0]),
    uv: fill(2, (i) => [...at(i)]),
    shade: fill(3, () => [0.5, 0.5, 0.5]),
    index: Uint32Array.from(index),
  }
}

describe('surfaceName', () => {
  it('leaves out the direction of the grain and the number of a second material', () => {
    expect(surfaceName('oak-x-natural')).toBe('oak-natural')
    expect(surfaceName('paint#1D1B1A.001')).toBe('paint#1D1B1A')
    expect(surfaceName('linen-sage')).toBe('linen-sage')
  })
})

describe('mergeGroups', () => {
  it('joins what looks the same, and keeps every triangle', () => {
    const merged = mergeGroups([square('oak-natural', 1), square('oak-natural', 2)])
    expect(merged).toHaveLength(1)
    expect(merged[0]?.index.length).toBe((2 + 8) * 3)
    expect(Math.max(...(merged[0]?.index ?? []))).toBe(4 + 9 - 1)
  })

  it('keeps apart what shines differently', () => {
    const matt = square('paint#000000', 1)
    const glossy = { ...matt, surface: { ...matt.surface, roughness: 0.1 } }
    expect(mergeGroups([matt, glossy])).toHaveLength(2)
  })

  it('puts many paints on the vertices of one material, and not where told not to', () => {
    const tones: Rgb[] = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
      [1, 1, 0],
    ]
    const paints = tones.map((tone, i) => square(`paint#${i}`, 1, tone))
    const [merged, ...others] = mergeGroups(paints)
    expect(others).toEqual([])
    expect(merged?.surface.colour).toEqual([1, 1, 1])
    expect([...(merged?.shade.slice(0, 3) ?? [])]).toEqual([0.5, 0, 0])
    expect(mergeGroups(paints, { tint: false })).toHaveLength(4)
  })
})

describe('simplifyGroups', () => {
  it('needs few triangles for a flat square of 800, with its corners where they were', async () => {
    const [simple] = await simplifyGroups([square('a', 20)], 100)
    expect(simple?.index.length).toBeLessThanOrEqual(20 * 3)
    expect(Math.max(...(simple?.position ?? []))).toBeCloseTo(1, 3)
    expect(simple?.position.length).toBe(simple?.shade.length ?? 0)
  })

  it('refuses a budget that no shape could keep', async () => {
    const many = Array.from({ length: 30 }, (_, i) => square(`a${i}`, 2))
    await expect(simplifyGroups(many, 10)).rejects.toThrow(/more than 10/)
  })
})
