import { ref } from 'valtio/vanilla'
import { domainsAt } from '../domains.ts'
import {
  angleAt,
  angleDecimals,
  differentAngles,
  differentBonds,
  distanceBetween,
} from '../measure.ts'

import type { Molfile } from '../molfile.ts'
import { addMolecules, middleOf } from '../own-molecules.ts'
import { type StructureId, structureIds, structureOf } from '../shelf.ts'
import type { Structure } from '../structure.ts'
import { addTo, type MoleculeLab, type StandId } from './molecule-lab.ts'

/**
 * The structure on the stand.
 * @throws RangeError where it is said to be the visitor's own, and none was brought
 */
export function structureOn({ molecule, own }: Pick<MoleculeLab, 'molecule' | 'own'>): Structure {
  if (molecule !== 'own') return structureOf(molecule)
  const one = own?.all[own.at]
  if (!one) throw new RangeError('No molecule was brought')
  return one.structure
}

/**
 * The ringed atom, of which shape and lone pairs are shown: the vertex of the measured angle, so that all figures are
 * about one atom; without an angle the atom with the most bonds.
 */
export function ringedAtom(lab: Pick<MoleculeLab, 'molecule' | 'own' | 'angle'>): number {
  const structure = structureOn(lab)
  return differentAngles(structure)[lab.angle]?.[1] ?? middleOf(structure)
}

export function showMolecule(lab: MoleculeLab, molecule: StandId): void {
  if (molecule === 'own') {
    showOwn(lab, lab.own?.at ?? 0)
    return
  }
  Object.assign(lab, { molecule, bond: -1, angle: -1 })
  if (lab.pairs) addTo(lab.seenPairs, molecule)
  lab.event = { id: `stand-${molecule}` }
}

/** Shows one of the visitor's own molecules; without any, nothing changes. */
export function showOwn(lab: MoleculeLab, at: number): void {
  const one = lab.own?.all[at]
  if (!lab.own || !one) {
    lab.event = { id: 'no-own' }
    return
  }
  Object.assign(lab, { own: ref({ all: lab.own.all, at }), molecule: 'own', bond: -1, angle: -1 })
  lab.event = { id: 'stand-own', figure: one.structure.atoms.length, places: 0 }
}

/** Takes over the molecules of a file, and shows the first. */
export function takeFile(lab: MoleculeLab, file: string, molecules: readonly Molfile[]): void {
  lab.own = ref(addMolecules(lab.own, file, molecules))
  showOwn(lab, lab.own.at)
}

/** Shows the next molecule of the shelf, cyclically. */
export function nextMolecule(lab: MoleculeLab): void {
  const now = structureIds.indexOf(lab.molecule as StructureId)
  showMolecule(lab, structureIds[(now + 1) % structureIds.length] ?? 'water')
}

export function showPairs(lab: MoleculeLab, pairs: boolean): void {
  lab.pairs = pairs
  if (!pairs) {
    lab.event = { id: 'pairs-off' }
    return
  }
  if (lab.molecule !== 'own') addTo(lab.seenPairs, lab.molecule)
  const structure = structureOn(lab)
  const figure = structure.atoms.reduce((sum, _, at) => sum + domainsAt(structure, at).lonePairs, 0)
  lab.event = { id: 'pairs-on', figure, places: 0 }
}

/** Measures the next distinct bond, cyclically. */
export function measureBond(lab: MoleculeLab): void {
  markBond(lab, (lab.bond + 1) % differentBonds(structureOn(lab)).length)
}

/** Measures the next distinct angle; a molecule of two atoms has none. */
export function measureAngle(lab: MoleculeLab): void {
  markAngle(lab, (lab.angle + 1) % differentAngles(structureOn(lab)).length)
}

/** Measures one of the bonds that differ. */
export function markBond(lab: MoleculeLab, bond: number): void {
  const structure = structureOn(lab)
  const pair = differentBonds(structure)[bond]
  if (!pair) return
  lab.bond = bond
  if (lab.molecule !== 'own') addTo(lab.spanned, lab.molecule)
  lab.event = { id: 'bond', figure: distanceBetween(structure, ...pair), places: 1 }
}

/** Measures one of the angles that differ. */
export function markAngle(lab: MoleculeLab, angle: number): void {
  const structure = structureOn(lab)
  const corner = differentAngles(structure)[angle]
  if (!corner) return
  lab.angle = angle
  if (lab.molecule !== 'own') addTo(lab.measured, lab.molecule)
  const figure = angleAt(structure, ...corner) ?? 0
  lab.event = { id: 'angle', figure, places: angleDecimals(lab.molecule) }
}

/** Why nothing of a kind can be measured on what stands there, as the id of a message. */
export const whyNoBond = (lab: MoleculeLab): string | undefined =>
  differentBonds(structureOn(lab)).length > 0 ? undefined : 'no-bond'

export function whyNoAngle(lab: MoleculeLab): string | undefined {
  if (differentAngles(structureOn(lab)).length > 0) return undefined
  return lab.molecule === 'own' ? 'no-corner' : 'no-angle'
}
