import type { MolfileProblemCode } from '../../../../model/molfile-problem.ts'

const water = `water
  by hand           3D

  3  2  0  0  0  0  0  0  0  0999 V2000
    0.0000    0.0000    0.0000 O   0  0  0  0  0  0  0  0  0  0  0  0
    0.7572    0.5865    0.0000 H   0  0  0  0  0  0  0  0  0  0  0  0
   -0.7572    0.5865    0.0000 H   0  0  0  0  0  0  0  0  0  0  0  0
  1  2  1  0  0  0  0
  1  3  1  0  0  0  0
M  END
`
const lines = water.split('\n')
const changed = (line: number, text: string) =>
  lines.map((old, i) => (i === line - 1 ? text : old)).join('\n')

/** For each way in which a file can be wrong, one that is. */
export const brokenFiles: Record<MolfileProblemCode, string> = {
  'too-large': 'x'.repeat(2_000_001),
  'too-many': `${water}$$$$\n`.repeat(201),
  empty: '',
  'cut-short': lines.slice(0, 8).join('\n'),
  counts: changed(4, ' no no  0  0  0  0  0  0  0  0999 V2000'),
  version: changed(4, '  0  0  0     0  0            999 V3000'),
  'no-atoms': changed(4, '  0  0  0  0  0  0  0  0  0  0999 V2000'),
  'too-many-atoms': changed(4, '151150  0  0  0  0  0  0  0  0999 V2000'),
  'same-place': changed(6, '    0.0000    0.0000    0.0000 H   0  0'),
  number: changed(6, '     nowhere  0.5865    0.0000 H   0  0'),
  element: changed(7, '   -0.7572    0.5865    0.0000 Xx  0  0'),
  charge: changed(5, '    0.0000    0.0000    0.0000 O   0  9'),
  'bond-end': changed(9, '  1  4  1  0'),
  'bond-self': changed(9, '  3  3  1  0'),
  'bond-twice': changed(9, '  2  1  1  0'),
  'bond-order': changed(9, '  1  3  7  0'),
}
