import { expect, test } from 'vitest'
import { moving, still, testSet } from '../../../common/view/scene/testing/scene-help.ts'
import { moleculeLesson as lesson } from '../../model/lesson/lesson.ts'
import { showMolecule } from '../../model/lesson/stand.ts'
import { buildScene } from './build-scene.ts'
import { act, balance, ballsOf } from './testing/scene-help.ts'

testSet({
  lesson,
  buildScene,
  least: 40,
  fill(lab) {
    balance(lab, 'methaneBurns', { methane: 1, oxygen: 2, carbonDioxide: 1, water: 2 })
    lab.put = { methane: 12, oxygen: 12, carbonDioxide: 12, water: 12 }
    showMolecule(lab, 'ethanol')
    for (const id of ['pairs', 'measure-angle', 'measure-bond']) act(lab, id)
  },
})

test('stands a molecule to scale: its nuclei as far apart as measured, larger where it fills its space', () => {
  const lessonScene = buildScene()
  const lab = lesson.create()
  lessonScene.update(lab, still)
  const small = ballsOf(lessonScene.parts.model)
  expect(small).toHaveLength(3)
  const [oxygen, hydrogen] = small
  // 95.78 pm, 450 million times as large.
  expect(oxygen?.at.distanceTo(hydrogen?.at as never)).toBeCloseTo(95.78e-12 * 450e6, 5)
  lab.look = 'space'
  lessonScene.update(lab, still)
  expect(ballsOf(lessonScene.parts.model)[0]?.radius).toBeCloseTo(152e-12 * 450e6, 5)
  lessonScene.dispose()
})

test('atoms go over to the products and none is lost; where nothing may move they are there at once', () => {
  const lessonScene = buildScene()
  const lab = balance(lesson.create(), 'knallgas', { hydrogen: 2, oxygen: 1, water: 2 })
  lab.put = { hydrogen: 4, oxygen: 2 }
  lessonScene.update(lab, moving)
  const before = ballsOf(lessonScene.parts.flask)
  expect(before).toHaveLength(12)
  for (const { at } of before) expect(at.x).toBeLessThan(0)
  act(lab, 'react')
  lesson.advance(lab, 1.5)
  expect(lessonScene.update(lab, moving), 'the lab’s own time moves them').toBe(false)
  const way = ballsOf(lessonScene.parts.flask)
  expect(way).toHaveLength(12)
  expect(Math.max(...way.map(({ at }) => at.y))).toBeGreaterThan(0.03)
  lessonScene.update(lab, still)
  const after = ballsOf(lessonScene.parts.flask)
  expect(after).toHaveLength(12)
  for (const { at } of after) expect(at.x).toBeGreaterThan(0)
  lessonScene.dispose()
})
