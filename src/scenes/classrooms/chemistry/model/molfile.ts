import { FaultError } from '../../../../files/fault.ts'
import { length, subtract } from '../../../../math/vector.ts'
import { isElement } from './elements.ts'
import type { Bond, BondedAtom, BondOrder, Structure } from './structure.ts'

/** What can be wrong with a molfile; the content has words for each. */
export const molfileProblems = [
  'too-large',
  'too-many',
  'empty',
  'no-molfile',
  'cut-short',
  'counts',
  'version',
  'no-atoms',
  'too-many-atoms',
  'same-place',
  'number',
  'element',
  'charge',
  'bond-end',
  'bond-self',
  'bond-twice',
  'bond-order',
] as const

export type MolfileProblemCode = (typeof molfileProblems)[number]

/** What is wrong with a molfile. */
export interface MolfileFault {
  code: MolfileProblemCode
  /** From 1. */
  line: number
  /** The invalid text, without what no one can see, and no longer than a line of a message. */
  found: string
}

const problem = (code: MolfileProblemCode, line: number, text: string) => {
  const found = text
    .replace(/[\p{C}]/gu, ' ')
    .trim()
    .slice(0, 40)
  return new FaultError<MolfileFault>({ code, line, found })
}

/** Charges of the old code in an atom's line, by their place. */
const oldCharges = [0, 3, 2, 1, 0, -1, -2, -3] as const
/** The most atoms of a molecule. */
const mostAtoms = 150
/** Atoms nearer than this coincide, picometers; hydrogen's are 74 apart. */
const leastDistance = 5
const orders: Readonly<Record<string, BondOrder>> = { 1: 1, 2: 2, 3: 3, 4: 1.5 }

export interface Molfile {
  /** The first line, as it stands. */
  name: string
  /** Whether its second line declares a 2D drawing, which has no real lengths. */
  isFlat: boolean
  structure: Structure
}

/**
 * One molecule in the V2000 form, places in angstroms.
 * @param lines  of the whole file, so that a problem names its line
 * @param start  the line it begins with, from 0
 * @returns the molecule, places in picometers, and the line after its end
 * @throws FaultError
 * Source: Dalby et al. 1992, Journal of Chemical Information and Computer Sciences 32, 244; BIOVIA, CTfile Formats 2020
 */
function readMolecule(lines: readonly string[], start: number): { molfile: Molfile; next: number } {
  const at = (index: number): string => {
    const line = lines[index]
    if (line === undefined) throw problem('cut-short', lines.length, lines.at(-1) ?? '')
    return line
  }
  const { atomCount, bondCount } = readCounts(at(start + 3), start + 4)
  const [firstAtom, firstBond] = [start + 4, start + 4 + atomCount]
  const last = firstBond + bondCount
  const atoms: BondedAtom[] = []
  for (let index = firstAtom; index < firstBond; index += 1) {
    const atom = readAtom(at(index), index + 1)
    if (atoms.some((other) => length(subtract(other.at, atom.at)) < leastDistance))
      throw problem('same-place', index + 1, at(index))
    atoms.push(atom)
  }
  const bonds: Bond[] = []
  for (let index = firstBond; index < last; index += 1)
    bonds.push(readBond(at(index), index + 1, atomCount, bonds))
  const next = readCharges(at, last, atoms)
  const isFlat = at(start + 1).slice(20, 22) === '2D'
  return { molfile: { name: at(start).trim(), isFlat, structure: { atoms, bonds } }, next }
}

function readCounts(line: string, number: number) {
  const version = line.slice(33, 39).trim()
  if (version !== 'V2000' && version !== '') throw problem('version', number, version)
  const [atomCount, bondCount] = [whole(line.slice(0, 3)), whole(line.slice(3, 6))]
  if (atomCount === undefined || bondCount === undefined || atomCount < 0 || bondCount < 0) {
    throw problem('counts', number, line.slice(0, 6))
  }
  if (atomCount === 0) throw problem('no-atoms', number, line.slice(0, 6))
  if (atomCount > mostAtoms) throw problem('too-many-atoms', number, line.slice(0, 3))
  return { atomCount, bondCount }
}

function readAtom(line: string, number: number): BondedAtom {
  const [x = 0, y = 0, z = 0] = [0, 10, 20].map((from) =>
    angstroms(line.slice(from, from + 10), number),
  )
  const element = line.slice(31, 34).trim()
  if (!isElement(element)) throw problem('element', number, element)
  const code = whole(line.slice(36, 39)) ?? 0
  const charge = oldCharges[code]
  if (charge === undefined) throw problem('charge', number, line.slice(36, 39))
  return { element, charge, at: [x, y, z] }
}

