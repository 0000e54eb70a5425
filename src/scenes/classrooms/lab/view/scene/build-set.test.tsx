import { afterEach, expect, test, vi } from 'vitest'
import {
  expectFreed,
  heldBy,
  meshesOf,
  moving,
  still,
  trianglesOf,
} from '../../../common/view/scene/testing/set-help.ts'
import { createBench, fillBurette } from '../../model/bench/bench.ts'
import { pourCounted, setOpen, setSwirling } from '../../model/bench/pour.ts'
import { titrationLesson } from '../../model/lesson.ts'
import { buildSet } from './build-set.ts'
import { markHeight } from './move-burette.ts'

afterEach(() => vi.restoreAllMocks())

test('every object of the lesson can be pressed, and stands above the bench', () => {
  const set = buildSet()
  expect(Object.keys(set.parts).sort()).toEqual(titrationLesson.objects.map(({ id }) => id).sort())
  for (const { id } of titrationLesson.objects) expect(set.anchor(id).y).toBeGreaterThan(0)
  set.dispose()
})

test('is drawn in at most 150 calls of at most 200 000 triangles', () => {
  const set = buildSet()
  const meshes = meshesOf(set.root)
  const calls = meshes.reduce((sum, { material }) => sum + [material].flat().length, 0)
  const triangles = meshes.reduce((sum, mesh) => sum + trianglesOf(mesh), 0)
  expect(calls).toBeGreaterThan(30)
  // Shadows draw what casts them once more.
  expect(calls * 2).toBeLessThanOrEqual(150)
  expect(triangles).toBeLessThanOrEqual(200_000)
  set.dispose()
})

test('shows what the bench is like: meniscus, drop, stream, swirl, goggles', () => {
  const set = buildSet()
  const bench = createBench()
  expect(set.update(bench, still)).toBe(false)
  expect(set.parts.goggles?.visible).toBe(true)
  bench.goggles = true
  fillBurette(bench)
  bench.bubble = 0
  set.update(bench, still)
  expect(set.parts.goggles?.visible).toBe(false)
  expect(set.anchor('burette').y).toBeCloseTo(markHeight(bench.level))
  // Towards the foot by 11.6 mm a millilitre.
  expect(markHeight(10) - markHeight(11)).toBeCloseTo(0.0116)
  pourCounted(bench, 0.05)
  expect(set.update(bench, moving), 'a drop falls').toBe(true)
  expect(set.update(bench, { ...moving, elapsed: 1 }), 'and arrives').toBe(false)
  setOpen(bench, true)
  expect(set.update(bench, moving), 'the handle turns').toBe(true)
  expect(set.update(bench, still), 'at once where nothing may move').toBe(false)
  setSwirling(bench, true)
  expect(set.update(bench, moving)).toBe(true)
  expect(set.parts.flask?.position.length()).toBeGreaterThan(0)
  set.dispose()
})

test('moves on from rest: the first frame has no past, yet a drop falls and the handle turns', () => {
  const set = buildSet()
  const bench = createBench()
  fillBurette(bench)
  bench.bubble = 0
  const first = { ...moving, elapsed: 0 }
  set.update(bench, first)
  pourCounted(bench, 0.05)
  expect(set.update(bench, first), 'a drop lets go').toBe(true)
  expect(set.update(bench, moving), 'and falls').toBe(true)
  expect(set.update(bench, { ...moving, elapsed: 1 })).toBe(false)
  setOpen(bench, true)
  expect(set.update(bench, first), 'the handle is still to turn').toBe(true)
  expect(set.update(bench, { ...moving, elapsed: 1 })).toBe(false)
  set.dispose()
})

test('frees all that it holds, textures included', () => {
  const set = buildSet()
  expectFreed(heldBy(set.root), 40, () => set.dispose())
})
