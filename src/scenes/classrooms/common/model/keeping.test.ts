import { proxy } from 'valtio/vanilla'
import { expect, test } from 'vitest'
import { count, flag, keeping, listOf, oneOf, shape, within } from './keeping.ts'

interface Lab {
  colour: 'red' | 'blue'
  runs: { volume: number; good: boolean }[]
  open: boolean
}

const fresh = (): Lab => ({ colour: 'red', runs: [], open: false })
const { keep, restore } = keeping<Lab, Pick<Lab, 'colour' | 'runs'>>(
  shape({
    colour: oneOf(['red', 'blue']),
    runs: listOf(shape({ volume: within(0, 50), good: flag }), 2),
  }),
  (kept) => ({ ...fresh(), ...kept }),
)
const run = { volume: 25, good: true }

test('what is kept comes back, and the rest as at the beginning', () => {
  const lab = proxy<Lab>({ colour: 'blue', runs: [run], open: true })
  const kept = JSON.parse(JSON.stringify(keep(lab)))
  expect(kept).toEqual({ colour: 'blue', runs: [run] })
  const other = proxy<Lab>({ ...fresh(), open: true })
  expect(restore(other, { ...kept, more: 'than there is' })).toBe(true)
  expect(other).toEqual({ colour: 'blue', runs: [run], open: false })
  other.runs.push({ volume: 1, good: false })
  expect(lab.runs).toHaveLength(1)
})

test.each([
  ['nothing', null],
  ['a word', 'kept'],
  ['a list', []],
  ['another colour', { colour: 'green', runs: [] }],
  ['no runs', { colour: 'red' }],
  ['runs that are none', { colour: 'red', runs: {} }],
  ['a run of nothing', { colour: 'red', runs: [null] }],
  ['a run without a part', { colour: 'red', runs: [{ volume: 1 }] }],
  ['a run that is too large', { colour: 'red', runs: [{ ...run, volume: 51 }] }],
  ['a run of no number', { colour: 'red', runs: [{ ...run, volume: Number.NaN }] }],
  ['too many', { colour: 'red', runs: [run, run, run] }],
])('%s is not taken for it, and changes nothing', (_what, kept) => {
  const lab = proxy<Lab>({ colour: 'blue', runs: [run], open: true })
  expect(restore(lab, kept)).toBe(false)
  expect(lab).toEqual({ colour: 'blue', runs: [run], open: true })
})

test.each([
  [0, 0],
  [7, 7],
  [-1, undefined],
  [0.5, undefined],
  [1e300, undefined],
  ['7', undefined],
])('%o counted is %o', (kept, read) => {
  expect(count(kept)).toBe(read)
})
