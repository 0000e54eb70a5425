import { type Group, Mesh, type Object3D } from 'three'
import { expect, test } from 'vitest'
import { readModel } from '../../../common/view/scene/testing/read-model.ts'
import {
  expectCheap,
  meshesOf,
  still,
  testSet,
} from '../../../common/view/scene/testing/scene-help.ts'
import { pantheonConfig, sceneConfig } from '../../config.ts'
import { pantheonLesson } from '../../model/lesson.ts'
import { lightOf } from '../../model/pantheon-lab.ts'
import { type PartId, partIds, parts } from '../../model/parts.ts'
import { buildScene } from './build-scene.ts'

const model = await readModel('history/view/scene/pantheon.glb')

testSet({
  lesson: pantheonLesson,
  buildScene: (options) => buildScene(model, options),
  least: 25,
  // The ancient square.
  ground: -1.32,
  looks: [
    (lab) => {
      lab.age = 'ancient'
    },
  ],
})

const isMesh = (part: Object3D): part is Mesh => part instanceof Mesh

test('shows each part as it was and as it is, or how sure we are of it', () => {
  const lessonScene = buildScene(model)
  const lab = pantheonLesson.create()
  const materialOf = (id: PartId) =>
    (lessonScene.parts[id] as Group).children.filter(isMesh).find(({ visible }) => visible)
      ?.material
  for (const age of ['ancient', 'present'] as const) {
    lab.age = age
    expect(lessonScene.update(lab, still), 'nothing moves by itself').toBe(false)
    for (const id of partIds)
      expect(lessonScene.parts[id]?.visible, id).toBe(parts[id][age] !== 'gone')
  }
  const lead = materialOf('roof')
  lab.age = 'ancient'
  lessonScene.update(lab, still)
  expect(materialOf('roof')).not.toBe(lead)
  lab.colours = 'certainty'
  lessonScene.update(lab, still)
  expect(materialOf('rosettes')).toBe(materialOf('statues'))
  expect(materialOf('rosettes')).not.toBe(materialOf('dome'))
  expect(materialOf('roof')).toBe(materialOf('attic'))
  lessonScene.dispose()
})

test('on a table it stands at 1 : 100 and shows the light where the model has it', () => {
  const lessonScene = buildScene(model, { room: false })
  const lab = pantheonLesson.create()
  Object.assign(lab, { day: 172, hour: 12, at: { north: 0, east: 18 } })
  lessonScene.update(lab, still)
  // East looks at whoever stands before the table: z is towards them.
  expect(lessonScene.anchor('doors').x).toBeCloseTo(
    25 * sceneConfig.table.scale + sceneConfig.table.x,
  )
  expectCheap(lessonScene.root, 25)
  const light = lightOf(lab)
  const patch = meshesOf(lessonScene.root).find(({ renderOrder }) => renderOrder === 2)
  const { position } = patch?.geometry.attributes ?? {}
  expect(-(position?.getZ(0) ?? 0)).toBeCloseTo(light?.north ?? 0, 4)
  expect(light?.north).toBeCloseTo(14.5, 1)
  lab.hour = pantheonConfig.hours.from
  lab.day = 355
  lessonScene.update(lab, still)
  expect(patch?.parent?.visible, 'by night').toBe(false)
  lessonScene.dispose()
})
