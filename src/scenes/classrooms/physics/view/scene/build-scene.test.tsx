import { InstancedMesh } from 'three'
import { expect, test } from 'vitest'
import { runAction } from '../../../common/model/lesson.ts'
import { meshesOf, moving, still, testSet } from '../../../common/view/scene/testing/scene-help.ts'
import { sceneConfig } from '../../config.ts'
import { motionLesson as lesson } from '../../model/lesson/lesson.ts'
import { buildScene } from './build-scene.ts'

testSet({
  lesson,
  buildScene,
  least: 40,
  fill(lab, { root }) {
    for (const id of ['throw', 'collision', 'orbit', 'pendulum']) {
      runAction(lesson, lab, `use-${id}`)
      runAction(lesson, lab, 'finish')
    }
    // As many instances as there is room for.
    for (const part of meshesOf(root))
      if (part instanceof InstancedMesh) part.count = part.instanceMatrix.count
  },
})

test('the one that is chosen walks to the front, the other back; at once where nothing may move', () => {
  const lessonScene = buildScene()
  const lab = lesson.create()
  const at = (id: string) => lessonScene.parts[id]?.position.toArray()
  const { x, y, z } = sceneConfig.front
  expect(lessonScene.update(lab, moving), 'it begins in its place').toBe(false)
  expect(at('pendulum')).toEqual([x, y, z])
  runAction(lesson, lab, 'use-orbit')
  expect(lessonScene.update(lab, { ...moving, elapsed: 0 }), 'the first frame has no past').toBe(
    true,
  )
  expect(lessonScene.update(lab, moving)).toBe(true)
  expect(at('orbit')).not.toEqual([x, y, z])
  expect(lessonScene.update(lab, { ...moving, elapsed: 1 })).toBe(false)
  expect(at('orbit')).toEqual([x, y, z])
  expect(lessonScene.parts.pendulum?.scale.x).toBe(sceneConfig.aside)
  runAction(lesson, lab, 'use-throw')
  expect(lessonScene.update(lab, still)).toBe(false)
  expect(at('throw')).toEqual([x, y, z])
  lessonScene.dispose()
})
