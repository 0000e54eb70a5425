import { html } from 'hono/html'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { cleanLine } from '../contact/clean.ts'
import type { MailSettings } from '../contact/settings.ts'
import type { ClaimedMail } from '../store/store.ts'

/**
 * The mail that reports a message to the company, as text and as HTML; its replies go to the visitor. Every attempt
 * has the same Message-ID, so that a duplicate can be recognized.
 */
function compose({ message, messageId }: ClaimedMail, { to, from }: MailSettings): SendMailOptions {
  const { id, email, service, receivedAt } = message
  const name = cleanLine(message.name)
  const facts = [
    ['From', `${name} <${email}>`],
    ['Service', service],
    ['Received', new Date(receivedAt).toISOString()],
    ['Message number', `${id}`],
  ] as const
  const rows = facts.map(
    ([title, fact]) => html`<tr><th align="left">${title}</th><td>${fact}</td></tr>`,
  )
  return {
    messageId: `<${messageId}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from,
    to,
    replyTo: { name, address: email },
    subject: `New message from ${name}: ${service} (#${id})`,
    date: new Date(receivedAt),
    text: `${facts.map(([title, fact]) => `${title}: ${fact}`).join('\n')}\n\n${message.message}\n`,
    html: String(
      html`<table>${rows}</table><p style="white-space: pre-wrap">${message.message}</p>`,
    ),
  }
}

/** Resolves when the mail server has accepted the mail; rejects with the reason otherwise. */
export type SendMail = (mail: ClaimedMail) => Promise<void>

/** Timeout of an attempt, milliseconds; shorter than a lease, so that no other process begins meanwhile. */
export const sendTimeoutMs = 60_000

/**
 * Sends mails by SMTP, each over its own connection.
 * @param limit  timeout of the whole attempt, milliseconds; half of it for each silence within it
 */
export function smtpSender(settings: MailSettings, limit = sendTimeoutMs): SendMail {
  return async (mail) => {
    const transport = createTransport({
      url: settings.url,
      dnsTimeout: limit / 2,
      connectionTimeout: limit / 2,
      greetingTimeout: limit / 2,
      socketTimeout: limit / 2,
      // Nothing more is sent to a mail server after the timeout.
      socketCloseTimeout: 0,
      // A text is never read as the name of a file or an address to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    await transport.sendMail({
      ...compose(mail, settings),
      // Ends the attempt itself, since the next one would send the mail again.
      signal: AbortSignal.timeout(limit),
    })
  }
}
