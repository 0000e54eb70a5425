import { expect, test } from 'vitest'
import { createAttendance, createChat, sendMessage, toggleAttendance } from './evening-state.ts'

test('§4 joined and left: the count follows, and never falls below where it began', () => {
  const registered = createAttendance(45)
  for (let press = 1; press < 10; press += 1) {
    toggleAttendance(registered)
    expect(registered).toEqual({ attends: press % 2 === 1, count: press % 2 === 1 ? 46 : 45 })
  }
  expect(createAttendance()).toEqual({ attends: false, count: 0 })
})

test('§4 a message is sent with its time, and blank text is ignored', () => {
  const chat = createChat()
  expect(sendMessage(chat, '   ', 5)).toBe(false)
  expect(sendMessage(chat, '', 5)).toBe(false)
  expect(sendMessage(chat, ' Hello ', 7)).toBe(true)
  expect(sendMessage(chat, 'Again', 9)).toBe(true)
  expect(chat.own).toEqual([
    { id: 'own-1', message: 'Hello', time: 7 },
    { id: 'own-2', message: 'Again', time: 9 },
  ])
})
