import { expect, test } from 'vitest'
import { FaultError } from '../../../../files/fault.ts'
import { createRandom } from '../../../../math/random.ts'
import { angleAt, distanceBetween } from './measure.ts'
import {
  type Molfile,
  type MolfileFault,
  type MolfileProblemCode,
  readMolecules,
} from './molfile.ts'
import { structureOf } from './shelf.ts'
import {
  brokenFiles,
  changedWater,
  waterLines,
  waterMolfile,
  writeMolfile,
} from './testing/molfiles.ts'

/** The molecules of a file, or what is wrong with it. */
function read(text: string): { molecules?: Molfile[]; fault?: MolfileFault } {
  try {
    return { molecules: readMolecules(text) }
  } catch (error) {
    if (error instanceof FaultError) return { fault: error.fault }
    throw error
  }
}

function problemOf(text: string) {
  const { fault } = read(text)
  if (!fault) throw new Error('It was read')
  return fault
}

test('a molecule is read with its name, places in picometres and bonds, and whether it is flat', () => {
  const [molecule] = readMolecules(waterMolfile)
  if (!molecule) throw new Error('none')
  const { structure } = molecule
  expect(molecule).toMatchObject({ name: 'water', isFlat: false })
  expect(structure.bonds).toEqual([
    { from: 0, to: 1, order: 1 },
    { from: 0, to: 2, order: 1 },
  ])
  expect(distanceBetween(structure, 0, 1)).toBeCloseTo(95.78, 1)
  expect(angleAt(structure, 1, 0, 2)).toBeCloseTo(104.48, 1)
  expect(readMolecules(changedWater(2, '  -OEChem-01012700002D'))[0]?.isFlat).toBe(true)
})

test.each(['\r\n', '\r'])('may have other ends of lines, and a mark of its byte order', (end) => {
  expect(readMolecules(`\uFEFF${waterLines.join(end)}`)).toEqual(readMolecules(waterMolfile))
})

test('takes the charges of M  CHG instead of the old code', () => {
  const text = changedWater(5, waterLines[4]?.replace(' O   0  0', ' O   0  5') ?? '')
  const charges = (file: string) => readMolecules(file)[0]?.structure.atoms.map((one) => one.charge)
  expect(charges(text)).toEqual([-1, 0, 0])
  expect(charges(text.replace('M  END', 'M  CHG  1   2   1\nM  END'))).toEqual([0, 1, 0])
})

test('a file of several molecules gives all of them, without the data between', () => {
  const record = `${waterMolfile}> <melting point>\n0.00\n\n$$$$\n`
  expect(readMolecules(record + record)).toHaveLength(2)
  expect(readMolecules(`${record}${waterMolfile}$$$$\n\n\n`)).toHaveLength(2)
})

/** In which line a file is wrong: the first in which it is not water, or where it is told. */
function brokenAt(code: MolfileProblemCode): number {
  const given = brokenFiles[code].slice(0, 999).split('\n')
  return lines[code] ?? given.findIndex((line, at) => line !== waterLines[at]) + 1
}
const lines = { 'too-many': 2201, 'no-molfile': 2, 'cut-short': 8 } as Record<string, number>
const codes = Object.keys(brokenFiles) as MolfileProblemCode[]

test.each<[string, string, MolfileProblemCode, number]>([
  ...codes.map((code): [string, string, MolfileProblemCode, number] => [
    code,
    brokenFiles[code],
    code,
    brokenAt(code),
  ]),
  ['a text', 'Dear teacher,\n\nhere is water.', 'no-molfile', 1],
  ['no end', waterLines.slice(0, 9).join('\n'), 'cut-short', 9],
  ['an endless place', changedWater(6, '  Infinity    0.5865    0.0000 H   0  0'), 'number', 6],
  ['a word', changedWater(7, '   -0.7572    0.5865    0.0000 constructor'), 'element', 7],
  ['a bond to nothing', changedWater(9, '  1  0  1  0'), 'bond-end', 9],
  ['a charge of no atom', changedWater(10, 'M  CHG  1   9   1\nM  END'), 'charge', 10],
  ['half a charge', changedWater(10, 'M  CHG  2   1   1\nM  END'), 'charge', 10],
])('what is wrong is told with its line: %s', (_what, text, code, line) => {
  expect(problemOf(text)).toMatchObject({ code, line })
})

test('as many molecules and atoms as there may be are read', () => {
  expect(readMolecules(`${waterMolfile}$$$$\n`.repeat(200))).toHaveLength(200)
  const atoms = Array.from({ length: 150 }, (_, at) => {
    return { element: 'C', charge: 0, at: [100 * at, 0, 0] } as const
  })
  const file = writeMolfile({ name: '', isFlat: false, structure: { atoms, bonds: [] } })
  expect(readMolecules(file)[0]?.structure.atoms).toHaveLength(150)
})

test('what stood there can be shown: short, and without what no one can see', () => {
  const text = changedWater(7, `   -0.7572    0.5865    0.0000 \u202E\u0000H`)
  expect(problemOf(text).found).toMatch(/^[\p{L} ]*$/u)
  const long = problemOf(changedWater(10, `M  CHG${' 7'.repeat(500)}`))
  expect(long.found.length).toBeLessThanOrEqual(40)
})

test('whatever is done to a file, it is read or refused, and no number is none', () => {
  const random = createRandom(61)
  const structure = structureOf('ethanol')
  const ethanol = writeMolfile({ name: 'ethanol', isFlat: false, structure })
  const signs = '0123456789 .-+eMCHGNDV$\n\t\u0000é'
  let refused = 0
  for (let trial = 0; trial < 100; trial += 1) {
    const text = [...ethanol]
    for (let i = 0; i < 1 + random() * 5; i += 1) {
      const at = Math.floor(random() * text.length)
      text.splice(at, Math.floor(random() * 3), signs[Math.floor(random() * signs.length)] ?? '')
    }
    const { molecules = [], fault } = read(text.join(''))
    if (fault) refused += 1
    for (const { structure } of molecules) {
      for (const { at } of structure.atoms) expect(at.every(Number.isFinite)).toBe(true)
      for (const { from, to } of structure.bonds)
        expect(structure.atoms[from] && structure.atoms[to]).toBeDefined()
    }
  }
  expect(refused).toBeGreaterThan(10)
  expect(refused).toBeLessThan(100)
})
