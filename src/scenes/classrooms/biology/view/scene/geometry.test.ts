import type { BufferGeometry } from 'three'
import { describe, expect, test } from 'vitest'
import { cellPlan } from '../../model/cell-plan.ts'
import { placeCell } from '../../model/placement.ts'
import { fixedGeometry, scaledGeometry } from './geometry.ts'
import { capShell, saucer } from './shapes.ts'

const cell = placeCell(7)
const { ribosome, ...scaled } = scaledGeometry(cell, 'enlarged')
const solids = Object.entries({ ...fixedGeometry(cell), ...scaled })

const triangles = ({ index }: BufferGeometry): number => (index?.count ?? 0) / 3

/** Of a closed solid, above 0 when its faces look outwards. Source: the divergence theorem */
function volume({ attributes, index }: BufferGeometry): number {
  const { position } = attributes
  const at = (i: number) => {
    const v = index?.getX(i) ?? i
    return [position?.getX(v) ?? 0, position?.getY(v) ?? 0, position?.getZ(v) ?? 0] as const
  }
  let sum = 0
  for (let i = 0; i < (index?.count ?? 0); i += 3) {
    const [a, b, c] = [at(i), at(i + 1), at(i + 2)]
    sum += a[0] * (b[1] * c[2] - b[2] * c[1])
    sum += a[1] * (b[2] * c[0] - b[0] * c[2])
    sum += a[2] * (b[0] * c[1] - b[1] * c[0])
  }
  return sum / 6
}

/** From the origin to the outermost corner. */
function farthest({ attributes: { position } }: BufferGeometry): number {
  const corners = Array.from({ length: position?.count ?? 0 }, (_, i) =>
    Math.hypot(position?.getX(i) ?? 0, position?.getY(i) ?? 0, position?.getZ(i) ?? 0),
  )
  return corners.reduce((most, one) => Math.max(most, one), 0)
}

test('a whole cell is thirteen calls to draw and no more triangles than the budget', () => {
  const balls = triangles(ribosome) * (cell.roughEr.ribosomes.length + cell.ribosomes.length)
  const all = solids.reduce((sum, [, geometry]) => sum + triangles(geometry), balls)
  expect(solids.length + 1).toBe(13)
  expect(all).toBeLessThan(120_000)
  expect(all).toBeGreaterThan(10_000)
})

test.each(solids)(
  '%s is made of numbers, faces outwards and lies in the cell',
  (_name, geometry) => {
    const { position, normal } = geometry.attributes
    expect([...(position?.array ?? [Number.NaN])].every(Number.isFinite)).toBe(true)
    expect([...(normal?.array ?? [Number.NaN])].every(Number.isFinite)).toBe(true)
    expect(volume(geometry)).toBeGreaterThan(0)
    geometry.computeBoundingSphere()
    geometry.computeBoundingBox()
    expect(farthest(geometry)).toBeLessThan(cellPlan.radius + 0.2)
    expect(geometry.boundingBox?.max.z).toBeLessThan(cellPlan.cut + 1.2)
  },
)

describe('shapes', () => {
  test('part of a hollow ball has the volume of one', () => {
    // By hand: 2/3 pi (R³ - r³) (1 - cos angle).
    const exact = (2 / 3) * Math.PI * (1 - 0.9 ** 3) * (1 - Math.cos(1.2))
    expect(volume(capShell(1, 0.1, 1.2, 60)) / exact).toBeCloseTo(1, 2)
  })

  test('a saucer is thin, round and closed', () => {
    const geometry = saucer(1, 0.1, 0.2)
    expect(volume(geometry)).toBeGreaterThan(0.2)
    expect(volume(geometry)).toBeLessThan(Math.PI * 0.1)
  })
})

test('true scale draws a membrane of 7 nm and ribosomes of 25', () => {
  const own = scaledGeometry(cell, 'true')
  expect(farthest(own.membrane)).toBeCloseTo(cellPlan.radius + 0.007, 5)
  expect(farthest(scaled.membrane)).toBeCloseTo(cellPlan.radius + 0.14, 5)
  own.ribosome.computeBoundingBox()
  expect(own.ribosome.boundingBox?.max.y).toBeCloseTo(0.0125, 6)
})
