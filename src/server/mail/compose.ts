import type { SendMailOptions } from 'nodemailer'
import { cleanLine } from '../contact/clean.ts'
import type { ClaimedMail } from '../store/store.ts'
import type { MailSettings } from './settings.ts'

/**
 * The mail that tells the company of a message, as text and as HTML; an answer to it goes to the
 * visitor. At every attempt it has the same Message-ID, by which a second copy can be known.
 */
export function compose(
  { message, messageId }: ClaimedMail,
  { to, from }: MailSettings,
): SendMailOptions {
  const { id, email, service, receivedAt } = message
  const name = cleanLine(message.name)
  const facts = [
    ['From', `${name} <${email}>`],
    ['About', service],
    ['Received', new Date(receivedAt).toISOString()],
    ['Number', `${id}`],
  ] as const
  return {
    messageId: `<${messageId}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from,
    to,
    replyTo: { name, address: email },
    subject: `Message ${id} from ${name}: ${service}`,
    date: new Date(receivedAt),
    text: `${facts.map(([title, fact]) => `${title}: ${fact}`).join('\n')}\n\n${message.message}\n`,
    html: [
      '<table>',
      ...facts.map(
        ([title, fact]) => `<tr><th align="left">${title}</th><td>${escapeHtml(fact)}</td></tr>`,
      ),
      '</table>',
      `<p style="white-space: pre-wrap">${escapeHtml(message.message)}</p>`,
    ].join('\n'),
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
