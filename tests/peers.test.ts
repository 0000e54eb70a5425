import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missing, testsNamed } from './setup/named-tests.ts'

/** What the feature table is about, in its order. */
const features = [
  ...['Inputs', 'Tiles', 'Tour', 'Links', 'Plan', 'Transitions', 'Save and reopen', 'Share file'],
  ...['XR', 'Measure', 'Accessibility', 'Error words'],
]
const peers = ['Photo Sphere Viewer', 'Pannellum', 'Marzipano', 'model-viewer']

const part = (page: string, heading: string) =>
  page.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? ''
const beside = part(readFileSync('README.md', 'utf8'), 'Beside other viewers')
const sources = readFileSync('docs/peers.md', 'utf8')

/** The tables of a page as rows of cells, without their heads. */
const tables = (page: string) =>
  page.split(/\n{2,}/).flatMap((block) => {
    const lines = block.split('\n').filter((line) => line.startsWith('|'))
    const rows = lines.map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    return rows.length > 2 ? [{ head: rows[0] ?? [], rows: rows.slice(2) }] : []
  })

test('the table has its twelve rows, and a word in each cell for us and for each of the others', () => {
  const [table] = tables(beside)
  expect(table?.rows.map(([name]) => name)).toEqual(features)
  expect(table?.head).toHaveLength(2 + peers.length)
  for (const [at, peer] of peers.entries()) expect(table?.head[at + 2]).toContain(peer)
  expect(table?.rows.filter((row) => row.length !== 6 || row.includes(''))).toEqual([])
})

test('each row of it is held by a browser test that is there', () => {
  const [, held] = tables(beside)
  expect(held?.rows.map(([name]) => name)).toEqual(features)
  const named = (held?.rows ?? []).map(([, cell = '']) => testsNamed(cell))
  expect(named.filter((tests) => tests.length === 0)).toEqual([])
  expect(missing(named.flat())).toEqual([])
  const others = named.flat().filter(({ file }) => !/^tests\/(e2e|xr)\//.test(file))
  expect(others).toEqual([])
})

test('each cell about others has its source, and each doubt its reason', () => {
  for (const feature of features) {
    const rows = part(sources, feature)
      .split('\n')
      .filter((line) => line.startsWith('- '))
    const told = peers.map((peer) => rows.some((line) => line.startsWith(`- ${peer}`)))
    expect([feature, ...told]).toEqual([feature, true, true, true, true])
  }
  const doubts = part(sources, 'Doubts')
  const [table] = tables(beside)
  const doubtful = (table?.rows ?? []).flatMap(([feature = '', , ...cells]) =>
    cells.flatMap((cell, at) => (cell.includes('†') ? [`**${feature}, ${peers[at]}.**`] : [])),
  )
  expect(doubtful.length).toBeGreaterThan(5)
  expect(doubtful.filter((doubt) => !doubts.includes(doubt))).toEqual([])
})
