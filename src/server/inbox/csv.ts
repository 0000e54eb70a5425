import type { StoredMessage } from '../store/store.ts'

const columns: [title: string, value: (message: StoredMessage) => string][] = [
  ['number', ({ id }) => String(id)],
  ['received', ({ receivedAt }) => timeOf(receivedAt)],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['service', ({ service }) => service],
  ['message', ({ message }) => message],
  ['handled', ({ handledAt }) => timeOf(handledAt)],
  ['mailed', ({ mail }) => timeOf(mail.sentAt)],
]

/**
 * Messages as CSV by RFC 4180, with a mark for spreadsheets that it is UTF-8. A cell that a
 * spreadsheet would take for a formula begins with an apostrophe.
 */
export function toCsv(messages: StoredMessage[]): string {
  const lines = [
    columns.map(([title]) => title),
    ...messages.map((message) => columns.map(([, value]) => value(message))),
  ]
  return `\ufeff${lines.map((cells) => cells.map(quote).join(',')).join('\r\n')}\r\n`
}

/** Source: OWASP, "CSV Injection"; the full-width signs are taken for formulas as well. */
const formula = /^[\s]*[=+\-@|%＝＋－＠]|^[\t\r\n]/

function quote(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

function timeOf(time: number | null): string {
  return time === null ? '' : new Date(time).toISOString()
}
