import type { NewMessage } from '../../src/server/store/store.ts'
import { sampleMessage } from './post-message.ts'

/** A message that could have come in, under a key of its own. */
export function entryOf(key: string, change: Partial<NewMessage> = {}): NewMessage {
  return {
    message: sampleMessage,
    key,
    digest: 'digest',
    sender: 'a',
    receivedAt: 0,
    ...change,
  }
}
