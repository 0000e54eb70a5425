import { expect, test } from 'vitest'
import { readTimes, stolenShare, undisturbed } from './stolen.ts'

const stat = (line: string) => `${line}\ncpu0 9 9 9 9 9 9 9 9 9 9\nintr 1 2 3\n`

test('what the host took is a share of all time, guests counted once', () => {
  const before = readTimes(stat('cpu  100 0 50 800 10 0 5 35 7 0'))
  expect(before).toEqual({ stolen: 35, all: 1000 })
  const after = readTimes(stat('cpu  150 0 60 810 10 0 5 165 90 0'))
  expect(stolenShare(before, after)).toBeCloseTo(130 / 200)
})

test('a system that tells nothing has had nothing stolen', () => {
  expect(readTimes('')).toEqual({ stolen: 0, all: 0 })
  expect(stolenShare(readTimes(''), readTimes(''))).toBe(0)
})

/** A machine of which these shares are stolen, one after the other. */
function machine(shares: number[]) {
  let [stolen, all] = [0, 0]
  let run = 0
  return {
    look: async () => ({ stolen, all }),
    measure: async () => {
      all += 1000
      stolen += 1000 * (shares[run] ?? 0)
      run += 1
      return { run }
    },
  }
}

test('what is measured while the CPU is away is measured again; the best counts where it never is there', async () => {
  const calm = machine([0.02, 0])
  expect(await undisturbed(calm.measure, calm.look)).toEqual({ run: 1, stolen: 0.02 })
  const away = machine([0.8, 0.1, 0.01])
  expect(await undisturbed(away.measure, away.look)).toMatchObject({ run: 3 })
  const gone = machine([0.5, 0.6, 0.2, 0.7, 0.9, 0.4, 0])
  expect(await undisturbed(gone.measure, gone.look)).toMatchObject({ run: 3, stolen: 0.2 })
})
