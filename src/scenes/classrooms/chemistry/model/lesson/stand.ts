import { ref } from 'valtio/vanilla'
import { domainsAt } from '../domains.ts'
import { type MeasureKind, measuresOf } from '../measure.ts'
import type { Molfile } from '../molfile.ts'
import { addMolecules, centralAtomOf } from '../own-molecules.ts'
import { decimalsOf, type StructureId, structureIds, structureOf } from '../shelf.ts'
import type { Structure } from '../structure.ts'
import { addOnce, type MoleculeLab, type ShownMoleculeId } from './molecule-lab.ts'

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
  return measuresOf(structure).angle[lab.angle]?.atoms[1] ?? centralAtomOf(structure)
}

export function showMolecule(lab: MoleculeLab, molecule: ShownMoleculeId): void {
  if (molecule === 'own') {
    showOwnMolecule(lab, lab.own?.at ?? 0)
    return
  }
  Object.assign(lab, { molecule, bond: -1, angle: -1 })
  if (lab.pairs) addOnce(lab.seenPairs, molecule)
  lab.event = { id: `stand-${molecule}` }
}

/** Shows one of the visitor's own molecules; without any, nothing changes. */
export function showOwnMolecule(lab: MoleculeLab, at: number): void {
  const one = lab.own?.all[at]
  if (!lab.own || !one) {
    lab.event = { id: 'no-own' }
    return
  }
  Object.assign(lab, { own: ref({ all: lab.own.all, at }), molecule: 'own', bond: -1, angle: -1 })
  lab.event = { id: 'stand-own', figure: one.structure.atoms.length, places: 0 }
}

/** Takes over the molecules of a file, and shows the first. */
export function addMoleculeFile(
  lab: MoleculeLab,
  file: string,
  molecules: readonly Molfile[],
): void {
  lab.own = ref(addMolecules(lab.own, file, molecules))
  showOwnMolecule(lab, lab.own.at)
}

/** Shows the next molecule of the shelf, cyclically. */
export function showNextMolecule(lab: MoleculeLab): void {
  const now = structureIds.indexOf(lab.molecule as StructureId)
  showMolecule(lab, structureIds[(now + 1) % structureIds.length] ?? 'water')
}

export function setLonePairsShown(lab: MoleculeLab, pairs: boolean): void {
  lab.pairs = pairs
  if (!pairs) {
    lab.event = { id: 'pairs-off' }
    return
  }
  if (lab.molecule !== 'own') addOnce(lab.seenPairs, lab.molecule)
  const structure = structureOn(lab)
  const figure = structure.atoms.reduce((sum, _, at) => sum + domainsAt(structure, at).lonePairs, 0)
  lab.event = { id: 'pairs-on', figure, places: 0 }
}

/** Measures the next bond or angle of those that differ, cyclically. */
export function measureNext(lab: MoleculeLab, kind: MeasureKind): void {
  measure(lab, kind, (lab[kind] + 1) % measuresOf(structureOn(lab))[kind].length)
}

/** Measures one of the bonds or angles that differ. */
export function measure(lab: MoleculeLab, kind: MeasureKind, at: number): void {
  const found = measuresOf(structureOn(lab))[kind][at]
  if (!found) return
  lab[kind] = at
  if (lab.molecule !== 'own') addOnce(kind === 'bond' ? lab.spanned : lab.measured, lab.molecule)
  lab.event = { id: kind, figure: found.value, places: shownDecimals(kind, lab.molecule) }
}

/** Places after the point that are shown: lengths are not worth more than one in a lesson, angles those in print. */
export const shownDecimals = (kind: MeasureKind, molecule: ShownMoleculeId): number =>
  kind === 'bond' ? 1 : decimalsOf(molecule).angle

/** Why nothing of a kind can be measured on what stands there, as the id of a message. */
export function unmeasurableReason(lab: MoleculeLab, kind: MeasureKind): string | undefined {
  if (measuresOf(structureOn(lab))[kind].length > 0) return undefined
  return kind === 'angle' && lab.molecule === 'own' ? 'no-corner' : `no-${kind}`
}
