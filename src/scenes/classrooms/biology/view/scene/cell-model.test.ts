import { InstancedMesh, Matrix4, type Object3D, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { meshesIn } from '../../../common/view/scene/scenery.tsx'
import { cornersOf, readModel } from '../../../common/view/scene/testing/read-model.ts'
import { sceneConfig } from '../../config.ts'
import { cellPlan, stops } from '../../model/cargo-path.ts'
import type { ScaleMode } from '../../model/size.ts'

const model = await readModel('biology/view/scene/cell.glb')
const stage = model.getObjectByName('cell') as Object3D
stage.updateWorldMatrix(true, true)
const toCell = stage.matrixWorld.clone().invert()
const nodeOf = (name: string) => stage.getObjectByName(name) as Object3D

/** Corners of a part in micrometers of the cell, as it is drawn in a scale. */
const cornersIn = (name: string, mode: ScaleMode = 'enlarged') =>
  meshesIn(nodeOf(name))
    .filter(({ userData: { scale = mode } }) => scale === mode)
    .flatMap(cornersOf)
    .map(({ at }) => at.applyMatrix4(toCell))

/** Middles of the instances of a part, micrometers. */
function instancesOf(name: string): Vector3[] {
  const [mesh] = meshesIn(nodeOf(name))
  if (!(mesh instanceof InstancedMesh)) return []
  const sphere = mesh.geometry.boundingSphere ?? mesh.geometry.computeBoundingSphere()
  const middle = (sphere ?? mesh.geometry.boundingSphere)?.center ?? new Vector3()
  return Array.from({ length: mesh.count }, (_, at) => {
    const place = new Matrix4()
    mesh.getMatrixAt(at, place)
    return middle.clone().applyMatrix4(place).applyMatrix4(mesh.matrixWorld).applyMatrix4(toCell)
  })
}

const spanOf = (corners: Vector3[], axis: 'x' | 'y' | 'z') =>
  Math.max(...corners.map((at) => at[axis])) - Math.min(...corners.map((at) => at[axis]))

test('a micrometre of the cell is 15 mm, and it looks up by its tilt over the plinth', () => {
  expect(stage.scale.x).toBeCloseTo(sceneConfig.micrometre, 9)
  expect(stage.position.y).toBeCloseTo(sceneConfig.height, 6)
  expect((stage.rotation.x * 180) / Math.PI).toBeCloseTo(-sceneConfig.tilt, 4)
})

test('each part is as large as the plan has it, and lies where it says', () => {
  const bodyIn = { enlarged: 'membrane-body-enlarged', true: 'membrane-body-true' } as const
  for (const mode of ['enlarged', 'true'] as const) {
    const out = cornersIn(bodyIn[mode], mode).map((at) => at.length())
    expect(Math.min(...out)).toBeCloseTo(cellPlan.radius, 3)
    // By hand: 7 nm thick, and twenty times as much enlarged.
    const thick = mode === 'true' ? 0.007 : 0.14
    expect(Math.max(...out) - cellPlan.radius).toBeCloseTo(thick, 3)
    // The front is cut away.
    const front = Math.max(...cornersIn(bodyIn[mode], mode).map(({ z }) => z))
    expect(front).toBeCloseTo(cellPlan.cut, 1)
  }
  const nucleus = cornersIn('nucleus-body')
  const out = nucleus.map((at) => at.distanceTo(new Vector3(...cellPlan.nucleus.at)))
  expect(Math.max(...out)).toBeCloseTo(cellPlan.nucleus.radius, 2)
  const nucleolus = cornersIn('nucleolus')
  expect(spanOf(nucleolus, 'y')).toBeCloseTo(2 * 0.8, 1)
})

test('ribosomes lie within the membrane, behind the cut and out of the nucleus', () => {
  const drawn = instancesOf('ribosome')
  expect(drawn).toHaveLength(480)
  const nucleus = new Vector3(...cellPlan.nucleus.at)
  for (const [i, at] of drawn.entries()) {
    expect(at.length(), `ribosome ${i}`).toBeLessThan(cellPlan.radius)
    expect(at.distanceTo(nucleus), `ribosome ${i}`).toBeGreaterThan(cellPlan.nucleus.radius)
  }
  // Those on the sheets of the ER are not cut away with the front: its rim is seen.
  expect(drawn.filter(({ z }) => z > cellPlan.cut).length).toBeLessThan(drawn.length / 20)
})

test.each([
  ['ribosome', 0.25],
  ['lysosome', 0.3],
  ['mitochondrion', 0.6],
  ['smooth-er', 0.3],
  ['nucleolus', 0.3],
  ['centrioles', 0.7],
] as const)('the stop at %s is just in front of one', (part, reach) => {
  const stop = new Vector3(...stops[part])
  const near = cornersIn(part).map((at) => at.distanceTo(stop))
  expect(Math.min(...near)).toBeLessThan(reach)
})
