import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

/** What the server does with a mail. */
export type Manner =
  | 'accept'
  /** refuses for now / for good, once it has the mail */
  | 451
  | 550
  /** refuses the recipient */
  | 'refuse-recipient'
  /** has the mail, and says nothing any more */
  | 'hang'
  /** has the mail, and ends the connection without a word */
  | 'drop'
  /** says again and again that more is to come, until the manner is another */
  | 'drip'

export interface MailServer {
  url: string
  /** whole mails as they came, header and body, in order */
  mails: string[]
  /** how many came whole, whatever became of them */
  received: number
  /** to be set by the test at any time */
  manner: Manner
  /** how many are open */
  connections: () => number
  close: () => Promise<void>
}

/** Starts a real SMTP server on the loopback. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const state: Pick<MailServer, 'manner' | 'mails' | 'received'> = {
    manner: 'accept',
    mails: [],
    received: 0,
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom: async (_address, _session, done) => {
      while (state.manner === 'drip' && sockets.size > 0) {
        for (const socket of sockets) socket.write('250-wait\r\n')
        await wait(20)
      }
      done()
    },
    onRcptTo: (_address, _session, done) =>
      done(state.manner === 'refuse-recipient' ? refusal(550) : null),
    onData: async (stream: SMTPServerDataStream, _session: SMTPServerSession, done) => {
      // One that breaks off, as from a client that has waited long enough, is no mail.
      const mail = await text(stream).catch(() => null)
      if (mail === null) return done()
      const { manner } = state
      state.received += 1
      if (manner === 'accept') {
        state.mails.push(mail)
        done()
      } else if (manner === 'drop') for (const socket of sockets) socket.destroy()
      else if (typeof manner === 'number') done(refusal(manner))
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    connections: () => sockets.size,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  })
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('not now, says the test'), { responseCode })
}
