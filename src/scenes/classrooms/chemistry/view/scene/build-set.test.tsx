import { afterEach, expect, test, vi } from 'vitest'
import { partOn } from '../../../common/view/scene/pick.ts'
import { expectFreed, heldBy, moving, still } from '../../../common/view/scene/testing/set-help.ts'
import { setConfig } from '../../config.ts'
import { moleculeLesson as lesson } from '../../model/lesson/lesson.ts'
import { showMolecule } from '../../model/lesson/stand.ts'
import { structureIds } from '../../model/shelf.ts'
import { buildSet } from './build-set.ts'
import { act, balanced, ballsOf, count, fullest, rayOn } from './testing/set-help.ts'

afterEach(() => vi.restoreAllMocks())

test('every object of the lesson can be pressed, and stands above the bench', () => {
  const set = buildSet()
  set.update(lesson.create(), still)
  expect(Object.keys(set.parts).sort()).toEqual(lesson.objects.map(({ id }) => id).sort())
  for (const { id } of lesson.objects) expect(set.anchor(id).y).toBeGreaterThan(0)
  const { x, y, z } = setConfig.model
  expect(partOn(rayOn(set, [x, y, z]), set.parts)).toBe('model')
  const { sign, shelf, salt, tray } = setConfig
  expect(partOn(rayOn(set, [sign.x, 0.05, sign.z]), set.parts)).toBe('equation')
  expect(partOn(rayOn(set, [shelf.x, shelf.y - 0.005, shelf.z]), set.parts)).toBe('shelf')
  expect(partOn(rayOn(set, [salt.x, 0.06, salt.z]), set.parts)).toBe('salt')
  expect(partOn(rayOn(set, [tray.x, 0.003, tray.z]), set.parts)).toBe('flask')
  set.dispose()
})

test('its fullest is drawn in at most 150 calls of at most 200 000 triangles', () => {
  const set = buildSet()
  const { lab } = fullest()
  set.update(lab, still)
  const { calls, triangles } = count(set.root)
  expect(calls).toBeGreaterThan(30)
  expect(triangles).toBeGreaterThan(20_000)
  // Shadows draw what casts them once more.
  expect(calls * 2).toBeLessThanOrEqual(150)
  expect(triangles * 2).toBeLessThanOrEqual(200_000)
  set.dispose()
})

test('stands a molecule to scale: its nuclei as far apart as measured, larger where it fills its space', () => {
  const set = buildSet()
  const lab = lesson.create()
  set.update(lab, still)
  const small = ballsOf(set.parts.model)
  expect(small).toHaveLength(3)
  const [oxygen, hydrogen] = small
  // 95.78 pm, 450 million times as large.
  expect(oxygen?.at.distanceTo(hydrogen?.at as never)).toBeCloseTo(95.78e-12 * 450e6, 5)
  lab.look = 'space'
  set.update(lab, still)
  expect(ballsOf(set.parts.model)[0]?.radius).toBeCloseTo(152e-12 * 450e6, 5)
  set.dispose()
})

test('every molecule is on the shelf but the one on the stand, and rests on the board', () => {
  const set = buildSet()
  const lab = lesson.create()
  const atoms = new Set<number>()
  for (const id of structureIds) {
    showMolecule(lab, id)
    set.update(lab, still)
    const balls = ballsOf(set.parts.shelf)
    atoms.add(balls.length + ballsOf(set.parts.model).length)
    const lowest = Math.min(...balls.map(({ at, radius }) => at.y - radius))
    expect(lowest).toBeCloseTo(setConfig.shelf.y, 4)
  }
  expect([...atoms]).toHaveLength(1)
  set.dispose()
})

test('lone pairs and marks come and go', () => {
  const set = buildSet()
  const lab = lesson.create()
  set.update(lab, still)
  const before = count(set.root)
  act(lab, 'pairs')
  act(lab, 'measure-angle')
  act(lab, 'measure-bond')
  set.update(lab, still)
  const after = count(set.root)
  // Lobes, their electrons, lines, two figures.
  expect(after.calls).toBe(before.calls + 5)
  expect(after.triangles).toBeGreaterThan(before.triangles + 1000)
  act(lab, 'pairs')
  act(lab, 'next-molecule')
  set.update(lab, still)
  expect(count(set.root).calls).toBe(before.calls)
  set.dispose()
})

test('atoms go over to the products and none is lost; where nothing may move they are there at once', () => {
  const set = buildSet()
  const lab = balanced('knallgas', { hydrogen: 2, oxygen: 1, water: 2 })
  lab.put = { hydrogen: 4, oxygen: 2 }
  set.update(lab, moving)
  const before = ballsOf(set.parts.flask)
  expect(before).toHaveLength(12)
  for (const { at } of before) expect(at.x).toBeLessThan(0)
  act(lab, 'react')
  lesson.advance(lab, 1.5)
  expect(set.update(lab, moving), 'the lab’s own time moves them').toBe(false)
  const way = ballsOf(set.parts.flask)
  expect(way).toHaveLength(12)
  expect(Math.max(...way.map(({ at }) => at.y))).toBeGreaterThan(0.03)
  set.update(lab, still)
  const after = ballsOf(set.parts.flask)
  expect(after).toHaveLength(12)
  for (const { at } of after) expect(at.x).toBeGreaterThan(0)
  set.dispose()
})

test('frees all that it holds, textures included', () => {
  const set = buildSet()
  expectFreed(heldBy(set.root), 40, () => set.dispose())
})
