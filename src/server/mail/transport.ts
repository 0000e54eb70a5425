import { createTransport } from 'nodemailer'
import type { ClaimedMail } from '../store/store.ts'
import { compose } from './compose.ts'
import type { MailSettings } from './settings.ts'

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
