import { expect, test } from 'vitest'
import { readModel } from '../../../common/view/scene/testing/read-model.ts'
import { moving, still, testSet } from '../../../common/view/scene/testing/scene-help.ts'
import { createBench, fillBurette } from '../../model/bench.ts'
import { titrationLesson } from '../../model/lesson.ts'
import { pourCounted, setOpen, setSwirling } from '../../model/pour.ts'
import { buildScene } from './build-scene.ts'
import { markHeight } from './burette.ts'

const model = await readModel('lab/view/scene/titration.glb')

testSet({
  lesson: titrationLesson,
  buildScene: (options) => buildScene(model, options),
  least: 30,
})

function begin() {
  const bench = createBench()
  fillBurette(bench)
  bench.bubble = 0
  return { lessonScene: buildScene(model), bench }
}

test('shows what the bench is like: meniscus, drop, stream, swirl, goggles', () => {
  const { lessonScene, bench } = begin()
  expect(lessonScene.update(bench, still)).toBe(false)
  expect(lessonScene.parts.goggles?.visible).toBe(true)
  bench.goggles = true
  lessonScene.update(bench, still)
  expect(lessonScene.parts.goggles?.visible).toBe(false)
  expect(lessonScene.anchor('burette').y).toBeCloseTo(markHeight(bench.level))
  // Towards the foot by 11.6 mm a millilitre.
  expect(markHeight(10) - markHeight(11)).toBeCloseTo(0.0116)
  setOpen(bench, true)
  expect(lessonScene.update(bench, moving), 'the handle turns').toBe(true)
  expect(lessonScene.update(bench, still), 'at once where nothing may move').toBe(false)
  setSwirling(bench, true)
  expect(lessonScene.update(bench, moving)).toBe(true)
  expect(lessonScene.parts.flask?.position.length()).toBeGreaterThan(0)
  lessonScene.dispose()
})

test('moves on from rest: the first frame has no past, yet a drop falls and the handle turns', () => {
  const { lessonScene, bench } = begin()
  const first = { ...moving, elapsed: 0 }
  lessonScene.update(bench, first)
  pourCounted(bench, 0.05)
  expect(lessonScene.update(bench, first), 'a drop lets go').toBe(true)
  expect(lessonScene.update(bench, moving), 'and falls').toBe(true)
  expect(lessonScene.update(bench, { ...moving, elapsed: 1 }), 'and arrives').toBe(false)
  setOpen(bench, true)
  expect(lessonScene.update(bench, first), 'the handle is still to turn').toBe(true)
  expect(lessonScene.update(bench, { ...moving, elapsed: 1 })).toBe(false)
  lessonScene.dispose()
})
