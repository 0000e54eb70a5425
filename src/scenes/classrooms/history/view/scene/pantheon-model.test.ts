import { type InstancedMesh, Matrix4, type Object3D, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { meshesIn } from '../../../common/view/scene/scenery.tsx'
import { type Corner, cornersOf, readModel } from '../../../common/view/scene/testing/read-model.ts'
import { pantheonConfig } from '../../config.ts'
import { columns } from '../../model/site-plan.ts'

const model = await readModel('history/view/scene/pantheon.glb')
/** What of a node is drawn where the building stands whole. */
const named = (name: string) =>
  meshesIn(model.getObjectByName(name) as Object3D)
    .filter(({ userData }) => userData.only !== 'table')
    .flatMap(cornersOf)
const radius = pantheonConfig.diameter / 2
/** Middle of the sphere that the inside of the dome is half of. */
const middle = new Vector3(0, radius, 0)

const outOf = ({ at }: Corner) => Math.hypot(at.x, at.z)
const heights = (corners: Corner[]) => corners.map(({ at }) => at.y)
/** How far faces look away from a place: 1 is straight away. */
const facing = (corners: Corner[], from: (corner: Corner) => Vector3) =>
  corners.map((corner) => corner.normal.dot(from(corner).normalize()))
const fromMiddle = ({ at }: Corner) => at.clone().sub(middle)

test('the dome is a half sphere of 43.3 m inside, open by 8.7 m above, with coffers sunk into it', () => {
  // In print: De Fine Licht 1968; height and diameter 43.3 m, oculus 8.7 m.
  const inside = [...named('dome'), ...named('coffers')]
  const out = inside.map(({ at }) => at.distanceTo(middle))
  expect(Math.min(...out)).toBeCloseTo(radius, 2)
  expect(Math.max(...out)).toBeCloseTo(radius + 0.7, 2)
  const top = inside.filter(({ at }) => at.y > 42.8)
  expect(Math.min(...top.map(outOf))).toBeCloseTo(4.35, 2)
})

test('the dome thins from 6.4 m at its foot to 1.2 m at the oculus', () => {
  const shell = named('roof')
  const lowest = Math.min(...heights(shell))
  const foot = shell.filter(({ at }) => at.y < lowest + 0.01)
  expect(Math.max(...foot.map(outOf)) - radius).toBeCloseTo(6.4, 2)
  expect(Math.max(...shell.map(({ at }) => at.distanceTo(middle))) - radius).toBeGreaterThan(1.2)
  const rim = shell.filter((corner) => outOf(corner) < 4.7)
  const thick = rim.map(({ at }) => at.distanceTo(middle) - radius)
  expect(Math.min(...thick)).toBeCloseTo(0, 2)
  expect(Math.max(...thick)).toBeCloseTo(1.2, 2)
})

test('has 140 coffers in five rows of 28, all below the oculus, each with a rosette', () => {
  const rosettes = meshesIn(model.getObjectByName('rosettes') as Object3D).flatMap((mesh) => {
    const { count } = mesh as InstancedMesh
    return Array.from({ length: count }, (_, at) => {
      const place = new Matrix4()
      ;(mesh as InstancedMesh).getMatrixAt(at, place)
      return new Vector3().setFromMatrixPosition(place.premultiply(mesh.matrixWorld))
    })
  })
  const levels = rosettes.map(({ y }) => Math.round(y))
  const rows = [...new Set(levels)].map((row) => levels.filter((level) => level === row).length)
  expect(rows).toEqual([28, 28, 28, 28, 28])
  const coffers = named('coffers')
  // 0.7 m deep.
  const floors = coffers.filter(({ at }) => at.distanceTo(middle) > radius + 0.69)
  for (const rosette of rosettes)
    expect(Math.min(...floors.map(({ at }) => at.distanceTo(rosette)))).toBeLessThan(1.7)
  const oculusHeight = radius + Math.sqrt(radius ** 2 - (pantheonConfig.oculus / 2) ** 2)
  expect(Math.max(...heights(coffers))).toBeLessThan(oculusHeight - 2)
})

test('the dome and the lower wall look inwards, and the outside of the dome outwards', () => {
  expect(Math.max(...facing(named('dome'), fromMiddle))).toBeLessThan(0)
  const wall = named('wall-facing')
  expect(wall.length).toBeGreaterThan(400)
  expect(Math.max(...facing(wall, ({ at }) => new Vector3(at.x, 0, at.z)))).toBeLessThan(0)
  const outside = facing(named('roof'), fromMiddle)
  expect(outside.filter((one) => one > 0).length / outside.length).toBeGreaterThan(0.9)
})

test('shafts of 11.8 m stand where the plan has them, under the porch of 34.2 m', () => {
  const shafts = named('shafts')
  expect(Math.max(...heights(shafts)) - Math.min(...heights(shafts))).toBeCloseTo(11.8, 2)
  for (const { north, east } of columns) {
    const near = shafts.filter(({ at }) => Math.hypot(at.x - east, at.z + north) < 0.8)
    expect(near).toHaveLength(shafts.length / 16)
    const across = near.map(({ at }) => Math.hypot(at.x - east, at.z + north))
    expect(2 * Math.max(...across)).toBeCloseTo(1.48, 1)
  }
  const floor = named('porch-floor').map(({ at }) => at.x)
  expect(Math.max(...floor) - Math.min(...floor)).toBeCloseTo(pantheonConfig.porch.width, 2)
})

test('the floor is as wide as the dome, the door as wide and high as measured, the steps as high as the porch', () => {
  expect(2 * Math.max(...named('floor').map(outOf))).toBeCloseTo(pantheonConfig.diameter, 2)
  const leaves = named('doors')
  expect(Math.max(...heights(leaves))).toBeLessThan(pantheonConfig.door)
  expect(Math.max(...heights(leaves))).toBeGreaterThan(pantheonConfig.door - 0.1)
  expect(Math.max(...leaves.map(({ at }) => Math.abs(at.x)))).toBeLessThan(
    pantheonConfig.doorWidth / 2,
  )
  expect(Math.min(...heights(named('steps')))).toBeCloseTo(-pantheonConfig.porch.step, 2)
})

test('what keeps the sun out is open as wide as the oculus at the full height', () => {
  const shade = named('shade')
  expect(Math.min(...shade.map(outOf))).toBeCloseTo(pantheonConfig.oculus / 2, 2)
  const edge = shade.filter((corner) => outOf(corner) < pantheonConfig.oculus / 2 + 0.01)
  for (const height of heights(edge)) expect(height).toBeCloseTo(pantheonConfig.diameter, 2)
})

test('on a table nothing of walls and dome is left in the opening to the east', () => {
  const isEasterly = ({ at }: Corner) => at.x > 0 && Math.abs(at.z) < 0.5 * at.x
  for (const part of ['dome', 'coffers', 'roof', 'attic', 'lowerWall'])
    for (const place of ['room', 'table']) {
      const meshes = meshesIn(model.getObjectByName(part) as Object3D).filter(
        ({ userData: { only = place } }) => only === place,
      )
      const easterly = meshes.flatMap(cornersOf).filter(isEasterly)
      if (place === 'table') expect(easterly, part).toEqual([])
      else expect(easterly.length, part).toBeGreaterThan(10)
    }
})
