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
