import type { ContactForm } from '../contract/contact.ts'

/**
 * Gives each message a key: the same message keeps its key, however often it is sent, and another one gets its own.
 * So a message that arrived although its answer was lost is not kept twice.
 * @param create  makes a new key
 */
export function messageKeys(create: () => string) {
  let last: { text: string; key: string } | undefined
  return {
    keyOf(message: ContactForm): string {
      const text = JSON.stringify(message)
      if (last?.text !== text) last = { text, key: create() }
      return last.key
    },
    /** To be called when a message has arrived: the same words may be sent again on purpose. */
    forget(): void {
      last = undefined
    },
  }
}

/** 128 random bits in hexadecimal; unlike `crypto.randomUUID` there without https as well. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
