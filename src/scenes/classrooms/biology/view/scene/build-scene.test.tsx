import { InstancedMesh, Matrix4, type Object3D, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { readModel } from '../../../common/view/scene/testing/read-model.ts'
import {
  isSeen,
  meshesOf,
  moving,
  still,
  testSet,
} from '../../../common/view/scene/testing/scene-help.ts'
import { advanceCargo, createCellLab, restartJourney, send } from '../../model/cell-lab.ts'
import { cellLesson } from '../../model/lesson.ts'
import { routeOf } from '../../model/secretion.ts'
import { buildScene } from './build-scene.ts'

const model = await readModel('biology/view/scene/cell.glb')

testSet({
  lesson: cellLesson,
  buildScene: (options) => buildScene(model, options),
  least: 25,
  fill(lab) {
    lab.journey = { ...lab.journey, stage: 'secreted' }
  },
  looks: [
    (lab) => {
      lab.scale = 'true'
    },
  ],
})

function begin() {
  const lessonScene = buildScene(model)
  const lab = createCellLab()
  lessonScene.update(lab, still)
  return { lessonScene, lab }
}

/** What is seen of the sign: parts whose geometry is shown now. */
const signOf = (root: Object3D) =>
  meshesOf(root.getObjectByName('cargo'))
    .filter(isSeen)
    .map((mesh) => mesh.parent?.name.replace('cargo-', ''))
    .sort()

test('shows what is on its way: gene, copy, ribosome, protein, vesicle, sugar', () => {
  const { lessonScene, lab } = begin()
  const go = (kind: 'secreted' | 'cytosolic') =>
    routeOf(kind).map((station) => {
      send(lab, station)
      advanceCargo(lab, 9)
      expect(lessonScene.update(lab, moving)).toBe(false)
      return signOf(lessonScene.root)
    })
  expect(signOf(lessonScene.root)).toEqual(['gene', 'gene'])
  expect(go('secreted')).toEqual([
    ['message'],
    ['message'],
    ['message', 'ribosome'],
    ['protein'],
    ['protein', 'vesicle'],
    ['protein', 'sugar'],
    ['protein', 'sugar', 'vesicle'],
    ['protein', 'sugar'],
  ])
  restartJourney(lab, 'cytosolic')
  expect(go('cytosolic').at(-1)).toEqual(['protein'])
  lessonScene.dispose()
})

test('where nothing may move, what travels is drawn where it arrives', () => {
  const { lessonScene, lab } = begin()
  send(lab, 'nucleus')
  send(lab, 'pore')
  const cargo = (moment: typeof still) => {
    lessonScene.update(lab, moment)
    return lessonScene.root.getObjectByName('cargo')?.position.clone() ?? new Vector3(9, 9, 9)
  }
  const from = cargo(moving)
  const to = cargo(still)
  expect(to.distanceTo(from)).toBeGreaterThan(1)
  advanceCargo(lab, 9)
  expect(cargo(moving).distanceTo(to)).toBeCloseTo(0, 9)
  lessonScene.dispose()
})

test('true scale draws ribosomes at their size, and back', () => {
  const { lessonScene, lab } = begin()
  const ribosomeAt = (scale: typeof lab.scale) => {
    lab.scale = scale
    lessonScene.update(lab, still)
    const [mesh] = meshesOf(lessonScene.parts.ribosome).filter(
      (each) => each instanceof InstancedMesh && isSeen(each),
    )
    if (!(mesh instanceof InstancedMesh)) return undefined
    const place = new Matrix4()
    mesh.getMatrixAt(0, place)
    mesh.geometry.computeBoundingSphere()
    return (mesh.geometry.boundingSphere?.radius ?? 0) * place.getMaxScaleOnAxis() * mesh.scale.x
  }
  // By hand: 25 nm across, and enlarged five times.
  expect(ribosomeAt('true')).toBeCloseTo(0.0125, 4)
  expect(ribosomeAt('enlarged')).toBeCloseTo(0.0625, 4)
  lessonScene.dispose()
})

test('a part lights up while it is chosen, and no longer', () => {
  const { lessonScene, lab } = begin()
  const [mesh] = meshesOf(lessonScene.parts.golgi)
  const glow = () => (mesh?.material as { emissive?: { r: number } } | undefined)?.emissive?.r
  lessonScene.update(lab, { ...still, chosen: 'golgi' })
  expect(glow()).toBeGreaterThan(0)
  lessonScene.update(lab, { ...still, chosen: 'nucleus' })
  expect(glow()).toBe(0)
  lessonScene.dispose()
})
