import { cleanLine, cleanText } from '../contact/clean.ts'
import type { StoredMessage } from '../store/store.ts'

const titles = ['no.', 'received', 'from', 'service', 'mail', 'handled', 'message']

/** The status of a message's mail in a word or two; of a failed one, what the mail server said. */
function mailState({ mail }: StoredMessage): string {
  if (mail.sentAt !== null) return 'sent'
  return mail.error === null ? 'not sent' : `failed ${mail.attempts}×: ${mail.error}`
}

/** Whether its mail was tried, could not be sent, and is still to be. */
export function isFailed({ mail, handledAt }: StoredMessage): boolean {
  return mail.sentAt === null && mail.error !== null && handledAt === null
}

/**
 * A table with one line a message.
 * @param width  of the terminal in characters; the message is cut to fit
 */
export function toTable(messages: StoredMessage[], width: number): string {
  const lines = [titles, ...messages.map(cellsOf)]
  const widths = titles.map((_, column) =>
    Math.max(...lines.map((cells) => [...(cells[column] ?? '')].length)),
  )
  return lines
    .map((cells) => cells.map((cell, column) => pad(cell, widths[column] ?? 0)).join('  '))
    .map((line) => cut(line.trimEnd(), width))
    .join('\n')
}

/** All fields of one message. */
export function toText(message: StoredMessage): string {
  const { id, name, email, service, receivedAt, handledAt } = message
  const facts = [
    ['Number', String(id)],
    ['Received', minuteOf(receivedAt)],
    ['From', `${cleanLine(name)} <${cleanLine(email)}>`],
    ['Service', service],
    ['Mail', mailState(message)],
    ['Handled', handledAt === null ? 'no' : minuteOf(handledAt)],
  ] as const
  const head = facts.map(([title, fact]) => `${pad(title, 10)}${cleanLine(fact)}`)
  return [...head, '', cleanText(message.message)].join('\n')
}

function cellsOf(message: StoredMessage): string[] {
  const { id, receivedAt, name, email, service, handledAt } = message
  return [
    String(id),
    minuteOf(receivedAt),
    cut(cleanLine(`${name} <${email}>`), 40),
    service,
    cut(cleanLine(mailState(message)), 40),
    handledAt === null ? '' : minuteOf(handledAt),
    cleanLine(message.message).replace(/\s+/g, ' '),
  ]
}

/** `2030-01-31 13:05`, in UTC. */
function minuteOf(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ')
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - [...text].length))
}

function cut(text: string, width: number): string {
  const signs = [...text]
  return signs.length <= width ? text : `${signs.slice(0, Math.max(0, width - 1)).join('')}…`
}

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
 * Messages as CSV by RFC 4180, with a byte order mark for spreadsheets. A cell that a spreadsheet would read as a
 * formula begins with an apostrophe.
 */
export function toCsv(messages: StoredMessage[]): string {
  const lines = [
    columns.map(([title]) => title),
    ...messages.map((message) => columns.map(([, value]) => value(message))),
  ]
  return `\ufeff${lines.map((cells) => cells.map(quote).join(',')).join('\r\n')}\r\n`
}

/** Source: OWASP, "CSV Injection"; the full-width signs also begin formulas. */
const formula = /^[\s]*[=+\-@|%＝＋－＠]|^[\t\r\n]/

function quote(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

function timeOf(time: number | null): string {
  return time === null ? '' : new Date(time).toISOString()
}
