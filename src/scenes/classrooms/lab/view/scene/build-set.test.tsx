import { expect, test } from 'vitest'
import { moving, still, testSet } from '../../../common/view/scene/testing/set-help.ts'
import { createBench, fillBurette } from '../../model/bench.ts'
import { titrationLesson } from '../../model/lesson.ts'
import { pourCounted, setOpen, setSwirling } from '../../model/pour.ts'
import { buildSet } from './build-set.ts'
import { markHeight } from './move-burette.ts'

testSet({ lesson: titrationLesson, buildSet, least: 30 })

function begin() {
  const bench = createBench()
  fillBurette(bench)
  bench.bubble = 0
  return { set: buildSet(), bench }
}

test('shows what the bench is like: meniscus, drop, stream, swirl, goggles', () => {
  const { set, bench } = begin()
  expect(set.update(bench, still)).toBe(false)
  expect(set.parts.goggles?.visible).toBe(true)
  bench.goggles = true
  set.update(bench, still)
  expect(set.parts.goggles?.visible).toBe(false)
  expect(set.anchor('burette').y).toBeCloseTo(markHeight(bench.level))
  // Towards the foot by 11.6 mm a millilitre.
  expect(markHeight(10) - markHeight(11)).toBeCloseTo(0.0116)
  setOpen(bench, true)
  expect(set.update(bench, moving), 'the handle turns').toBe(true)
  expect(set.update(bench, still), 'at once where nothing may move').toBe(false)
  setSwirling(bench, true)
  expect(set.update(bench, moving)).toBe(true)
  expect(set.parts.flask?.position.length()).toBeGreaterThan(0)
  set.dispose()
})

test('moves on from rest: the first frame has no past, yet a drop falls and the handle turns', () => {
  const { set, bench } = begin()
  const first = { ...moving, elapsed: 0 }
  set.update(bench, first)
  pourCounted(bench, 0.05)
  expect(set.update(bench, first), 'a drop lets go').toBe(true)
  expect(set.update(bench, moving), 'and falls').toBe(true)
  expect(set.update(bench, { ...moving, elapsed: 1 }), 'and arrives').toBe(false)
  setOpen(bench, true)
  expect(set.update(bench, first), 'the handle is still to turn').toBe(true)
  expect(set.update(bench, { ...moving, elapsed: 1 })).toBe(false)
  set.dispose()
})
