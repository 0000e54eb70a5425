import { expect, test } from 'vitest'
import { createAttendance, toggleAttendance } from './attendance.ts'

test('§4 joined and left: the count follows, and never falls below where it began', () => {
  const registered = createAttendance(45)
  for (let press = 1; press < 10; press += 1) {
    toggleAttendance(registered)
    expect(registered).toEqual({ attends: press % 2 === 1, count: press % 2 === 1 ? 46 : 45 })
  }
  expect(createAttendance()).toEqual({ attends: false, count: 0 })
})
