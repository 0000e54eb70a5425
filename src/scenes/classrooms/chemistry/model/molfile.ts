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

/** Thrown within the reader, and returned by it. */
class MolfileProblem extends Error {
  readonly code: MolfileProblemCode
  /** From 1. */
  readonly line: number
  /** the invalid text, shortened for display */
  readonly found: string

  constructor(code: MolfileProblemCode, line: number, found: string) {
    super(`${code} in line ${line}: ${found}`)
    this.code = code
    this.line = line
    this.found = shown(found)
  }
}

/** Without what no one can see, and no longer than a line of a message. */
const shown = (text: string): string =>
  text
    .replace(/[\p{C}]/gu, ' ')
    .trim()
    .slice(0, 40)

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
 * @throws MolfileProblem
 * Source: Dalby et al. 1992, Journal of Chemical Information and Computer Sciences 32, 244; BIOVIA, CTfile Formats 2020
 */
function readMolecule(lines: readonly string[], start: number): { molfile: Molfile; next: number } {
  const at = (index: number): string => {
    const line = lines[index]
    if (line === undefined) throw new MolfileProblem('cut-short', lines.length, lines.at(-1) ?? '')
    return line
  }
  const { atomCount, bondCount } = readCounts(at(start + 3), start + 4)
  const atoms: BondedAtom[] = []
  for (let i = 0; i < atomCount; i += 1) {
    const [line, number] = [at(start + 4 + i), start + 5 + i]
    const atom = readAtom(line, number)
    if (atoms.some((other) => length(subtract(other.at, atom.at)) < leastDistance))
      throw new MolfileProblem('same-place', number, line)
    atoms.push(atom)
  }
  const bonds: Bond[] = []
  const first = start + 4 + atomCount
  for (let i = 0; i < bondCount; i += 1) {
    bonds.push(readBond(at(first + i), first + i + 1, atomCount, bonds))
  }
  const properties = readProperties(at, first + bondCount, atoms)
  const structure = { atoms: properties.atoms, bonds }
  const isFlat = at(start + 1).slice(20, 22) === '2D'
  return { molfile: { name: at(start).trim(), isFlat, structure }, next: properties.next }
}

function readCounts(line: string, number: number) {
  const version = line.slice(33, 39).trim()
  if (version !== 'V2000' && version !== '') throw new MolfileProblem('version', number, version)
  const [atomCount, bondCount] = [whole(line.slice(0, 3)), whole(line.slice(3, 6))]
  if (atomCount === undefined || bondCount === undefined || atomCount < 0 || bondCount < 0) {
    throw new MolfileProblem('counts', number, line.slice(0, 6))
  }
  if (atomCount === 0) throw new MolfileProblem('no-atoms', number, line.slice(0, 6))
  if (atomCount > mostAtoms) throw new MolfileProblem('too-many-atoms', number, line.slice(0, 3))
  return { atomCount, bondCount }
}

function readAtom(line: string, number: number): BondedAtom {
  const [x = 0, y = 0, z = 0] = [0, 10, 20].map((from) =>
    angstroms(line.slice(from, from + 10), number),
  )
  const element = line.slice(31, 34).trim()
  if (!isElement(element)) throw new MolfileProblem('element', number, element)
  const code = whole(line.slice(36, 39)) ?? 0
  const charge = oldCharges[code]
  if (charge === undefined) throw new MolfileProblem('charge', number, line.slice(36, 39))
  return { element, charge, at: [x, y, z] }
}

function readBond(line: string, number: number, atoms: number, before: readonly Bond[]): Bond {
  const [from, to] = [0, 3].map((start) => {
    const end = whole(line.slice(start, start + 3))
    if (end === undefined || end < 1 || end > atoms) {
      throw new MolfileProblem('bond-end', number, line.slice(start, start + 3))
    }
    return end - 1
  }) as [number, number]
  if (from === to) throw new MolfileProblem('bond-self', number, line.slice(0, 6))
  const twice = before.some(
    (one) => (one.from === from && one.to === to) || (one.from === to && one.to === from),
  )
  if (twice) throw new MolfileProblem('bond-twice', number, line.slice(0, 6))
  const kind = line.slice(6, 9).trim()
  const order = Object.hasOwn(orders, kind) ? orders[kind] : undefined
  if (!order) throw new MolfileProblem('bond-order', number, kind)
  return { from, to, order }
}

