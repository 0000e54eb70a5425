import type { BufferGeometry } from 'three'
import { describe, expect, test } from 'vitest'
import { pantheonConfig, setConfig } from '../../config.ts'
import { domeThickness } from '../../model/coffers.ts'
import { columns } from '../../model/site-plan.ts'
import { coffersInside, domeInside, domeOutside, outsideProfile } from './dome.ts'
import * as building from './geometry.ts'
import { lowerCornice, lowerWall, nicheAzimuths, niches, upperCornice } from './wall.ts'

const built = {
  dome: domeInside(),
  coffers: coffersInside(),
  roof: domeOutside(),
  lowerWall: lowerWall(),
  niches: niches(),
  lowerCornice: lowerCornice(),
  upperCornice: upperCornice(),
  floor: building.rotundaFloor(),
  drum: building.drum(),
  passage: building.passage(),
  shafts: building.porchShafts(),
  capitals: building.porchCapitals(),
  porchFloor: building.porchFloor(),
  entablature: building.entablature(),
  gable: building.gable(),
  doors: building.doors(),
}
const parts = Object.entries(built)
const radius = pantheonConfig.diameter / 2

function corners({ attributes: { position } }: BufferGeometry): [number, number, number][] {
  return Array.from({ length: position?.count ?? 0 }, (_, i) => [
    position?.getX(i) ?? Number.NaN,
    position?.getY(i) ?? Number.NaN,
    position?.getZ(i) ?? Number.NaN,
  ])
}

const box = (geometry: BufferGeometry) => {
  geometry.computeBoundingBox()
  return geometry.boundingBox
}

test.each(parts)('%s is made of numbers', (_name, geometry) => {
  const { position, normal, uv } = geometry.attributes
  for (const attribute of [position, normal, uv]) {
    expect([...(attribute?.array ?? [Number.NaN])].every(Number.isFinite)).toBe(true)
  }
})

describe('the dome', () => {
  test('is a half sphere of 43.3 m inside, open by 8.7 m above, with coffers sunk into it', () => {
    // In print: De Fine Licht 1968; height and diameter 43.3 m, oculus 8.7 m.
    const inside = [...corners(built.dome), ...corners(built.coffers)]
    const out = inside.map(([x, y, z]) => Math.hypot(x, y - radius, z))
    expect(Math.min(...out)).toBeCloseTo(radius, 3)
    expect(Math.max(...out)).toBeCloseTo(radius + 0.7, 3)
    const top = inside.filter(([, y]) => y > 42.8)
    expect(Math.min(...top.map(([x, , z]) => Math.hypot(x, z)))).toBeCloseTo(4.35, 3)
  })

  test('looks inwards, its coffers too, and its outside outwards', () => {
    const facing = (geometry: BufferGeometry) =>
      corners(geometry).map(([x, y, z], i) => {
        const { normal } = geometry.attributes
        return (
          x * (normal?.getX(i) ?? 0) +
          (y - radius) * (normal?.getY(i) ?? 0) +
          z * (normal?.getZ(i) ?? 0)
        )
      })
    expect(Math.max(...facing(built.dome))).toBeLessThan(0)
    // Walls of a frame stand nearly upright on the dome: they look sideways, and a little in.
    expect(Math.max(...facing(built.coffers))).toBeLessThan(1)
    const outside = facing(built.roof)
    expect(outside.filter((one) => one > 0).length / outside.length).toBeGreaterThan(0.9)
  })
})

test('outside the dome steps up from the top of the wall and thins out to the oculus', () => {
  const profile = outsideProfile()
  const [first] = profile
  expect(first).toEqual([radius + pantheonConfig.domeFoot, setConfig.drum])
  for (const [i, [out, up]] of profile.entries()) {
    const [before = 99, below = 0] = profile[i - 1] ?? []
    expect(out).toBeLessThanOrEqual(before)
    expect(up).toBeGreaterThan(below - 1e-9)
  }
  // 1.2 m above the rim of the inside, De Fine Licht 1968.
  const [out = 0, up = 0] = profile.at(-1) ?? []
  expect(Math.hypot(out, up - radius)).toBeCloseTo(radius + 1.2, 3)
  // Nowhere thinner than the dome is, or it would show through.
  for (const [out, up] of profile.slice(1, -1)) {
    const angle = (Math.atan2(up - radius, out) * 180) / Math.PI
    expect(Math.hypot(out, up - radius) + 0.5).toBeGreaterThan(radius + domeThickness(angle))
  }
})

