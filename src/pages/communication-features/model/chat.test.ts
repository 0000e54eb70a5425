import { expect, test } from 'vitest'
import { createChat, sendMessage } from './chat.ts'

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
