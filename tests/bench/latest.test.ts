import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keep, type Latest, latestPage, readmeWith } from './latest.ts'
import type { Row } from './row.ts'

const row = (what: string, measured: string): Row => ({
  ...{ what, measured, budget: '≤ 2', holds: measured <= '2' },
})
const machine = { cores: 2, processor: 'EPYC', chromium: '156', node: 'v24', load: 0.5 }
const about = (date: string) => ({ date, ...machine })
const first = keep({}, about('2026-11-20T10:00:00Z'), {
  ...{ tour: [row('tour', '1')], pages: [row('pages', '1')] },
})
const later = about('2026-11-22T10:00:00Z')

test('a part that is measured again takes the place of its earlier figures, and of no others', () => {
  const next = keep(first, later, { tour: [row('tour', '2')] })
  expect(next.tour?.rows[0]?.measured).toBe('2')
  expect(next.pages).toEqual(first.pages)
  const page = latestPage(next)
  expect(page).toContain('`tour`: 2026-11-22')
  expect(page).toContain('`pages`: 2026-11-20')
  expect(page.indexOf('| pages')).toBeLessThan(page.indexOf('| tour'))
  expect(page).not.toContain('Broken')
  const broken = keep(first, later, { tour: [row('tour', '3')] })
  expect(latestPage(broken)).toContain('## Broken budgets')
})

test('the README shows the latest figures, and nothing else of it changes', () => {
  const old = '\n\n| what |\n| --- |\n| old |\n'
  const readme = `# Realia\n\n## Measured\n\nBy the bench.${old}\n## More\n\n| x |\n`
  const next = readmeWith(readme, first)
  expect(next).toMatch(
    /By the bench\.\n\n\| what [\s\S]*\| pages [\s\S]*\|\n\n## More\n\n\| x \|\n/,
  )
  expect(next).not.toContain('| old |')
  expect(readmeWith(next, first)).toBe(next)
  expect(() => readmeWith('# Realia\n', first)).toThrow(RangeError)
})

test('the README of this checkout shows the figures that are kept', () => {
  const latest = JSON.parse(readFileSync('tests/bench/latest.json', 'utf8')) as Latest
  const readme = readFileSync('README.md', 'utf8')
  expect(readmeWith(readme, latest)).toBe(readme)
  expect(readFileSync('tests/bench/latest.md', 'utf8')).toBe(latestPage(latest))
})
