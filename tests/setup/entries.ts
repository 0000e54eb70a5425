import type { NewMessage } from '../../src/server/store/store.ts'

/** A message that could have come in, under a key of its own. */
export function entryOf(key: string, change: Partial<NewMessage> = {}): NewMessage {
  return {
    message: {
      name: 'Ana Ruiz',
      email: 'ana@example.org',
      service: 'custom',
      message: 'A model of our new library, please.',
    },
    key,
    digest: 'digest',
    sender: 'a',
    receivedAt: 0,
    ...change,
  }
}
