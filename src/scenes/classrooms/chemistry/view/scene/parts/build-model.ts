import { Group } from 'three'
import { disposeSet } from '../../../../common/view/scene/dispose.ts'
import { matt } from '../../../../common/view/scene/materials.ts'
import { lonePairsAt } from '../../../model/lone-pairs.ts'
import type { Structure } from '../../../model/structure.ts'
import { createBalls } from '../balls.ts'
import { type Alphabet, alphabetOf, ownLetters } from '../looks.ts'
import { type Put, putMolecule, rodsOf } from '../put-molecule.ts'
import { createSticks } from '../sticks.ts'
import { buildLobes } from './build-lobes.ts'

/** What a model has room for. */
export interface ModelRoom {
  atoms: number
  rods: number
  lobes: number
  alphabet: Alphabet
  /** Segments round a ball, a rod, and a lobe: many atoms are small ones. */
  fine: readonly [ball: number, rod: number, lobe: number]
}

/** Room for any molecule of the shelf. */
export const shelfRoom: ModelRoom = {
  atoms: 16,
  rods: 40,
  lobes: 16,
  alphabet: ownLetters,
  fine: [36, 20, 28],
}

/** As much room as one molecule takes. */
export function roomFor(structure: Structure): ModelRoom {
  const { atoms, bonds } = structure
  return {
    atoms: atoms.length,
    rods: bonds.reduce((sum, { order }) => sum + rodsOf(order), 0),
    lobes: atoms.reduce((sum, _, index) => sum + lonePairsAt(structure, index).length, 0),
    alphabet: alphabetOf(atoms),
    fine: atoms.length > 60 ? [10, 6, 8] : atoms.length > 16 ? [20, 12, 16] : shelfRoom.fine,
  }
}

/** A molecule as balls and sticks, or filling its space, with its lone pairs. */
export function buildModel({ atoms, rods, lobes: pairs, alphabet, fine }: ModelRoom) {
  const root = new Group()
  const [ball, rod, lobe] = fine
  const balls = createBalls(atoms, ball, alphabet)
  const sticks = createSticks(rods, matt(0xb9b2a4, 0.45), rod)
  sticks.mesh.castShadow = true
  const lobes = buildLobes(pairs, lobe)
  root.add(balls.root, sticks.mesh, lobes.root)
  return {
    root,
    show(structure: Structure, put: Put, withPairs: boolean) {
      balls.clear()
      sticks.clear()
      putMolecule(balls, sticks, structure, put)
      balls.done()
      sticks.done()
      lobes.root.visible = withPairs
      if (withPairs) lobes.show(structure, put)
    },
    dispose: () => disposeSet(root),
  }
}

export type Model = ReturnType<typeof buildModel>
