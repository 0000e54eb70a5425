import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hasTest, missing, type NamedTest, testsNamed } from './setup/named-tests.ts'

const list = 'tests/e2e/README.md'

interface Row {
  section: string
  what: string
  tests: NamedTest[]
  /** the page that the row waits for */
  waitsFor: string | undefined
}

/** The rows of the list's tables: `| what | \`file › title\`<br>… |`. */
function readRows(markdown: string): Row[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const [section = '', ...lines] = part.split('\n')
      return lines
        .filter((line) => /^\| (?!the spec says|---)/.test(line))
        .map((line) => {
          const [, what = '', cell = ''] = line.split(/(?<!\\)\|/)
          return {
            section,
            what: what.trim(),
            tests: testsNamed(cell),
            waitsFor: cell.match(/with the tool: `(\/[\w-]+)`/)?.[1],
          }
        })
    })
}

const rows = readRows(readFileSync(list, 'utf8'))

describe('the list of what is tested where', () => {
  test('has its tables', () => {
    for (const section of ['2', '3', '4', '5', '8', '9']) {
      const own = rows.filter((row) =>
        new RegExp(`^Sections? .*\\b${section}\\b`).test(row.section),
      )
      expect(own.length, `section ${section}`).toBeGreaterThan(5)
    }
  })

  test('names a test in each row, or the tool that it waits for', () => {
    const bare = rows.filter(({ tests, waitsFor }) => tests.length === 0 && !waitsFor)
    expect(bare.map(({ what }) => what)).toEqual([])
  })

  test('names tests that are there', () => {
    expect(missing(rows.flatMap(({ tests }) => tests))).toEqual([])
  })

  test('has no row twice', () => {
    const keys = rows.map(({ section, what }) => `${section}: ${what}`)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })
})

describe('a title', () => {
  test.each([
    ["test('§1 one', () => {})", true],
    ['it(\n  "§1 one",', true],
    ["test.each([1])('§1 one', () => {})", true],
    ['test(`§1 one`, () => {})', true],
    ["test('§1 one more', () => {})", false],
    ["test.skip('§1 one', () => {})", false],
    ["test.fixme('§1 one', () => {})", false],
    ["// '§1 one'", false],
    ["expect('§1 one')", false],
  ])('in %j: %s', (source, isThere) => {
    expect(hasTest(source, '§1 one')).toBe(isThere)
  })
})
