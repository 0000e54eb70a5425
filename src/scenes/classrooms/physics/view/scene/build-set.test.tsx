import { InstancedMesh } from 'three'
import { expect, test } from 'vitest'
import { runAction } from '../../../common/model/lesson.ts'
import { meshesOf, moving, still, testSet } from '../../../common/view/scene/testing/set-help.ts'
import { setConfig } from '../../config.ts'
import { motionLesson as lesson } from '../../model/lesson/lesson.ts'
import { buildSet } from './build-set.ts'

testSet({
  lesson,
  buildSet,
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
  const set = buildSet()
  const lab = lesson.create()
  const at = (id: string) => set.parts[id]?.position.toArray()
  const { x, y, z } = setConfig.front
  expect(set.update(lab, moving), 'it begins in its place').toBe(false)
  expect(at('pendulum')).toEqual([x, y, z])
  runAction(lesson, lab, 'use-orbit')
  expect(set.update(lab, { ...moving, elapsed: 0 }), 'the first frame has no past').toBe(true)
  expect(set.update(lab, moving)).toBe(true)
  expect(at('orbit')).not.toEqual([x, y, z])
  expect(set.update(lab, { ...moving, elapsed: 1 })).toBe(false)
  expect(at('orbit')).toEqual([x, y, z])
  expect(set.parts.pendulum?.scale.x).toBe(setConfig.aside)
  runAction(lesson, lab, 'use-throw')
  expect(set.update(lab, still)).toBe(false)
  expect(at('throw')).toEqual([x, y, z])
  set.dispose()
})
