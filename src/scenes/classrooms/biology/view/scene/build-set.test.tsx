import type { Mesh, Object3D } from 'three'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { partOn } from '../../../common/view/scene/pick.ts'
import {
  expectFreed,
  heldBy,
  isSeen,
  meshesOf,
  moving,
  still,
  trianglesOf,
} from '../../../common/view/scene/testing/set-help.ts'
import { setConfig } from '../../config.ts'
import { beginAnew, createCellLab, send, travel } from '../../model/lesson/cell-lab.ts'
import { cellLesson } from '../../model/lesson/lesson.ts'
import { routeOf } from '../../model/secretion.ts'
import { buildSet } from './build-set.ts'

afterEach(() => vi.restoreAllMocks())

const isDrawn = ({ material }: Mesh) => [material].flat().some(({ visible }) => visible)

test('every object of the lesson can be pressed, and has its name in the cell or at its edge', () => {
  const set = buildSet()
  expect(Object.keys(set.parts).sort()).toEqual(cellLesson.objects.map(({ id }) => id).sort())
  const { height, micrometre } = setConfig
  for (const { id } of cellLesson.objects) {
    const { x, y, z } = set.anchor(id)
    expect(Math.hypot(x, y - height, z), id).toBeLessThan(11 * micrometre)
    expect(y, id).toBeGreaterThan(0)
  }
  set.dispose()
})

test('is drawn, shadows and the whole way included, in at most 150 calls of at most 200 000 triangles', () => {
  const set = buildSet()
  const lab = createCellLab()
  lab.journey = { ...lab.journey, stage: 'secreted' }
  set.update(lab, still)
  const drawn = meshesOf(set.root).filter(isDrawn)
  const shadows = drawn.filter(({ castShadow }) => castShadow)
  const calls = drawn.reduce((sum, { material }) => sum + [material].flat().length, 0)
  expect(drawn.length).toBeGreaterThan(25)
  expect(calls + shadows.length).toBeLessThanOrEqual(150)
  const all = [...drawn, ...shadows].reduce((sum, mesh) => sum + trianglesOf(mesh), 0)
  expect(all).toBeGreaterThan(60_000)
  expect(all).toBeLessThanOrEqual(200_000)
  set.dispose()
})

/** What is seen of the sign: parts whose geometry is shown now. */
function signOf(root: Object3D) {
  const shown = meshesOf(root).filter((mesh) => mesh.userData.sign && isSeen(mesh))
  return shown.map((mesh) => String(mesh.userData.sign)).sort()
}

test('shows what is on its way: gene, copy, ribosome, protein, vesicle, sugar', () => {
  const set = buildSet()
  const lab = createCellLab()
  const seen: string[][] = []
  const look = () => {
    expect(set.update(lab, moving)).toBe(false)
    seen.push(signOf(set.root))
  }
  look()
  for (const station of routeOf('secreted')) {
    send(lab, station)
    travel(lab, 9)
    look()
  }
  expect(seen).toEqual([
    ['gene', 'gene'],
    ['message'],
    ['message'],
    ['message', 'ribosome'],
    ['protein'],
    ['protein', 'vesicle'],
    ['protein', 'sugar'],
    ['protein', 'sugar', 'vesicle'],
    ['protein', 'sugar'],
  ])
  beginAnew(lab, 'cytosolic')
  for (const station of routeOf('cytosolic')) {
    send(lab, station)
    travel(lab, 9)
  }
  look()
  expect(seen.at(-1)).toEqual(['protein'])
  set.dispose()
})

test('where nothing may move, what travels is drawn where it arrives', () => {
  const set = buildSet()
  const lab = createCellLab()
  send(lab, 'nucleus')
  send(lab, 'pore')
  const cargo = () => meshesOf(set.root).find(({ userData }) => userData.sign === 'message')
  set.update(lab, moving)
  const from = cargo()?.parent?.position.clone()
  set.update(lab, still)
  const to = cargo()?.parent?.position.clone()
  expect(from && to?.distanceTo(from)).toBeGreaterThan(1)
  travel(lab, 9)
  set.update(lab, moving)
  expect(to && cargo()?.parent?.position.distanceTo(to)).toBeCloseTo(0, 9)
  set.dispose()
})

describe('true scale', () => {
  test('draws membrane and ribosomes at their size, and back', () => {
    const set = buildSet()
    const lab = createCellLab()
    const sizeOf = (id: string) => {
      const [mesh] = meshesOf(set.parts[id] as Object3D)
      mesh?.geometry.computeBoundingSphere()
      return mesh?.geometry.boundingSphere?.radius ?? Number.NaN
    }
    set.update(lab, still)
    const ribosome = sizeOf('ribosome')
    lab.scale = 'true'
    set.update(lab, still)
    // By hand: 25 nm across, and enlarged five times.
    expect(sizeOf('ribosome')).toBeCloseTo(0.0125, 4)
    expect(ribosome / sizeOf('ribosome')).toBeCloseTo(5, 5)
    lab.scale = 'enlarged'
    set.update(lab, still)
    expect(sizeOf('ribosome')).toBeCloseTo(ribosome, 9)
    set.dispose()
  })
})

test('a part lights up while it is chosen, and no longer', () => {
  const set = buildSet()
  const lab = createCellLab()
  const [mesh] = meshesOf(set.parts.golgi as Object3D)
  const glow = () => (mesh?.material as { emissive?: { r: number } } | undefined)?.emissive?.r
  set.update(lab, { ...still, chosen: 'golgi' })
  expect(glow()).toBeGreaterThan(0)
  set.update(lab, { ...still, chosen: 'nucleus' })
  expect(glow()).toBe(0)
  set.dispose()
})

test('frees all that it holds, textures and the other scale included', () => {
  const set = buildSet()
  const lab = createCellLab()
  const held = new Set<{ dispose(): void }>()
  for (const scale of ['enlarged', 'true'] as const) {
    lab.scale = scale
    set.update(lab, still)
    for (const each of heldBy(set.root)) held.add(each)
  }
  expectFreed(held, 60, () => set.dispose())
})

test('a press by a ray meets what can be seen in front', async () => {
  const { Raycaster, Vector3 } = await import('three')
  const set = buildSet()
  set.update(createCellLab(), still)
  set.root.updateMatrixWorld(true)
  const eye = new Vector3(0.1, 0.48, 0.82)
  for (const id of ['golgi', 'nucleolus', 'pore', 'ribosome', 'vesicle', 'centrioles']) {
    const { x, y, z } = set.anchor(id)
    const ray = new Raycaster(eye, new Vector3(x, y - 0.004, z).sub(eye).normalize())
    expect(partOn(ray, set.parts), id).toBeDefined()
  }
  set.dispose()
})
