import { existsSync, readFileSync } from 'node:fs'

/** A test as a page of words names it: its file from the root, and its title. */
export interface NamedTest {
  file: string
  title: string
}

/** The tests that a text names, as `file › title` between backticks; a file without a folder is a browser test. */
export const testsNamed = (text: string): NamedTest[] =>
  [...text.matchAll(/`([^`]+?) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({
    file: file.includes('/') ? file : `tests/e2e/${file}`,
    title,
  }))

/** Those of some tests that are not there, or not run. */
export const missing = (tests: readonly NamedTest[]): string[] =>
  tests
    .filter(({ file, title }) => !existsSync(file) || !hasTest(readFileSync(file, 'utf8'), title))
    .map(({ file, title }) => `${file} › ${title}`)

/** Whether a source has a test of this title that is run. */
export function hasTest(source: string, title: string): boolean {
  return (['"', "'", '`'] as const).some((quote) => {
    const literal = quote + title.replaceAll(quote, `\\${quote}`) + quote
    for (let at = source.indexOf(literal); at >= 0; at = source.indexOf(literal, at + 1)) {
      const before = source.slice(0, at).trimEnd()
      // `test('…'`, `it('…'`, or the end of `test.each([…])('…'`.
      if (/(?:\b(?:test|it)|\))\($/.test(before)) return true
    }
    return false
  })
}
