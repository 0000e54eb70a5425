import { createTransport, type SendMailOptions } from 'nodemailer'
import { cleanLine } from '../contact/clean.ts'
import type { MailSettings } from '../contact/settings.ts'
import type { ClaimedMail } from '../store/store.ts'

/**
 * The mail that tells the company of a message, as text and as HTML; an answer to it goes to the
 * visitor. At every attempt it has the same Message-ID, by which a second copy can be known.
 */
function compose({ message, messageId }: ClaimedMail, { to, from }: MailSettings): SendMailOptions {
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

/** Resolves when the mail server has taken the mail; rejects with why it has not. */
export type SendMail = (mail: ClaimedMail) => Promise<void>

/** The longest that an attempt may take, milliseconds: shorter than a lease, so that nobody else has begun meanwhile. */
export const sendLimit = 60_000

/**
 * Sends by SMTP, each mail over a connection of its own.
 * @param limit  of the whole attempt, milliseconds; half of it for each silence within it
 */
export function smtpSender(settings: MailSettings, limit = sendLimit): SendMail {
  return async (mail) => {
    const transport = createTransport({
      url: settings.url,
      dnsTimeout: limit / 2,
      connectionTimeout: limit / 2,
      greetingTimeout: limit / 2,
      socketTimeout: limit / 2,
      // A mail server that is cut off gets nothing more of what was under way.
      socketCloseTimeout: 0,
      // A text is what it says, never the name of a file or an address to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    await transport.sendMail({
      ...compose(mail, settings),
      // Ends the attempt itself: one that went on would be sent by the next attempt too.
      signal: AbortSignal.timeout(limit),
    })
  }
}
