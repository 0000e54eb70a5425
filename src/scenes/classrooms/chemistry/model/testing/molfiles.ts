import type { ElementSymbol } from '../elements.ts'
import type { Molfile, MolfileProblemCode } from '../molfile.ts'
import type { BondOrder } from '../structure.ts'

/** Water as a molfile, V2000. */
export const waterMolfile = `water
  by hand

  3  2  0  0  0  0  0  0  0  0999 V2000
    0.0000    0.0000    0.0000 O   0  0  0  0  0  0  0  0  0  0  0  0
    0.7572    0.5865    0.0000 H   0  0  0  0  0  0  0  0  0  0  0  0
   -0.7572    0.5865    0.0000 H   0  0  0  0  0  0  0  0  0  0  0  0
  1  2  1  0  0  0  0
  1  3  1  0  0  0  0
M  END
`
export const waterLines: readonly string[] = waterMolfile.split('\n')

/** The file with another line. @param line  from 1 */
export const changedWater = (line: number, text: string): string =>
  waterLines.map((old, i) => (i === line - 1 ? text : old)).join('\n')

/** For each way in which a file can be wrong, one that is. */
export const brokenFiles: Record<MolfileProblemCode, string> = {
  'too-large': 'x'.repeat(2_000_001),
  'too-many': `${waterMolfile}$$$$\n`.repeat(201),
  empty: '',
  'no-molfile': `\n${'A line of a text that is long enough.\n'.repeat(9)}`,
  'cut-short': waterLines.slice(0, 8).join('\n'),
  counts: changedWater(4, ' no no  0  0  0  0  0  0  0  0999 V2000'),
  version: changedWater(4, '  0  0  0     0  0            999 V3000'),
  'no-atoms': changedWater(4, '  0  0  0  0  0  0  0  0  0  0999 V2000'),
  'too-many-atoms': changedWater(4, '151150  0  0  0  0  0  0  0  0999 V2000'),
  'same-place': changedWater(6, '    0.0000    0.0000    0.0000 H   0  0'),
  number: changedWater(6, '     nowhere  0.5865    0.0000 H   0  0'),
  element: changedWater(7, '   -0.7572    0.5865    0.0000 Xx  0  0'),
  charge: changedWater(5, '    0.0000    0.0000    0.0000 O   0  9'),
  'bond-end': changedWater(9, '  1  4  1  0'),
  'bond-self': changedWater(9, '  3  3  1  0'),
  'bond-twice': changedWater(9, '  2  1  1  0'),
  'bond-order': changedWater(9, '  1  3  7  0'),
}

/** A molecule as a file of the same form, as drawing programs write it. */
export function writeMolfile({ name, isFlat, structure }: Molfile): string {
  const three = (value: number) => String(value).padStart(3)
  const place = (picometres: number) => (picometres / 100).toFixed(4).padStart(10)
  const { atoms, bonds } = structure
  const code = (order: BondOrder) => (order === 1.5 ? 4 : order)
  const charged = atoms.flatMap(({ charge }, i) => (charge === 0 ? [] : [[i + 1, charge]]))
  const symbol = (element: ElementSymbol) => element.padEnd(3)
  return [
    name.replace(/\s+/g, ' ').slice(0, 80),
    `${' '.repeat(20)}${isFlat ? '2D' : '3D'}`,
    '',
    `${three(atoms.length)}${three(bonds.length)}  0  0  0  0  0  0  0  0999 V2000`,
    ...atoms.map(
      ({ element, at }) =>
        `${at.map(place).join('')} ${symbol(element)} 0  0  0  0  0  0  0  0  0  0  0  0`,
    ),
    ...bonds.map(
      ({ from, to, order }) => `${three(from + 1)}${three(to + 1)}${three(code(order))}  0`,
    ),
    ...charged.map(([atom = 0, charge = 0]) => `M  CHG  1 ${three(atom)} ${three(charge)}`),
    'M  END',
    '',
  ].join('\n')
}
