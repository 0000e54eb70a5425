import { BufferGeometry, Material, Mesh } from 'three'
import { expect, test } from 'vitest'
import { pantheonConfig, setConfig } from '../../config.ts'
import { domeThickness } from '../../model/coffers.ts'
import { columns } from '../../model/site-plan.ts'
import { sunAt } from '../../model/sun.ts'
import { coffersInside, domeInside, domeOutside, outsideProfile } from './dome.ts'
import * as building from './geometry.ts'
import { createSunlight } from './sunlight.ts'
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

function box(geometry: BufferGeometry) {
  const across = (axis: number) => {
    const all = corners(geometry).map((corner) => corner[axis] ?? Number.NaN)
    return { min: Math.min(...all), max: Math.max(...all) }
  }
  return { x: across(0), y: across(1), z: across(2) }
}
const size = ({ min, max }: { min: number; max: number }) => max - min

test.each(Object.entries(built))('%s is made of numbers', (_name, geometry) => {
  for (const name of ['position', 'normal', 'uv']) {
    const { array = [Number.NaN] } = geometry.attributes[name] ?? {}
    expect([...array].every(Number.isFinite), name).toBe(true)
  }
})

test('the dome is a half sphere of 43.3 m inside, open by 8.7 m above, with coffers sunk into it', () => {
  // In print: De Fine Licht 1968; height and diameter 43.3 m, oculus 8.7 m.
  const inside = [...corners(built.dome), ...corners(built.coffers)]
  const out = inside.map(([x, y, z]) => Math.hypot(x, y - radius, z))
  expect(Math.min(...out)).toBeCloseTo(radius, 3)
  expect(Math.max(...out)).toBeCloseTo(radius + 0.7, 3)
  const top = inside.filter(([, y]) => y > 42.8)
  expect(Math.min(...top.map(([x, , z]) => Math.hypot(x, z)))).toBeCloseTo(4.35, 3)
})

test('the dome looks inwards, its coffers too, and its outside outwards', () => {
  const facing = (geometry: BufferGeometry) =>
    looksAway(geometry, ([x, y, z]) => [x, y - radius, z])
  expect(Math.max(...facing(built.dome))).toBeLessThan(0)
  // Walls of a frame stand nearly upright on the dome: they look sideways, and a little in.
  expect(Math.max(...facing(built.coffers))).toBeLessThan(1)
  const outside = facing(built.roof)
  expect(outside.filter((one) => one > 0).length / outside.length).toBeGreaterThan(0.9)
})

test('outside the dome steps up from the top of the wall and thins out to the oculus', () => {
  const profile = outsideProfile()
  expect(profile[0]).toEqual([radius + pantheonConfig.domeFoot, setConfig.drum])
  for (const [i, [out, up]] of profile.entries()) {
    const [before = 99, below = 0] = profile[i - 1] ?? []
    expect(out).toBeLessThanOrEqual(before)
    expect(up).toBeGreaterThan(below - 1e-9)
    // Nowhere thinner than the dome is, or it would show through.
    const angle = (Math.atan2(up - radius, out) * 180) / Math.PI
    const thick = Math.hypot(out, up - radius) - radius
    if (i > 0 && i < profile.length - 1) expect(thick + 0.5).toBeGreaterThan(domeThickness(angle))
    // 1.2 m above the rim of the inside, De Fine Licht 1968.
    if (i === profile.length - 1) expect(thick).toBeCloseTo(1.2, 3)
  }
})

test('the lower wall is as wide as the floor, looks inwards and leaves door and niches open', () => {
  const { lowerWall } = built
  for (const [x, y, z] of corners(lowerWall)) {
    expect(Math.hypot(x, z)).toBeCloseTo(radius, 3)
    expect(y).toBeLessThanOrEqual(setConfig.cornice)
  }
  expect(Math.max(...looksAway(lowerWall, ([x, , z]) => [x, 0, z]))).toBeLessThan(0)
  const inFront = (azimuth: number, half: number, high: number) => {
    const turn = (azimuth * Math.PI) / 180
    return corners(lowerWall).filter(([x, y, z]) => {
      const across = Math.abs(x * Math.cos(turn) + z * Math.sin(turn))
      return x * Math.sin(turn) - z * Math.cos(turn) > 0 && across < half && y < high
    })
  }
  expect(inFront(0, 2.2, 7)).toEqual([])
  expect(nicheAzimuths).toHaveLength(7)
  for (const azimuth of nicheAzimuths) expect(inFront(azimuth, 4.2, 9.8)).toEqual([])
  // Niches lie within its thickness of 6.4 m.
  const deepest = Math.max(...corners(built.niches).map(([x, , z]) => Math.hypot(x, z)))
  expect(deepest).toBeGreaterThan(radius + 3)
  expect(deepest).toBeLessThan(radius + pantheonConfig.domeFoot)
})

test('the lower wall carries its picture on round the seam in the south', () => {
  const { uv } = built.lowerWall.attributes
  for (let face = 0; face < (uv?.count ?? 0); face += 4) {
    const all = [0, 1, 2, 3].map((k) => uv?.getX(face + k) ?? Number.NaN)
    expect(Math.max(...all) - Math.min(...all)).toBeLessThan(0.2)
  }
})

test('columns of 14.15 m stand where the plan has them, with shafts of 11.8 m, and carry the porch', () => {
  // Wilson Jones 2000.
  expect(size(box(built.shafts).y)).toBeCloseTo(11.8, 3)
  expect(box(built.capitals).y).toEqual({
    min: expect.closeTo(0, 6),
    max: expect.closeTo(14.15, 3),
  })
  for (const { north, east } of columns) {
    const near = corners(built.shafts).filter(([x, , z]) => Math.hypot(x - east, z + north) < 0.8)
    expect(near).toHaveLength(corners(built.shafts).length / 16)
  }
  expect(size(box(built.porchFloor).x)).toBeCloseTo(34.2, 3)
  expect(size(box(built.porchFloor).z)).toBeCloseTo(15.62, 3)
  expect(box(built.entablature).y.min).toBeCloseTo(14.15, 3)
  expect(box(built.gable).y.min).toBeCloseTo(box(built.entablature).y.max, 3)
})

test('the passage looks at who walks in it, the gable at the square and the porch roof at the sky', () => {
  expect(Math.max(...looksAway(built.passage, ([x, y]) => [x, y - 3, 0]))).toBeLessThan(0)
  const at = corners(built.gable)
  const front = box(built.gable).z.min
  const normals = triples(built.gable, 'normal')
  const face = normals.filter(([, , z], i) => at[i]?.[2] === front && Math.abs(z) > 0.9)
  expect(face.length).toBeGreaterThan(2)
  for (const [, , z] of face) expect(z).toBeLessThan(0)
  for (const [, y, z] of normals) if (Math.abs(z) < 0.9) expect(y).toBeGreaterThan(0)
})

test.each([
  [true, 2],
  [false, 1],
])('sunlight makes nothing that does not hang on its root, with a patch: %s', (patch, count) => {
  // three.js counts geometries and materials.
  const [geometries, materials] = [new BufferGeometry().id, new Material().id]
  const { root, shine } = createSunlight(patch)
  const made = [new BufferGeometry().id - geometries - 1, new Material().id - materials - 1]
  expect(made).toEqual([count, count])
  const meshes = root.children.filter((child) => child instanceof Mesh)
  expect(meshes).toHaveLength(count)
  shine(sunAt(172, 12, pantheonConfig.latitude))
  for (const { geometry } of meshes)
    expect([...geometry.attributes.position.array].some((figure) => figure !== 0)).toBe(true)
})
