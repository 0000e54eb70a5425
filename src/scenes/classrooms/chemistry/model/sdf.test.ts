import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { angleAt, distanceBetween } from './measure.ts'
import type { Molfile } from './molfile.ts'
import type { MolfileProblemCode } from './molfile-problem.ts'
import { readMolecules } from './sdf.ts'
import { structureIds, structureOf } from './shelf.ts'
import { changedWater, waterLines, waterMolfile } from './testing/water-molfile.ts'
import { writeMolfile } from './testing/write-molfile.ts'

function moleculesOf(text: string) {
  const reading = readMolecules(text)
  if (!reading.ok) throw reading.problem
  return reading.molecules
}

function problemOf(text: string) {
  const reading = readMolecules(text)
  if (reading.ok) throw new Error('It was read')
  const { code, line, found } = reading.problem
  return { code, line, found }
}

describe('a molecule', () => {
  test('is read with its name, places in picometres and bonds', () => {
    const [molecule] = moleculesOf(waterMolfile)
    const structure = molecule?.structure ?? { atoms: [], bonds: [] }
    expect(molecule?.name).toBe('water')
    expect(structure.bonds).toEqual([
      { from: 0, to: 1, order: 1 },
      { from: 0, to: 2, order: 1 },
    ])
    expect(distanceBetween(structure, 0, 1)).toBeCloseTo(95.78, 1)
    expect(angleAt(structure, 1, 0, 2)).toBeCloseTo(104.48, 1)
  })

  test('says whether it was drawn in a plane', () => {
    expect(moleculesOf(waterMolfile)[0]?.isFlat).toBe(false)
    const drawn = changedWater(2, '  -OEChem-01012700002D')
    expect(moleculesOf(drawn)[0]?.isFlat).toBe(true)
    const [back] = moleculesOf(writeMolfile({ ...(moleculesOf(drawn)[0] as Molfile) }))
    expect(back?.isFlat).toBe(true)
  })

  test.each(['\r\n', '\r'])('may have other ends of lines, and a mark of its byte order', (end) => {
    expect(moleculesOf(`\uFEFF${waterLines.join(end)}`)).toEqual(moleculesOf(waterMolfile))
  })

  test('takes the charges of M  CHG instead of the old code', () => {
    const text = changedWater(5, waterLines[4]?.replace(' O   0  0', ' O   0  5') ?? '')
    expect(moleculesOf(text)[0]?.structure.atoms[0]?.charge).toBe(-1)
    const newer = text.replace('M  END', 'M  CHG  1   2   1\nM  END')
    expect(moleculesOf(newer)[0]?.structure.atoms.map(({ charge }) => charge)).toEqual([0, 1, 0])
  })

  test('of the shelf comes back as it was written, to a ten-thousandth of an angstrom', () => {
    for (const id of structureIds) {
      const structure = structureOf(id)
      const [back] = moleculesOf(writeMolfile({ name: id, isFlat: false, structure }))
      expect(back?.name).toBe(id)
      expect(back?.structure.bonds).toEqual(structure.bonds)
      for (const [i, { element, charge, at }] of structure.atoms.entries()) {
        expect(back?.structure.atoms[i]).toMatchObject({ element, charge })
        expect(back?.structure.atoms[i]?.at[0]).toBeCloseTo(at[0], 1)
      }
    }
  })
})

test('a file of several molecules gives all of them, without the data between', () => {
  const record = `${waterMolfile}> <melting point>\n0.00\n\n$$$$\n`
  expect(moleculesOf(record + record)).toHaveLength(2)
  expect(moleculesOf(`${record}${waterMolfile}$$$$\n\n\n`)).toHaveLength(2)
})

