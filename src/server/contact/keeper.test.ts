import { expect, it } from 'vitest'
import { sampleMessage } from '../../../tests/setup/post-message.ts'
import { describeStores } from '../../../tests/setup/stores.ts'
import type { ContactMessage } from '../../contract/contact.ts'
import type { Store } from '../store/store.ts'
import { keeper } from './keeper.ts'

const message = sampleMessage as ContactMessage
const limit = { count: 1, window: 60_000 }

describeStores((open) => {
  it('asks for the constant secret until it has it, and tells of each failure', async () => {
    const real = await open()
    let asked = 0
    let failures = 0
    const store: Store = {
      ...real,
      secret: async () => {
        asked += 1
        if (asked === 1) throw new Error('away')
        return real.secret()
      },
    }
    const keep = keeper({
      store,
      limit,
      clock: () => 0,
      log: () => {},
      onKept: () => {},
      onFailed: () => {
        failures += 1
      },
    })
    const sendAs = async (key: string, address: string) =>
      (await keep({ message, key, address })).kind
    expect(await sendAs('one', '192.0.2.1')).toBe('unavailable')
    expect(failures).toBe(1)
    expect(await sendAs('one', '192.0.2.1')).toBe('kept')
    expect(await sendAs('two', '192.0.2.1')).toBe('too-many')
    expect(await sendAs('three', '192.0.2.2')).toBe('kept')
    expect({ asked, failures }).toEqual({ asked: 2, failures: 1 })
  })
})
