import type { MolfileProblemCode } from '../molfile-problem.ts'
import { changedWater, waterLines, waterMolfile } from './water-molfile.ts'

/** For each way in which a file can be wrong, one that is, and the line in which it is. */
export const brokenFiles: Record<MolfileProblemCode, { text: string; line: number }> = {
  'too-large': { text: 'x'.repeat(2_000_001), line: 1 },
  'too-many': { text: `${waterMolfile}$$$$\n`.repeat(201), line: 2201 },
  empty: { text: '', line: 1 },
  'no-molfile': { text: `\n${'A line of a text that is long enough.\n'.repeat(9)}`, line: 2 },
  'cut-short': { text: waterLines.slice(0, 8).join('\n'), line: 8 },
  counts: { text: changedWater(4, ' no no  0  0  0  0  0  0  0  0999 V2000'), line: 4 },
  version: { text: changedWater(4, '  0  0  0     0  0            999 V3000'), line: 4 },
  'no-atoms': { text: changedWater(4, '  0  0  0  0  0  0  0  0  0  0999 V2000'), line: 4 },
  'too-many-atoms': { text: changedWater(4, '151150  0  0  0  0  0  0  0  0999 V2000'), line: 4 },
  'same-place': { text: changedWater(6, '    0.0000    0.0000    0.0000 H   0  0'), line: 6 },
  number: { text: changedWater(6, '     nowhere  0.5865    0.0000 H   0  0'), line: 6 },
  element: { text: changedWater(7, '   -0.7572    0.5865    0.0000 Xx  0  0'), line: 7 },
  charge: { text: changedWater(5, '    0.0000    0.0000    0.0000 O   0  9'), line: 5 },
  'bond-end': { text: changedWater(9, '  1  4  1  0'), line: 9 },
  'bond-self': { text: changedWater(9, '  3  3  1  0'), line: 9 },
  'bond-twice': { text: changedWater(9, '  2  1  1  0'), line: 9 },
  'bond-order': { text: changedWater(9, '  1  3  7  0'), line: 9 },
}
