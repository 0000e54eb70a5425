import { expect, test } from 'vitest'
import { admit } from './rate-limit.ts'

const limit = { count: 3, window: 60_000 }

/** The times at which a sender who tries at these times is admitted. */
function admitted(times: number[]): number[] {
  let until: number | undefined
  return times.filter((now) => {
    const admission = admit(until, now, limit)
    if (admission.admitted) until = admission.until
    return admission.admitted
  })
}

test('three at once, then one each twenty seconds', () => {
  expect(admitted([0, 1, 2, 3, 19_999, 20_000, 20_001, 40_000])).toEqual([0, 1, 2, 20_000, 40_000])
})

test('who waited may send three again, not more', () => {
  expect(admitted([0, 0, 0, 600_000, 600_000, 600_000, 600_000])).toHaveLength(6)
})

test('the wait is as long as it takes', () => {
  const third = admit(40_000, 0, limit)
  expect(third).toEqual({ admitted: true, until: 60_000 })
  expect(admit(60_000, 5000, limit)).toEqual({ admitted: false, wait: 15_000 })
  expect(admit(60_000, 20_000, limit).admitted).toBe(true)
})
