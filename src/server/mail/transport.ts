import { createTransport } from 'nodemailer'
import type { ClaimedMail } from '../store/store.ts'
import { compose } from './compose.ts'
import type { MailSettings } from './settings.ts'

/** Resolves when the mail server has taken the mail; rejects with why it has not. */
export type SendMail = (mail: ClaimedMail) => Promise<void>

/** The longest that an attempt may take, milliseconds: shorter than a lease, so that nobody else has begun meanwhile. */
export const sendLimit = 60_000

/** The mail server did not come to an end. */
export class SendTimeout extends Error {
  readonly code = 'ETIMEDOUT'
}

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
      // A text is what it says, never the name of a file or an address to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new SendTimeout(`No end after ${limit} ms`)), limit)
    })
    try {
      await Promise.race([transport.sendMail(compose(mail, settings)), late])
    } finally {
      clearTimeout(timer)
      transport.close()
    }
  }
}
