import { InstancedMesh } from 'three'
import { afterEach, expect, test, vi } from 'vitest'
import { runAction, setSlider } from '../../../common/model/operate.ts'
import {
  expectFreed,
  heldBy,
  meshesOf,
  moving,
  still,
  trianglesOf,
} from '../../../common/view/scene/testing/set-help.ts'
import { setConfig } from '../../config.ts'
import { motionLesson as lesson } from '../../model/lesson/lesson.ts'
import { buildSet } from './build-set.ts'

afterEach(() => vi.restoreAllMocks())

test('every object of the lesson can be pressed, and stands above the bench', () => {
  const set = buildSet()
  set.update(lesson.create(), still)
  expect(Object.keys(set.parts).sort()).toEqual(lesson.objects.map(({ id }) => id).sort())
  for (const { id } of lesson.objects) expect(set.anchor(id).y).toBeGreaterThan(0.03)
  set.dispose()
})

test('is drawn in at most 150 calls of at most 200 000 triangles', () => {
  const set = buildSet()
  // As many instances as there is room for.
  for (const part of meshesOf(set.root))
    if (part instanceof InstancedMesh) part.count = part.instanceMatrix.count
  const triangles = meshesOf(set.root).reduce((sum, mesh) => sum + trianglesOf(mesh), 0)
  expect(meshesOf(set.root).length).toBeGreaterThan(40)
  // Shadows draw what casts them once more.
  const casting = meshesOf(set.root).filter(({ castShadow }) => castShadow).length
  expect(meshesOf(set.root).length + casting).toBeLessThanOrEqual(150)
  expect(triangles).toBeLessThanOrEqual(200_000)
  set.dispose()
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

test('shows what runs: the swing, the throw with the one before, pucks and planet', () => {
  const set = buildSet({ room: false })
  const lab = lesson.create()
  const seen = () => {
    set.update(lab, still)
    set.root.updateMatrixWorld(true)
    return meshesOf(set.root).map((part) => {
      const { count = 0 } = part as Partial<InstancedMesh>
      return `${part.matrixWorld.elements.map((value) => value.toFixed(5))} ${count} ${part.visible}`
    })
  }
  const changes = (what: () => void) => {
    const before = seen()
    what()
    const after = seen()
    return after.filter((each, at) => each !== before[at]).length
  }
  expect(changes(() => setSlider(lesson, lab, 'amplitude', 80))).toBeGreaterThan(3)
  expect(changes(() => runAction(lesson, lab, 'finish'))).toBeGreaterThan(3)
  expect(changes(() => {})).toBe(0)
  for (const id of ['throw', 'collision', 'orbit']) {
    runAction(lesson, lab, `use-${id}`)
    expect(
      changes(() => runAction(lesson, lab, 'finish')),
      id,
    ).toBeGreaterThan(1)
  }
  set.dispose()
})

test('a guess of the distance is a flag within the range', () => {
  const set = buildSet({ room: false })
  const lab = lesson.create()
  runAction(lesson, lab, 'use-throw')
  set.update(lab, still)
  const hidden = () => {
    let count = 0
    set.parts.throw?.traverse((part) => {
      if (!part.visible) count += 1
    })
    return count
  }
  expect(hidden()).toBe(1)
  setSlider(lesson, lab, 'guess-range', 60)
  set.update(lab, still)
  expect(hidden()).toBe(0)
  set.dispose()
})

test('frees all that it holds, textures included', () => {
  const set = buildSet()
  expectFreed(heldBy(set.root), 50, () => set.dispose())
})
