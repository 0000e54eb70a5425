import { expect, it } from 'vitest'
import { sampleMessage } from '../../../tests/setup/post-message.ts'
import { sqliteStores } from '../../../tests/setup/stores.ts'
import type { ContactMessage } from '../../contract/contact.ts'
import type { Store } from '../store/store.ts'
import { createMessageWriter } from './message-writer.ts'

const message = sampleMessage as ContactMessage
const open = sqliteStores()

it('asks for the constant secret until it has it, and tells of each message and each failure', async () => {
  const real = await open()
  let asked = 0
  const told: string[] = []
  const secret = async () => {
    asked += 1
    if (asked === 1) throw new Error('away')
    return real.secret()
  }
  const keep = createMessageWriter({
    getStore: async () => ({ ...real, secret }) as Store,
    limit: { count: 1, window: 60_000 },
    clock: () => 0,
    log: ({ event }) => told.push(String(event)),
    onStored: () => told.push('kept'),
    onFailed: () => told.push('failed'),
  })
  const sendAs = async (key: string, address: string) =>
    (await keep({ message, key, address })).kind
  expect(await sendAs('one', '192.0.2.1')).toBe('unavailable')
  expect(told.splice(0)).toEqual(['message not kept', 'failed'])
  expect(await sendAs('one', '192.0.2.1')).toBe('kept')
  expect(await sendAs('one', '192.0.2.1')).toBe('repeated')
  expect(await sendAs('two', '192.0.2.1')).toBe('too-many')
  expect(told.splice(0)).toEqual(['message kept', 'kept'])
  expect(await sendAs('three', '192.0.2.2')).toBe('kept')
  expect(asked).toBe(2)
})