/** The lines between the bonds and `M  END`; a charge named there counts instead of all old codes. */
function readProperties(at: (index: number) => string, from: number, atoms: BondedAtom[]) {
  let charged = atoms
  let isFirst = true
  for (let index = from; ; index += 1) {
    const line = at(index)
    if (line.startsWith('M  END')) return { atoms: charged, next: index + 1 }
    if (!line.startsWith('M  CHG')) continue
    if (isFirst) charged = atoms.map((atom) => ({ ...atom, charge: 0 }))
    isFirst = false
    for (const [atom, charge] of pairsOf(line, index + 1)) {
      const found = charged[atom - 1]
      if (!found) throw new MolfileProblem('charge', index + 1, line)
      charged[atom - 1] = { ...found, charge }
    }
  }
}

function pairsOf(line: string, number: number): [atom: number, charge: number][] {
  const count = whole(line.slice(6, 9)) ?? -1
  const values = line.slice(9).trim().split(/\s+/).map(whole)
  if (count < 0 || values.length !== 2 * count) throw new MolfileProblem('charge', number, line)
  return Array.from({ length: count }, (_, i) => {
    const [atom, charge] = [values[2 * i], values[2 * i + 1]]
    if (atom === undefined || charge === undefined || Math.abs(charge) > 15) {
      throw new MolfileProblem('charge', number, line)
    }
    return [atom, charge]
  })
}

const whole = (text: string): number | undefined =>
  /^\s*[+-]?\d{1,9}\s*$/.test(text) ? Number(text) : undefined

/** Picometers from a field of ten columns. */
function angstroms(text: string, number: number): number {
  if (!/^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(text)) throw new MolfileProblem('number', number, text)
  return Number(text) * 100
}

/** The most characters and molecules of a file. */
const most = { characters: 2_000_000, molecules: 200 }

type Reading = { ok: true; molecules: Molfile[] } | { ok: false; problem: MolfileProblem }

/**
 * Every molecule of a MOL or SDF file.
 * @param text  of the whole file
 * @returns all of them, or the first thing that is wrong, with its line; never a part
 */
export function readMolecules(text: string): Reading {
  try {
    return { ok: true, molecules: readAll(text) }
  } catch (problem) {
    if (problem instanceof MolfileProblem) return { ok: false, problem }
    throw problem
  }
}

function readAll(text: string): Molfile[] {
  if (text.length > most.characters) throw new MolfileProblem('too-large', 1, String(text.length))
  if (text.trim() === '') throw new MolfileProblem('empty', 1, '')
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const molecules: Molfile[] = []
  let start = 0
  while (start < lines.length && hasMore(lines, start)) {
    if (molecules.length === most.molecules) {
      throw new MolfileProblem('too-many', start + 1, lines[start] ?? '')
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
  } catch (problem) {
    const inHead = problem instanceof MolfileProblem && problem.line <= headLines
    if (!inHead || lines.some((line) => ofMolfile.test(line))) throw problem
    const first = lines.findIndex((line) => line.trim() !== '')
    throw new MolfileProblem('no-molfile', first + 1, lines[first] ?? '')
  }
}

/** Name, program, comment and counts. */
const headLines = 4
/** What some line of every such file begins or ends with, or looks like: the end of the bonds, the form, the counts. */
const ofMolfile = /^M {2}END|V[23]000\s*$|^[ \d]{2}\d[ \d]{2}\d {2}[ \d]/

const hasMore = (lines: readonly string[], start: number): boolean =>
  start === 0 || lines.slice(start).some((line) => line.trim() !== '')
