import { InstancedMesh, Mesh, type Object3D, Texture } from 'three'
import { expect, test, vi } from 'vitest'
import type { LessonModel } from '../../../model/lesson.ts'
import type { LessonScene } from '../lesson-scene.ts'

/** Frames of a scene: nothing may move by itself, and a fiftieth of a second on. */
export const still = { elapsed: 0, still: true, chosen: null }
export const moving = { elapsed: 0.02, still: false, chosen: null }

export function meshesOf(root: Object3D | undefined): Mesh[] {
  const found: Mesh[] = []
  root?.traverse((part) => {
    if (part instanceof Mesh) found.push(part)
  })
  return found
}

export const isSeen = (part: Object3D | null): boolean =>
  part === null || (part.visible && isSeen(part.parent))

/** What it takes to draw what is seen; what casts a shadow is drawn once more. */
export function costOf(root: Object3D): { calls: number; triangles: number } {
  let calls = 0
  let triangles = 0
  for (const mesh of meshesOf(root)) {
    const materials = [mesh.material].flat().filter(({ visible }) => visible).length
    const count = mesh instanceof InstancedMesh ? mesh.count : 1
    if (!isSeen(mesh) || materials * count === 0) continue
    const { index, attributes } = mesh.geometry
    const corners = index?.count ?? attributes.position?.count ?? Number.NaN
    const times = mesh.castShadow ? 2 : 1
    calls += times * materials
    triangles += (times * count * corners) / 3
  }
  return { calls, triangles }
}

/** @param least  calls, so that the check cannot pass on nothing */
export function expectCheap(root: Object3D, least: number): void {
  const { calls, triangles } = costOf(root)
  expect(calls).toBeGreaterThan(least)
  expect(calls).toBeLessThanOrEqual(150)
  expect(triangles).toBeGreaterThan(10_000)
  expect(triangles).toBeLessThanOrEqual(200_000)
}

/** What a scene holds on the graphics card: geometries, materials, textures, instances. */
export function heldBy(root: Object3D): Set<{ dispose(): void }> {
  const held = new Set<{ dispose(): void }>()
  for (const mesh of meshesOf(root)) {
    held.add(mesh.geometry)
    if (mesh instanceof InstancedMesh) held.add(mesh)
    for (const material of [mesh.material].flat()) {
      held.add(material)
      for (const value of Object.values(material)) if (value instanceof Texture) held.add(value)
    }
  }
  return held
}

export interface SetRules<Lab> {
  lesson: LessonModel<Lab & object>
  buildScene: (options?: { room?: boolean }) => LessonScene<Lab>
  /** So many calls and so many things that are held there are at least. */
  least: number
  /** Where the ground of the scene is lowest, metres. */
  ground?: number
  /** Makes it show all that it can. */
  fill?(lab: Lab, lessonScene: LessonScene<Lab>): void
  /** Other looks of it, which hold things of their own. */
  looks?: ((lab: Lab) => void)[]
}

/** Tests of what holds for the scene of every lesson. */
export function testSet<Lab extends object>({
  lesson,
  buildScene,
  least,
  ground = 0,
  fill,
  looks = [],
}: SetRules<Lab>) {
  test('every object of the lesson can be pressed, and has its place on or above the ground', () => {
    const lessonScene = buildScene()
    lessonScene.update(lesson.create(), still)
    expect(Object.keys(lessonScene.parts).sort()).toEqual(lesson.objects.map(({ id }) => id).sort())
    for (const { id } of lesson.objects) {
      expect(meshesOf(lessonScene.parts[id]).length, id).toBeGreaterThan(0)
      expect(lessonScene.anchor(id).y, id).toBeGreaterThanOrEqual(ground)
    }
    lessonScene.dispose()
  })

  test('its fullest is drawn in at most 150 calls of at most 200 000 triangles', () => {
    const lessonScene = buildScene()
    const lab = lesson.create()
    fill?.(lab, lessonScene)
    lessonScene.update(lab, still)
    expectCheap(lessonScene.root, least)
    lessonScene.dispose()
  })

  test('frees all that it holds, in every look that it had', () => {
    const lessonScene = buildScene()
    const lab = lesson.create()
    const held = new Set<{ dispose(): void }>()
    for (const change of [() => {}, ...looks]) {
      change(lab)
      lessonScene.update(lab, still)
      for (const each of heldBy(lessonScene.root)) held.add(each)
    }
    const spies = [...held].map((each) => vi.spyOn(each, 'dispose'))
    expect(spies.length).toBeGreaterThan(least)
    lessonScene.dispose()
    for (const spy of spies) expect(spy).toHaveBeenCalled()
  })
}