function readBond(line: string, number: number, atoms: number, before: readonly Bond[]): Bond {
  const [from, to] = [0, 3].map((start) => {
    const end = whole(line.slice(start, start + 3))
    if (end === undefined || end < 1 || end > atoms) {
      throw problem('bond-end', number, line.slice(start, start + 3))
    }
    return end - 1
  }) as [number, number]
  if (from === to) throw problem('bond-self', number, line.slice(0, 6))
  const twice = before.some(
    (one) => (one.from === from && one.to === to) || (one.from === to && one.to === from),
  )
  if (twice) throw problem('bond-twice', number, line.slice(0, 6))
  const kind = line.slice(6, 9).trim()
  const order = Object.hasOwn(orders, kind) ? orders[kind] : undefined
  if (!order) throw problem('bond-order', number, kind)
  return { from, to, order }
}

/**
 * The lines between the bonds and `M  END`; a charge named there counts instead of all old codes.
 * @returns the line after them
 */
function readCharges(at: (index: number) => string, from: number, atoms: BondedAtom[]): number {
  let isFirst = true
  for (let index = from; ; index += 1) {
    const line = at(index)
    if (line.startsWith('M  END')) return index + 1
    if (!line.startsWith('M  CHG')) continue
    if (isFirst) for (const atom of atoms) atom.charge = 0
    isFirst = false
    const values = line.slice(9).trim().split(/\s+/).map(whole)
    const count = whole(line.slice(6, 9)) ?? -1
    if (count < 0 || values.length !== 2 * count) throw problem('charge', index + 1, line)
    for (let pair = 0; pair < count; pair += 1) {
      const [atom, charge] = [atoms[(values[2 * pair] ?? 0) - 1], values[2 * pair + 1]]
      if (!atom || charge === undefined || Math.abs(charge) > 15)
        throw problem('charge', index + 1, line)
      atom.charge = charge
    }
  }
}

const whole = (text: string): number | undefined =>
  /^\s*[+-]?\d{1,9}\s*$/.test(text) ? Number(text) : undefined

/** Picometers from a field of ten columns. */
function angstroms(text: string, number: number): number {
  if (!/^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(text)) throw problem('number', number, text)
  return Number(text) * 100
}

/** The most characters of a file, and molecules in it. */
export const maxCharacters = 2_000_000
const mostMolecules = 200

/**
 * Every molecule of a MOL or SDF file.
 * @param text  of the whole file
 * @returns all of them, never a part
 * @throws FaultError for the first thing that is wrong, with its line
 */
export function readMolecules(text: string): Molfile[] {
  if (text.length > maxCharacters) throw problem('too-large', 1, String(text.length))
  if (text.trim() === '') throw problem('empty', 1, '')
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const molecules: Molfile[] = []
  let start = 0
  while (start < lines.length && hasMore(lines, start)) {
    if (molecules.length === mostMolecules) {
      throw problem('too-many', start + 1, lines[start] ?? '')
    }
    const { molfile, next } = start === 0 ? readFirst(lines) : readMolecule(lines, start)
    molecules.push(molfile)
    const end = lines.indexOf('$$$$', next)
    // Without the mark that ends a record there is no other one: what follows is what a MOL file may carry along.
    if (end < 0) break
    start = end + 1
  }
  return molecules
}

/** The first molecule; where the head of it cannot be read it is asked whether this is such a file at all. */
function readFirst(lines: readonly string[]): ReturnType<typeof readMolecule> {
  try {
    return readMolecule(lines, 0)
  } catch (error) {
    const inHead = error instanceof FaultError && error.fault.line <= headLines
    if (!inHead || lines.some((line) => ofMolfile.test(line))) throw error
    const first = lines.findIndex((line) => line.trim() !== '')
    throw problem('no-molfile', first + 1, lines[first] ?? '')
  }
}

/** Name, program, comment and counts. */
const headLines = 4
/** What some line of every such file begins or ends with, or looks like: the end of the bonds, the form, the counts. */
const ofMolfile = /^M {2}END|V[23]000\s*$|^[ \d]{2}\d[ \d]{2}\d {2}[ \d]/

const hasMore = (lines: readonly string[], start: number): boolean =>
  start === 0 || lines.slice(start).some((line) => line.trim() !== '')
