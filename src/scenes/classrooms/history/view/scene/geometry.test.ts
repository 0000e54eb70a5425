import type { BufferGeometry } from 'three'
import { expect, test } from 'vitest'
import { pantheonConfig } from '../../config.ts'
import { columns } from '../../model/site-plan.ts'
import { coffersInside, domeInside, domeOutside } from './dome.ts'
import { porchShafts } from './geometry.ts'
import { lowerWall } from './wall.ts'

const [dome, coffers, roof, shafts] = [domeInside(), coffersInside(), domeOutside(), porchShafts()]
const radius = pantheonConfig.diameter / 2

type Triple = [number, number, number]
const triples = (geometry: BufferGeometry, name: 'position' | 'normal') => {
  const { array = [] } = geometry.attributes[name] ?? {}
  return Array.from(
    { length: array.length / 3 },
    (_, i) => [...array.slice(3 * i, 3 * i + 3)] as Triple,
  )
}
const corners = (geometry: BufferGeometry) => triples(geometry, 'position')

/** Of each corner, how far its face looks away from a middle. */
function looksAway(geometry: BufferGeometry, from: (corner: Triple) => Triple) {
  const normals = triples(geometry, 'normal')
  return corners(geometry).map((corner, i) =>
    from(corner).reduce((sum, part, axis) => sum + part * (normals[i]?.[axis] ?? Number.NaN), 0),
  )
}

test('the dome is a half sphere of 43.3 m inside, open by 8.7 m above, with coffers sunk into it', () => {
  // In print: De Fine Licht 1968; height and diameter 43.3 m, oculus 8.7 m.
  const inside = [...corners(dome), ...corners(coffers)]
  const out = inside.map(([x, y, z]) => Math.hypot(x, y - radius, z))
  expect(Math.min(...out)).toBeCloseTo(radius, 3)
  expect(Math.max(...out)).toBeCloseTo(radius + 0.7, 3)
  const top = inside.filter(([, y]) => y > 42.8)
  expect(Math.min(...top.map(([x, , z]) => Math.hypot(x, z)))).toBeCloseTo(4.35, 3)
})

test('the dome and the lower wall look inwards, and the outside of the dome outwards', () => {
  const facing = (geometry: BufferGeometry) =>
    looksAway(geometry, ([x, y, z]) => [x, y - radius, z])
  expect(Math.max(...facing(dome))).toBeLessThan(0)
  expect(Math.max(...looksAway(lowerWall(), ([x, , z]) => [x, 0, z]))).toBeLessThan(0)
  const outside = facing(roof)
  expect(outside.filter((one) => one > 0).length / outside.length).toBeGreaterThan(0.9)
})

test('shafts of 11.8 m stand where the plan has them', () => {
  const heights = corners(shafts).map(([, y]) => y)
  expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(11.8, 3)
  for (const { north, east } of columns) {
    const near = corners(shafts).filter(([x, , z]) => Math.hypot(x - east, z + north) < 0.8)
    expect(near).toHaveLength(corners(shafts).length / 16)
  }
})
