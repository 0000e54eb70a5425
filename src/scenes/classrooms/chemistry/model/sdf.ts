import { type Molfile, readMolecule } from './molfile.ts'
import { MolfileProblem } from './molfile-problem.ts'

/** Characters of a file, and molecules in it, beyond which it is not a lesson's. */
const most = { characters: 2_000_000, molecules: 200 }

export type Reading = { ok: true; molecules: Molfile[] } | { ok: false; problem: MolfileProblem }

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
