import type { MolfileProblemCode } from '../molfile-problem.ts'
import { changedWater, waterLines, waterMolfile } from './water-molfile.ts'

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
