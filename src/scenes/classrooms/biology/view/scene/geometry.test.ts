import type { BufferGeometry } from 'three'
import { expect, test } from 'vitest'
import { cellPlan } from '../../model/cell-plan.ts'
import { placeCell } from '../../model/placement.ts'
import { fixedGeometry, scaledGeometry } from './geometry.ts'
import { capShell, saucer } from './shapes.ts'

const cell = placeCell(7)
const { ribosome: _ribosome, ...scaled } = scaledGeometry(cell, 'enlarged')

const cornersOf = ({ attributes: { position } }: BufferGeometry) =>
  Array.from(
    { length: position?.count ?? 0 },
    (_, i) => [position?.getX(i) ?? 0, position?.getY(i) ?? 0, position?.getZ(i) ?? 0] as const,
  )

/** Of a closed solid, above 0 when its faces look outwards. Source: the divergence theorem */
function volume(geometry: BufferGeometry): number {
  const corners = cornersOf(geometry)
  const order = [...(geometry.index?.array ?? [])].map((i) => corners[i] ?? ([0, 0, 0] as const))
  let sum = 0
  for (let i = 0; i < order.length; i += 3) {
    const [a = order[0], b = order[0], c = order[0]] = order.slice(i, i + 3)
    if (!a || !b || !c) break
    sum += a[0] * (b[1] * c[2] - b[2] * c[1])
    sum += a[1] * (b[2] * c[0] - b[0] * c[2])
    sum += a[2] * (b[0] * c[1] - b[1] * c[0])
  }
  return sum / 6
}

/** From the origin to the outermost corner. */
const farthest = (geometry: BufferGeometry) =>
  cornersOf(geometry).reduce((most, corner) => Math.max(most, Math.hypot(...corner)), 0)

test.each(Object.entries({ ...fixedGeometry(cell), ...scaled }))(
  '%s is made of numbers, faces outwards and lies in the cell',
  (_name, geometry) => {
    const { position, normal } = geometry.attributes
    expect([...(position?.array ?? [Number.NaN])].every(Number.isFinite)).toBe(true)
    expect([...(normal?.array ?? [Number.NaN])].every(Number.isFinite)).toBe(true)
    expect(volume(geometry)).toBeGreaterThan(0)
    expect(farthest(geometry)).toBeLessThan(cellPlan.radius + 0.2)
    for (const [, , z] of cornersOf(geometry)) expect(z < cellPlan.cut + 1.2).toBe(true)
  },
)

test('part of a hollow ball has the volume of one, a saucer is thin, round and closed', () => {
  // By hand: 2/3 pi (R³ - r³) (1 - cos angle).
  const exact = (2 / 3) * Math.PI * (1 - 0.9 ** 3) * (1 - Math.cos(1.2))
  expect(volume(capShell(1, 0.1, 1.2, 60)) / exact).toBeCloseTo(1, 2)
  expect(volume(saucer(1, 0.1, 0.2))).toBeGreaterThan(0.2)
  expect(volume(saucer(1, 0.1, 0.2))).toBeLessThan(Math.PI * 0.1)
})

test('true scale draws a membrane of 7 nm and ribosomes of 25', () => {
  const own = scaledGeometry(cell, 'true')
  expect(farthest(own.membrane)).toBeCloseTo(cellPlan.radius + 0.007, 5)
  expect(farthest(scaled.membrane)).toBeCloseTo(cellPlan.radius + 0.14, 5)
  expect(farthest(own.ribosome)).toBeCloseTo(0.0125, 6)
})