describe('what is wrong is told with its line', () => {
  test.each<[string, string, MolfileProblemCode, number]>([
    ['nothing', '', 'empty', 1],
    ['a text', 'Dear teacher,\n\nhere is water.', 'no-molfile', 1],
    ['a longer text', `\n${'A line of a text that is long enough.\n'.repeat(9)}`, 'no-molfile', 2],
    ['a page of the web', '<!DOCTYPE html>\n<html>\n<head>\n<title>Not found', 'no-molfile', 1],
    ['no counts', changedWater(4, ' no no  0  0  0  0  0  0  0  0999 V2000'), 'counts', 4],
    ['no atoms', changedWater(4, '  0  0  0  0  0  0  0  0  0  0999 V2000'), 'no-atoms', 4],
    ['a protein', changedWater(4, '151150  0  0  0  0  0  0  0  0999 V2000'), 'too-many-atoms', 4],
    ['no places', changedWater(6, '    0.0000    0.0000    0.0000 H   0  0'), 'same-place', 6],
    ['a newer form', changedWater(4, '  0  0  0     0  0            999 V3000'), 'version', 4],
    ['too few lines', waterLines.slice(0, 8).join('\n'), 'cut-short', 8],
    ['no end', waterLines.slice(0, 9).join('\n'), 'cut-short', 9],
    ['words for places', changedWater(6, '     nowhere  0.5865    0.0000 H   0  0'), 'number', 6],
    ['an endless place', changedWater(6, '  Infinity    0.5865    0.0000 H   0  0'), 'number', 6],
    ['a power of ten', changedWater(6, '     1e999    0.5865    0.0000 H   0  0'), 'number', 6],
    [
      'an unknown element',
      changedWater(7, '   -0.7572    0.5865    0.0000 Xx  0  0'),
      'element',
      7,
    ],
    [
      'a word of the language',
      changedWater(7, '   -0.7572    0.5865    0.0000 constructor'),
      'element',
      7,
    ],
    ['a charge of code 9', changedWater(5, '    0.0000    0.0000    0.0000 O   0  9'), 'charge', 5],
    ['a bond to nowhere', changedWater(9, '  1  4  1  0'), 'bond-end', 9],
    ['a bond to nothing', changedWater(9, '  1  0  1  0'), 'bond-end', 9],
    ['a bond to itself', changedWater(9, '  3  3  1  0'), 'bond-self', 9],
    ['a bond twice', changedWater(9, '  2  1  1  0'), 'bond-twice', 9],
    ['a bond of order 7', changedWater(9, '  1  3  7  0'), 'bond-order', 9],
    ['a charge of no atom', changedWater(10, 'M  CHG  1   9   1\nM  END'), 'charge', 10],
    ['half a charge', changedWater(10, 'M  CHG  2   1   1\nM  END'), 'charge', 10],
    ['too long', 'x'.repeat(2_000_001), 'too-large', 1],
    ['too many', `${waterMolfile}$$$$\n`.repeat(201), 'too-many', 2201],
  ])('%s', (_what, text, code, line) => {
    expect(problemOf(text)).toMatchObject({ code, line })
  })

  test('and what stood there can be shown: short, and without what no one can see', () => {
    const text = changedWater(7, `   -0.7572    0.5865    0.0000 \u202E\u0000H`)
    expect(problemOf(text).found).toMatch(/^[\p{L} ]*$/u)
    expect(
      problemOf(changedWater(10, `M  CHG${' 7'.repeat(500)}`)).found.length,
    ).toBeLessThanOrEqual(40)
  })
})

test('whatever is done to a file, it is read or refused, and no number is none', () => {
  const random = createRandom(61)
  const ethanol = writeMolfile({
    name: 'ethanol',
    isFlat: false,
    structure: structureOf('ethanol'),
  })
  const signs = '0123456789 .-+eMCHGNDV$\n\t\u0000é'
  let refused = 0
  for (let trial = 0; trial < 500; trial += 1) {
    const text = [...ethanol]
    for (let i = 0; i < 1 + random() * 5; i += 1) {
      const at = Math.floor(random() * text.length)
      text.splice(at, Math.floor(random() * 3), signs[Math.floor(random() * signs.length)] ?? '')
    }
    const reading = readMolecules(text.join(''))
    if (!reading.ok) {
      refused += 1
      continue
    }
    for (const { structure } of reading.molecules) {
      for (const { at } of structure.atoms) {
        expect(at.every(Number.isFinite)).toBe(true)
      }
      for (const { from, to } of structure.bonds) {
        expect(structure.atoms[from] && structure.atoms[to]).toBeDefined()
      }
    }
  }
  expect(refused).toBeGreaterThan(50)
  expect(refused).toBeLessThan(500)
})
