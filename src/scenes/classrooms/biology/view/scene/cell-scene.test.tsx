import { InstancedMesh, Matrix4, type Mesh, type MeshStandardMaterial, type Vector3 } from 'three'
import { afterEach, expect, test, vi } from 'vitest'
import { motionAllowed } from '../../../../../stage/flags.ts'
import { labelPoint } from '../../../common/view/scene/lab-object-group.tsx'
import type { SceneContentProps } from '../../../common/view/scene/lesson-stage.tsx'
import { readModel } from '../../../common/view/scene/testing/read-model.ts'
import { isSeen, meshesOf } from '../../../common/view/scene/testing/scene-help.ts'
import { openScene, testScene } from '../../../common/view/scene/testing/scene-rules.tsx'
import { advanceCargo, type CellLab, restartJourney, sendCargo } from '../../model/cell-lab.ts'
import { cellLesson as lesson } from '../../model/lesson.ts'
import { routeOf } from '../../model/secretion.ts'
import { Cell } from './cell-scene.tsx'

vi.mock('../../../../../stage/flags.ts', () => ({ motionAllowed: vi.fn(() => true) }))
afterEach(() => vi.mocked(motionAllowed).mockReturnValue(true))

const model = await readModel('biology/view/scene/cell.glb')
const Scene = (props: SceneContentProps<CellLab>) => <Cell {...props} model={model} />
const open = () => openScene(lesson, Scene)

testScene({
  lesson,
  Scene,
  least: 25,
  fill({ lab }) {
    lab.journey = { ...lab.journey, stage: 'secreted' }
  },
  looks: [
    (lab) => {
      lab.scale = 'true'
    },
  ],
})

test('shows what is on its way: gene, copy, ribosome, protein, vesicle, sugar', async () => {
  const { lab, frame, find } = await open()
  /** What is seen of the sign: parts whose geometry is shown now. */
  const sign = () =>
    meshesOf(find('cargo'))
      .filter(isSeen)
      .map((mesh) => mesh.parent?.name.replace('cargo-', ''))
      .sort()
  const go = async (kind: 'secreted' | 'cytosolic') => {
    const seen = []
    for (const station of routeOf(kind)) {
      sendCargo(lab, station)
      advanceCargo(lab, 9)
      await frame()
      seen.push(sign())
    }
    return seen
  }
  expect(sign()).toEqual(['gene', 'gene'])
  expect(await go('secreted')).toEqual([
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
  expect((await go('cytosolic')).at(-1)).toEqual(['protein'])
})

test('where nothing may move, what travels is drawn where it arrives', async () => {
  const { lab, frame, find } = await open()
  sendCargo(lab, 'nucleus')
  sendCargo(lab, 'pore')
  const cargo = async (): Promise<Vector3> => {
    await frame()
    return find('cargo').position.clone()
  }
  const from = await cargo()
  vi.mocked(motionAllowed).mockReturnValue(false)
  lab.event = undefined
  const to = await cargo()
  expect(to.distanceTo(from)).toBeGreaterThan(1)
  vi.mocked(motionAllowed).mockReturnValue(true)
  advanceCargo(lab, 9)
  expect((await cargo()).distanceTo(to)).toBeCloseTo(0, 9)
})

test('dots lie on the way that is behind the cargo', async () => {
  const { lab, root, frame } = await open()
  const [dots] = meshesOf(root).filter(
    (mesh) => mesh instanceof InstancedMesh && mesh.instanceMatrix.count === 63,
  ) as InstancedMesh[]
  expect(dots?.count).toBe(0)
  for (const station of routeOf('secreted').slice(0, 3)) sendCargo(lab, station)
  await frame()
  const before = dots?.count ?? Number.NaN
  advanceCargo(lab, 0.7)
  await frame()
  expect(dots?.count).toBeGreaterThan(before)
  advanceCargo(lab, 9)
  await frame()
  expect(dots?.count).toBe(18)
})

test('true scale draws ribosomes at their size, and back', async () => {
  const { lab, frame, find } = await open()
  const ribosomeAt = async (scale: CellLab['scale']) => {
    lab.scale = scale
    await frame()
    const [mesh] = meshesOf(find('ribosome')).filter(
      (each) => each instanceof InstancedMesh && isSeen(each),
    )
    if (!(mesh instanceof InstancedMesh)) return undefined
    const place = new Matrix4()
    mesh.getMatrixAt(0, place)
    mesh.geometry.computeBoundingSphere()
    return (mesh.geometry.boundingSphere?.radius ?? 0) * place.getMaxScaleOnAxis() * mesh.scale.x
  }
  // By hand: 25 nm across, and enlarged five times.
  expect(await ribosomeAt('true')).toBeCloseTo(0.0125, 4)
  expect(await ribosomeAt('enlarged')).toBeCloseTo(0.0625, 4)
})

test('a part lights up while it is chosen, and no longer', async () => {
  const { workspace, frame, find } = await open()
  const glow = async (chosen: string) => {
    workspace.chosen = chosen
    await frame()
    const { material } = find('golgi-body') as Mesh<Mesh['geometry'], MeshStandardMaterial>
    return material.emissive.r
  }
  expect(await glow('golgi')).toBeGreaterThan(0)
  expect(await glow('nucleus')).toBe(0)
})

test('the name of the vesicle stands at the one that is at hand', async () => {
  const { lab, root, frame } = await open()
  const label = () => labelPoint(root, 'vesicle')?.clone()
  const second = label()
  lab.journey = { ...lab.journey, stage: 'in-vesicle' }
  await frame()
  expect(label()?.distanceTo(second as Vector3)).toBeGreaterThan(0.01)
})
