import { createHash } from 'node:crypto'
import type { Service } from '../../contract/contact.ts'
import type { NewMessage, StoredMessage } from './store.ts'

/** A row of `messages` joined with its `outbox`; 64-bit numbers come as text from PostgreSQL. */
export interface MessageRow {
  id: number | string
  name: string
  email: string
  service: string
  message: string
  received_at: number | string
  handled_at: number | string | null
  message_id: string
  attempts: number
  sent_at: number | string | null
  error: string | null
}

/** What both databases select for a {@link MessageRow}. */
export const messageColumns =
  'm.id, m.name, m.email, m.service, m.message, m.received_at, m.handled_at, ' +
  'o.message_id, o.attempts, o.sent_at, o.error'

export function messageOf(row: MessageRow): StoredMessage {
  return {
    id: Number(row.id),
    name: row.name,
    email: row.email,
    service: row.service as Service,
    message: row.message,
    receivedAt: Number(row.received_at),
    handledAt: timeOf(row.handled_at),
    mail: { attempts: row.attempts, sentAt: timeOf(row.sent_at), error: row.error },
  }
}

const timeOf = (value: number | string | null) => (value === null ? null : Number(value))

/** The left part of the mail's Message-ID: unlike the row's number unique beyond one database. */
export function messageIdOf({ key, receivedAt }: NewMessage): string {
  return createHash('sha256').update(`${key} ${receivedAt}`).digest('hex').slice(0, 32)
}
