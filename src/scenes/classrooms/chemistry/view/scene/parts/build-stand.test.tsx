import { InstancedMesh } from 'three'
import { expect, test, vi } from 'vitest'
import { expectCheap, heldBy, still } from '../../../../common/view/scene/testing/scene-help.ts'
import { sceneConfig } from '../../../config.ts'
import type { ElementSymbol } from '../../../model/elements.ts'
import { moleculeLesson as lesson } from '../../../model/lesson/lesson.ts'
import { showMolecule, showOwn, takeFile } from '../../../model/lesson/stand.ts'
import { structureOf } from '../../../model/shelf.ts'
import type { Structure } from '../../../model/structure.ts'
import { buildScene } from '../build-scene.ts'
import { alphabetOf, glyphOf } from '../looks.ts'
import { act, ballsOf } from '../testing/scene-help.ts'

const take = (lab: ReturnType<typeof lesson.create>, ...structures: Structure[]) =>
  takeFile(
    lab,
    'own.sdf',
    structures.map((structure) => ({ name: '', isFlat: false, structure })),
  )

/** A chain with an element at each place, 150 pm apart. */
const chain = (elements: readonly ElementSymbol[]): Structure => ({
  atoms: elements.map((element, at) => ({ element, charge: 0, at: [150 * at, 0, 0] })),
  bonds: elements.slice(1).map((_, at) => ({ from: at, to: at + 1, order: 1 })),
})

test('a molecule of one’s own stands there as one of the shelf would, and goes again', () => {
  const lessonScene = buildScene()
  const lab = lesson.create()
  const stand = () => {
    lessonScene.update(lab, still)
    let count = 0
    lessonScene.parts.model?.traverseVisible((each) => {
      if (each instanceof InstancedMesh && each.instanceColor) count += each.count
    })
    return count
  }
  showMolecule(lab, 'ethanol')
  const shelf = stand()
  take(lab, structureOf('ethanol'))
  expect([shelf, stand()]).toEqual([9, 9])
  showMolecule(lab, 'water')
  expect(stand()).toBe(3)
  lessonScene.dispose()
})

test('what gives way to another molecule is freed, and the last with the scene', () => {
  const lessonScene = buildScene()
  const lab = lesson.create()
  take(lab, chain(['C', 'N']), chain(['S', 'O', 'Cl']))
  const before = heldBy(lessonScene.root)
  lessonScene.update(lab, still)
  const first = [...heldBy(lessonScene.root)].filter((each) => !before.has(each))
  expect(first.length).toBeGreaterThan(5)
  const spies = first.map((each) => vi.spyOn(each, 'dispose'))
  showOwn(lab, 1)
  lessonScene.update(lab, still)
  for (const spy of spies) expect(spy).toHaveBeenCalledOnce()
  const second = [...heldBy(lessonScene.root)].filter((each) => !before.has(each))
  const last = second.map((each) => vi.spyOn(each, 'dispose'))
  lessonScene.dispose()
  for (const spy of last) expect(spy).toHaveBeenCalledOnce()
})

test('every atom has its own letter, with how large its charge is', () => {
  const atoms = [
    { element: 'Ca', charge: 2 },
    { element: 'S', charge: 0 },
    { element: 'O', charge: -2 },
    { element: 'N', charge: 1 },
    { element: 'S', charge: 0 },
  ] as const
  expect(atoms.map(glyphOf)).toEqual(['Ca2+', 'S', 'O2-', 'N+', 'S'])
  expect(alphabetOf(atoms)).toEqual(['Ca2+', 'S', 'O2-', 'N+'])
})

test('the largest that can be opened is drawn within the budget, and stays on its stand', () => {
  const lessonScene = buildScene()
  const lab = lesson.create()
  const elements = Array.from({ length: 150 }, (_, at): ElementSymbol => (at % 3 ? 'F' : 'O'))
  take(lab, chain(elements))
  act(lab, 'pairs')
  act(lab, 'measure-bond')
  lessonScene.update(lab, still)
  expectCheap(lessonScene.root, 40)
  const { x, y, z, reach } = sceneConfig.model
  for (const { at } of ballsOf(lessonScene.parts.model).slice(-150))
    expect(Math.hypot(at.x - x, at.y - y, at.z - z)).toBeLessThanOrEqual(reach + 1e-6)
  lessonScene.dispose()
})
