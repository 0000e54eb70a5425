import { expect, test, vi } from 'vitest'
import { expectCheap, heldBy } from '../../../common/view/scene/testing/scene-help.ts'
import { sceneConfig } from '../../config.ts'
import type { ElementSymbol } from '../../model/elements.ts'
import type { MoleculeLab } from '../../model/lesson/molecule-lab.ts'
import { addMoleculeFile, showMolecule, showOwnMolecule } from '../../model/lesson/stand.ts'
import { structureOf } from '../../model/shelf.ts'
import type { Structure } from '../../model/structure.ts'
import { glyphOf, glyphsOf } from './atom-style.ts'
import { ballsOf, open, run } from './testing/scene-help.tsx'

const take = (lab: MoleculeLab, ...structures: Structure[]) =>
  addMoleculeFile(
    lab,
    'own.sdf',
    structures.map((structure) => ({ name: '', isFlat: false, structure })),
  )

/** A chain with an element at each place, 150 pm apart. */
const chain = (elements: readonly ElementSymbol[]): Structure => ({
  atoms: elements.map((element, at) => ({ element, charge: 0, at: [150 * at, 0, 0] })),
  bonds: elements.slice(1).map((_, at) => ({ from: at, to: at + 1, order: 1 })),
})

test('a molecule of one’s own stands there as one of the shelf would, and goes again', async () => {
  const { lab, frame, find } = await open()
  await frame(() => showMolecule(lab, 'ethanol'))
  const ofShelf = ballsOf(find('model'))
  expect(ofShelf).toHaveLength(9)
  await frame(() => take(lab, structureOf('ethanol')))
  expect(ballsOf(find('model'))).toEqual(ofShelf)
  await frame(() => showMolecule(lab, 'water'))
  expect(ballsOf(find('model'))).toHaveLength(3)
})

test('what gives way to another molecule is freed', async () => {
  const { lab, frame, find } = await open()
  // The shelf changes too, and keeps what it has then.
  const before = heldBy(find('model'))
  const made = () => [...heldBy(find('model'))].filter((each) => !before.has(each))
  await frame(() => take(lab, chain(['C', 'N']), chain(['S', 'O', 'Cl'])))
  const first = made().map((each) => vi.spyOn(each, 'dispose'))
  expect(first.length).toBeGreaterThan(5)
  await frame(() => showOwnMolecule(lab, 1))
  await vi.waitFor(() => {
    for (const spy of first) expect(spy).toHaveBeenCalledOnce()
  })
})

test('lone pairs are shown when they are asked for: a lobe for each', async () => {
  const { lab, root, frame, find } = await open()
  expect(root.getObjectByName('lobes')).toBeUndefined()
  await frame(() => run(lab, 'pairs'))
  expect(find('lobes')).toHaveProperty('count', 2)
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
  expect(glyphsOf(atoms)).toEqual(['Ca2+', 'S', 'O2-', 'N+'])
})

test('the largest that can be opened is drawn within the budget, and stays on its stand', async () => {
  const { lab, root, frame, find } = await open()
  const elements = Array.from({ length: 150 }, (_, at): ElementSymbol => (at % 3 ? 'F' : 'O'))
  await frame(() => {
    take(lab, chain(elements))
    run(lab, 'pairs', 'measure-bond')
  })
  expectCheap(root, 40)
  const { y, reach } = sceneConfig.model
  const balls = ballsOf(find('model'))
  expect(balls).toHaveLength(150)
  for (const { at } of balls)
    expect(Math.hypot(at.x, at.y - y, at.z)).toBeLessThanOrEqual(reach + 1e-6)
})
