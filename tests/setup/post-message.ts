import { contactPath, idempotencyHeader } from '../../src/contract/contact.ts'

export const sampleMessage = {
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  service: 'custom' as const,
  message: 'A model of our new library, please.',
}

/** A key like those that the form makes. */
export const keyOf = (name: string | number) => `key-${name}`.padEnd(32, '-')

/** Posts a message to a server on the loopback, as the form does; without a key where that is `null`. */
export function postMessage(
  port: number,
  key: string | null,
  change: object = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${contactPath}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key !== null && { [idempotencyHeader]: key }),
      ...headers,
    },
    body: JSON.stringify({ ...sampleMessage, ...change }),
  })
}