describe('the lower wall', () => {
  test('is as wide as the floor, looks inwards and leaves door and niches open', () => {
    const { normal } = built.lowerWall.attributes
    for (const [i, [x, y, z]] of corners(built.lowerWall).entries()) {
      expect(Math.hypot(x, z)).toBeCloseTo(radius, 3)
      expect(y).toBeLessThanOrEqual(setConfig.cornice)
      expect(x * (normal?.getX(i) ?? 0) + z * (normal?.getZ(i) ?? 0)).toBeLessThan(0)
    }
    const inFront = (azimuth: number, half: number, high: number) => {
      const turn = (azimuth * Math.PI) / 180
      return corners(built.lowerWall).filter(([x, y, z]) => {
        const across = Math.abs(x * Math.cos(turn) + z * Math.sin(turn))
        return x * Math.sin(turn) - z * Math.cos(turn) > 0 && across < half && y < high
      })
    }
    expect(inFront(0, 2.2, 7)).toEqual([])
    expect(nicheAzimuths).toHaveLength(7)
    for (const azimuth of nicheAzimuths) expect(inFront(azimuth, 4.2, 9.8)).toEqual([])
  })

  test('has niches within its thickness of 6.4 m', () => {
    const out = corners(built.niches).map(([x, , z]) => Math.hypot(x, z))
    expect(Math.max(...out)).toBeGreaterThan(radius + 3)
    expect(Math.max(...out)).toBeLessThan(radius + pantheonConfig.domeFoot)
  })

  test('carries its picture on round the seam in the south', () => {
    const { uv } = built.lowerWall.attributes
    for (let face = 0; face < (uv?.count ?? 0); face += 4) {
      const all = [0, 1, 2, 3].map((k) => uv?.getX(face + k) ?? Number.NaN)
      expect(Math.max(...all) - Math.min(...all)).toBeLessThan(0.2)
    }
  })
})

test('sixteen columns of 14.15 m stand where the plan has them, with shafts of 11.8 m', () => {
  // Wilson Jones 2000.
  const shafts = box(built.shafts)
  expect((shafts?.max.y ?? 0) - (shafts?.min.y ?? 0)).toBeCloseTo(11.8, 3)
  expect(box(built.capitals)?.min.y).toBeCloseTo(0, 6)
  expect(box(built.capitals)?.max.y).toBeCloseTo(14.15, 3)
  for (const { north, east } of columns) {
    const near = corners(built.shafts).filter(([x, , z]) => Math.hypot(x - east, z + north) < 0.8)
    expect(near).toHaveLength(corners(built.shafts).length / 16)
  }
})

test('the porch is 34.2 m wide and its beams lie on the columns', () => {
  const floor = box(built.porchFloor)
  expect((floor?.max.x ?? 0) - (floor?.min.x ?? 0)).toBeCloseTo(34.2, 3)
  expect((floor?.max.z ?? 0) - (floor?.min.z ?? 0)).toBeCloseTo(15.62, 3)
  expect(box(built.entablature)?.min.y).toBeCloseTo(14.15, 3)
  expect(box(built.gable)?.min.y).toBeCloseTo(box(built.entablature)?.max.y ?? 0, 3)
})

test('the passage looks at who walks in it, the gable at the square and the porch roof at the sky', () => {
  const facing = (geometry: BufferGeometry) => {
    const { normal } = geometry.attributes
    return corners(geometry).map((at, i) => ({
      at,
      to: [normal?.getX(i) ?? 0, normal?.getY(i) ?? 0, normal?.getZ(i) ?? 0] as const,
    }))
  }
  for (const { at, to } of facing(built.passage)) {
    expect(at[0] * to[0] + (at[1] - 3) * to[1]).toBeLessThan(0)
  }
  const gable = facing(built.gable)
  const front = Math.min(...gable.map(({ at }) => at[2]))
  const face = gable.filter(({ at, to }) => at[2] === front && Math.abs(to[2]) > 0.9)
  expect(face.length).toBeGreaterThan(2)
  for (const { to } of face) expect(to[2]).toBeLessThan(0)
  for (const { to } of gable) if (Math.abs(to[2]) < 0.9) expect(to[1]).toBeGreaterThan(0)
})
