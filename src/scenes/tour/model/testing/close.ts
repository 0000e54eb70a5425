import { expect } from 'vitest'

/** Numbers one by one, to so many digits. */
export function close(actual: Iterable<number> | undefined, wanted: Iterable<number>, digits = 9) {
  expect([...(actual ?? [])]).toEqual([...wanted].map((value) => expect.closeTo(value, digits)))
}
