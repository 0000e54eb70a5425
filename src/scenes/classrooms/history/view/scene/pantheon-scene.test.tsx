import { Mesh, type MeshStandardMaterial, type Object3D, Raycaster, Vector3 } from 'three'
import { expect, test, vi } from 'vitest'
import { labelPoint } from '../../../common/view/scene/lab-object-group.tsx'
import type { SceneContentProps } from '../../../common/view/scene/lesson-stage.tsx'
import { readModel } from '../../../common/view/scene/testing/read-model.ts'
import { expectCheap, isSeen } from '../../../common/view/scene/testing/scene-help.ts'
import { openScene, testScene } from '../../../common/view/scene/testing/scene-rules.tsx'
import { pantheonConfig, sceneConfig } from '../../config.ts'
import { pantheonLesson as lesson } from '../../model/lesson.ts'
import { beamLandingAt, type PantheonLab } from '../../model/pantheon-lab.ts'
import { type PartId, partIds, parts } from '../../model/parts.ts'
import { Pantheon } from './pantheon-scene.tsx'

vi.mock('../../../../../stage/flags.ts', () => ({ motionAllowed: () => true }))

const model = await readModel('history/view/scene/pantheon.glb')
const Scene = (props: SceneContentProps<PantheonLab>) => <Pantheon {...props} model={model} />

testScene({
  lesson,
  Scene,
  least: 25,
  // The ancient square.
  ground: -1.32,
  looks: [
    (lab) => {
      lab.age = 'ancient'
    },
    (lab) => {
      lab.colours = 'certainty'
    },
    (lab) => {
      lab.colours = 'stone'
      lab.hour = 6
    },
  ],
})

const isMesh = (part: Object3D): part is Mesh => part instanceof Mesh

test('shows each part as it was and as it is, or how sure we are of it', async () => {
  const { lab, frame, find } = await openScene(lesson, Scene)
  const materialOf = (id: PartId) =>
    find(id)
      .children.filter(isMesh)
      .find(({ visible }) => visible)?.material as MeshStandardMaterial
  for (const age of ['ancient', 'present'] as const) {
    lab.age = age
    await frame()
    for (const id of partIds) expect(find(id).visible, id).toBe(parts[id][age] !== 'gone')
  }
  const lead = materialOf('roof')
  lab.age = 'ancient'
  await frame()
  const bronze = materialOf('roof')
  expect(bronze).not.toBe(lead)
  lab.colours = 'certainty'
  await frame()
  const colorOf = (id: PartId) => materialOf(id).color.getHex()
  expect(colorOf('rosettes')).toBe(colorOf('statues'))
  expect(colorOf('rosettes')).not.toBe(colorOf('dome'))
  expect(colorOf('roof')).toBe(colorOf('attic'))
  lab.colours = 'stone'
  await frame()
  expect(materialOf('roof')).toBe(bronze)
})

test('on a table it stands at 1 : 100 and shows the light where the model has it', async () => {
  const { lab, root, frame } = await openScene(lesson, Scene, { room: () => null })
  Object.assign(lab, { day: 172, hour: 12, at: { north: 0, east: 18 } })
  await frame()
  // East looks at whoever stands before the table: z is towards them.
  expect(labelPoint(root, 'doors')?.x).toBeCloseTo(
    25 * sceneConfig.table.scale + sceneConfig.table.x,
  )
  expect(root.getObjectByName('walker')?.position.x).toBe(18)
  expectCheap(root, 25)
  const light = beamLandingAt(lab)
  const patch = root.getObjectByName('patch') as Mesh
  expect(-(patch.geometry.attributes.position?.getZ(0) ?? 0)).toBeCloseTo(light?.north ?? 0, 4)
  expect(light?.north).toBeCloseTo(14.5, 1)
  Object.assign(lab, { day: 355, hour: pantheonConfig.hours.from })
  await frame()
  expect(root.getObjectByName('patch'), 'by night').toBeUndefined()
})

/** Presses what a ray meets, as the stage does: what is nearest first, up to who keeps the press to itself. */
async function beginPressing(options?: { room: () => null }) {
  const opened = await openScene(lesson, Scene, options)
  const { renderer, root, onPick } = opened
  const press = async (to: Vector3, from = new Vector3(0, 1.65, 0)) => {
    onPick.mockClear()
    root.updateMatrixWorld(true)
    const caster = new Raycaster(from, to.clone().sub(from).normalize())
    const pressed = renderer.scene.findAll(({ props }) => 'onClick' in props)
    const stopPropagation = vi.fn()
    for (const { object, ...hit } of caster.intersectObject(root, true)) {
      if (!isSeen(object)) continue
      let each: Object3D | null = object
      while (each && !pressed.some(({ instance }) => instance === each)) each = each.parent
      const thing = pressed.find(({ instance }) => instance === each)
      if (thing) await renderer.fireEvent(thing, 'click', { ...hit, stopPropagation })
      if (stopPropagation.mock.calls.length > 0) break
    }
    return onPick.mock.lastCall?.[0]
  }
  return { ...opened, press }
}

test('a press goes where it meets the floor, names a part, and meets nothing that is not there', async () => {
  const { lab, frame, press } = await beginPressing()
  expect(await press(new Vector3(5, 0, 6))).toBeUndefined()
  expect(lab.at.north).toBeCloseTo(-6, 1)
  expect(lab.at.east).toBeCloseTo(5, 1)
  await press(new Vector3(18.5, 0, 0))
  expect(lab.at, 'a ring leads to its place').toEqual({ north: 0, east: 18 })
  // Through the beam and not through the wall.
  expect(await press(new Vector3(0, 40, 11.5))).toBe('dome')
  const outside = new Vector3(0, 1.65, -62)
  expect(await press(new Vector3(0, 60, -62), outside), 'the sky').toBeUndefined()
  const behind = new Vector3(16.4, 3, 16.4)
  lab.age = 'ancient'
  await frame()
  expect(await press(behind)).toBe('statues')
  lab.age = 'present'
  await frame()
  expect(await press(behind)).toBe('lowerWall')
})

test('on a table a press names a part, also the floor, and walks nowhere', async () => {
  const { lab, find, press } = await beginPressing({ room: () => null })
  const { at } = lab
  const floor = find('floor').getWorldPosition(new Vector3())
  expect(await press(floor, floor.clone().add(new Vector3(0, 0.02, 0.05)))).toBe('floor')
  expect(lab.at).toEqual(at)
})

test('who comes back from a table finds the sky, and what keeps the sun out, in their places', async () => {
  const { renderer, session, onPick, find, root } = await openScene(lesson, Scene)
  const update = (room?: () => null) => renderer.update(<Scene {...{ session, onPick, room }} />)
  expect(isSeen(find('heaven'))).toBe(true)
  await update(() => null)
  expect(root.getObjectByName('heaven')).toBeUndefined()
  expect(isSeen(find('section-faces'))).toBe(true)
  await update()
  expect(isSeen(find('heaven'))).toBe(true)
  expect(find('shell').visible).toBe(true)
  expect(isSeen(find('section-faces'))).toBe(false)
  expect(find('dome').getWorldScale(new Vector3()).x).toBe(1)
})
