/** What can be wrong with a file of molecules; the words for each are in the content. */
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

/** Thrown inside the reader, told outside it. */
export class MolfileProblem extends Error {
  readonly code: MolfileProblemCode
  /** From 1. */
  readonly line: number
  /** What stood there, cut to what can be shown. */
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
