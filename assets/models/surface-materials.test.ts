import { describe, expect, it } from 'vitest'
import type { Group, PieceArrays, Surface } from './piece-arrays.ts'
import { findSurface, fromHex } from './surface-materials.ts'
import { variants } from './variants.ts'

const oak: Surface = { family: 'oak', colour: [0.4, 0.3, 0.2], roughness: 0.42, metallic: 0 }
const none = new Float32Array()
const group: Group = {
  surfaceName: 'oak-natural',
  surface: oak,
  position: none,
  normal: none,
  uv: none,
  shade: none,
  index: new Uint32Array(),
}
const piece: PieceArrays = {
  id: 'test',
  mount: 'floor',
  palette: { 'oak-walnut': [0.2, 0.1, 0.05] },
  groups: [group],
}

describe('findSurface', () => {
  it('finds what the piece is built of, and other tones of it', () => {
    expect(findSurface(piece, 'oak-natural')).toBe(oak)
    expect(findSurface(piece, 'oak-walnut')).toEqual({ ...oak, colour: [0.2, 0.1, 0.05] })
  })

  it('lets lacquer show the pores of the wood under it', () => {
    expect(findSurface(piece, '#FFFFFF', oak)).toMatchObject({
      family: 'lacquer',
      colour: [1, 1, 1],
    })
    const steel: Surface = { ...oak, family: 'metal' }
    expect(findSurface(piece, '#FFFFFF', steel).family).toBe('paint')
  })

  it('gives another colour to a finish, and bare metal to any', () => {
    expect(findSurface(piece, 'oak#FFFFFF')).toEqual({ ...oak, colour: [1, 1, 1] })
    expect(findSurface(piece, 'metal#FFFFFF', oak)).toMatchObject({ family: 'metal', metallic: 1 })
    expect(() => findSurface(piece, 'ceramic#FFFFFF', oak)).toThrow(/ceramic/)
  })

  it('refuses a surface that nobody knows', () => {
    expect(() => findSurface(piece, 'oak-pink')).toThrow(/oak-pink/)
  })
})

describe('fromHex', () => {
  it('is linear', () => {
    expect(fromHex('#000000')).toEqual([0, 0, 0])
    expect(fromHex('#BCBCBC')[0]).toBeCloseTo(0.503, 3)
  })
})

describe('variants', () => {
  it.each(Object.entries(variants))('%s has looks of its own, the first as built', (_id, looks) => {
    expect(new Set(looks.map(({ id }) => id)).size).toBe(looks.length)
    expect(looks.length).toBeGreaterThanOrEqual(2)
    expect(looks[0]?.swap).toEqual({})
    expect(looks.slice(1).every(({ swap }) => Object.keys(swap).length > 0)).toBe(true)
  })
})
