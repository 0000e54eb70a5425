import { proxy } from 'valtio/vanilla'
import { expect, test } from 'vitest'
import {
  arrayOf,
  booleanValue,
  createLabPersistence,
  enumOf,
  naturalNumber,
  numberBetween,
  objectOf,
} from './lab-persistence.ts'

interface Lab {
  event: undefined
  colour: 'red' | 'blue'
  runs: { volume: number; good: boolean }[]
  open: boolean
}

const fresh = (): Lab => ({ colour: 'red', runs: [], open: false, event: undefined })
const { keep, restore } = createLabPersistence(fresh, {
  colour: enumOf(['red', 'blue']),
  runs: arrayOf(objectOf({ volume: numberBetween(0, 50), good: booleanValue }), 2),
})
const run = { volume: 25, good: true }
const lab = (change: Partial<Lab> = {}) =>
  proxy<Lab>({ ...fresh(), colour: 'blue', runs: [{ ...run }], open: true, ...change })

test('what is kept comes back, and the rest as at the beginning', () => {
  const first = lab()
  const kept = JSON.parse(JSON.stringify(keep(first)))
  expect(kept).toEqual({ colour: 'blue', runs: [run] })
  const other = lab({ colour: 'red', runs: [] })
  expect(restore(other, { ...kept, more: 'than there is' })).toBe(true)
  expect(other).toEqual({ colour: 'blue', runs: [run], open: false })
  other.runs.push({ volume: 1, good: false })
  expect(first.runs).toHaveLength(1)
})

test.each([
  null,
  [],
  { colour: 'green', runs: [] },
  { colour: 'red' },
  { colour: 'red', runs: [null] },
  { colour: 'red', runs: [{ ...run, volume: 51 }] },
  { colour: 'red', runs: [{ ...run, volume: -1 }] },
  { colour: 'red', runs: [{ ...run, volume: Number.NaN }] },
  { colour: 'red', runs: [run, run, run] },
])('%j is not taken for it, and changes nothing', (kept) => {
  const first = lab()
  expect(restore(first, kept)).toBe(false)
  expect(first).toEqual(lab())
})

test('only whole numbers from nothing on are counted', () => {
  expect([0, 7, -1, 0.5, 1e300, '7'].map(naturalNumber)).toEqual([
    0,
    7,
    ...Array(4).fill(undefined),
  ])
})
