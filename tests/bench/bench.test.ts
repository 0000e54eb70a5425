import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Latest, latestPage } from './latest.ts'
import { OptionError, readOptions } from './options.ts'
import { breaches, median, medianRatio, noneOf, table } from './row.ts'
import { tapDelays, tapsByPage, upperQuartile } from './taps/tap-list.ts'
import { threeChunks } from './three-code.ts'

test('the page to read shows the figures that are kept', () => {
  const latest = JSON.parse(readFileSync('tests/bench/latest.json', 'utf8')) as Latest
  expect(readFileSync('tests/bench/latest.md', 'utf8')).toBe(latestPage(latest))
})

test('a part is chosen by name, a short run is not kept, and what is mistyped is told', () => {
  expect(readOptions(['server']).parts).toEqual(['delivery', 'messages', 'kills'])
  expect(readOptions([])).toMatchObject({ isFull: true, kills: 1000 })
  expect(readOptions(['tour', '--rounds', '3'])).toMatchObject({ isFull: false, rounds: 3 })
  expect(readOptions(['first-sight', '--only', 'virtuallab,tours'])).toMatchObject({
    ...{ parts: ['arrival', 'taps'], only: ['virtuallab', 'tours'], isFull: false, arrivals: 3 },
  })
  for (const args of [['tours'], ['--runs', '0'], ['--only', 'tour'], ['--fast']])
    expect(() => readOptions(args), args.join(' ')).toThrow(OptionError)
})

test('only a broken budget is a breach, told with its causes but not without end', () => {
  const found = Array.from({ length: 20 }, (_, at) => `cause ${at + 1}`)
  const rows = [noneOf('fine', []), noneOf('a|b', found)]
  expect(table(rows).split('\n')[3]).toBe('| a\\|b | 20       | 0      | **no** |')
  const lines = breaches(rows).split('\n')
  expect(lines).toHaveLength(14)
  expect([lines[0], lines[13]]).toEqual(['a|b: 20, budget 0', '  - and 8 more'])
})

test('a slow phase of the machine does not change the ratio of the rounds', () => {
  expect(medianRatio([10, 100, 11], [20, 200, 22])).toBe(0.5)
  expect(() => median([1, Number.NaN])).toThrow(RangeError)
})

test('forty taps on ten pages come at the same times on every run, early and late', () => {
  expect([Object.keys(tapsByPage).length, Object.values(tapsByPage).flat().length]).toEqual([
    10, 40,
  ])
  const delays = tapDelays(40)
  expect(delays).toEqual(tapDelays(40))
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(200)
  expect(Math.max(...delays)).toBeLessThan(5000)
  expect(delays.filter((delay) => delay < 2600).length).toBeGreaterThan(12)
  expect(upperQuartile([4, 1, 3, 2])).toBe(3)
  expect(() => upperQuartile([])).toThrow(RangeError)
})

test('3D code is three.js and what stands on it, directly or not', () => {
  const codes = new Map([
    ['renderer.js', 'throw Error("THREE.WebGLRenderer: …")'],
    ['stage.js', 'import{r}from"./renderer.js"'],
    ['scene.js', 'import{s}from"./stage.js"'],
    ['desk.js', 'const scene=()=>import("./scene.js")'],
  ])
  expect([...threeChunks(codes)]).toEqual(['renderer.js', 'stage.js', 'scene.js'])
})
