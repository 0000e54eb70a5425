import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../tests/setup/mail-server.ts'
import type { ClaimedMail } from '../store/store.ts'
import { smtpSender } from './transport.ts'

let server: MailServer
beforeEach(async () => {
  server = await startMailServer()
})
afterEach(() => server.close())

const sender = (limit?: number) =>
  smtpSender({ url: server.url, to: 'desk@company.example', from: 'site@company.example' }, limit)

const mailOf = (change: Partial<ClaimedMail['message']> = {}): ClaimedMail => ({
  message: {
    id: 17,
    name: 'Ana Ruiz',
    email: 'ana@example.org',
    service: 'custom',
    message: 'A model of our new library, please.',
    receivedAt: Date.UTC(2030, 0, 1),
    handledAt: null,
    mail: { attempts: 1, sentAt: null, error: null },
    ...change,
  },
  messageId: '0123456789abcdef0123456789abcdef',
  attempt: 1,
})

/** The header's fields as they came, folded lines joined. */
function headerOf(mail = ''): string[] {
  const [header = ''] = mail.split('\r\n\r\n')
  return header.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
}

describe('a mail', () => {
  it('goes to the company, and an answer to the visitor', async () => {
    await sender()(mailOf())
    const header = headerOf(server.mails[0])
    expect(header).toContain('From: site@company.example')
    expect(header).toContain('To: desk@company.example')
    expect(header).toContain('Reply-To: Ana Ruiz <ana@example.org>')
    expect(header).toContain('Subject: Message 17 from Ana Ruiz: custom')
    expect(header).toContain('Message-ID: <0123456789abcdef0123456789abcdef@company.example>')
    expect(header).toContain('Date: Tue, 01 Jan 2030 00:00:00 +0000')
  })

  it('has its text twice: plain, and as HTML in which nothing is markup', async () => {
    await sender()(mailOf({ message: 'Is 1 < 2 & "so"?\n<script>alert(1)</script>' }))
    const [mail = ''] = server.mails
    const [, plain = '', html = ''] = mail.split(/Content-Type: text\//)
    expect(plain).toMatch(/^plain/)
    expect(plain).toContain('<script>alert(1)</script>')
    expect(html).toMatch(/^html/)
    expect(html).toContain('Is 1 &lt; 2 &amp; &quot;so&quot;?')
    expect(html).not.toContain('<script>')
  })

  it('cannot be given a header by a name', async () => {
    const name = 'Ana\r\nBcc: all@example.org\r\n\r\nHello'
    await sender()(mailOf({ name }))
    const header = headerOf(server.mails[0])
    expect(header.filter((line) => /^(bcc|to|hello)/i.test(line))).toEqual([
      'To: desk@company.example',
    ])
    expect(header.find((line) => line.startsWith('Subject'))).toContain('Bcc: all@example.org')
  })

  it('takes names of any script', async () => {
    await sender()(mailOf({ name: 'अनुष्का', message: 'नमस्ते, हमें पुस्तकालय चाहिए।' }))
    const header = headerOf(server.mails[0]).join('\n')
    expect(header).toMatch(/Reply-To: =\?UTF-8\?B\?[\w+/= ?-]+\?= <ana@example\.org>/)
  })
})

describe('a mail server that', () => {
  it.each([
    ['refuses for now', 451, { code: 'EMESSAGE', responseCode: 451 }],
    ['refuses for good', 550, { code: 'EMESSAGE', responseCode: 550 }],
    ['refuses the recipient', 'refuse-recipient', { code: 'EENVELOPE', responseCode: 550 }],
    ['drops the connection', 'drop', {}],
  ] as const)('%s is an error', async (_what, manner, error) => {
    server.manner = manner
    await expect(sender()(mailOf())).rejects.toMatchObject(error)
    expect(server.mails).toEqual([])
  })

  it('hangs is given up', async () => {
    server.manner = 'hang'
    // Half of it for the silence: far enough from its end for a machine that stalls.
    await expect(sender(2000)(mailOf())).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  })

  it('never comes to an end is cut off, and cannot take the mail afterwards', async () => {
    server.manner = 'drip'
    await expect(sender(1000)(mailOf())).rejects.toMatchObject({ code: 'EABORT' })
    server.manner = 'accept'
    await expect.poll(() => server.connections()).toBe(0)
    expect(server.received).toBe(0)
  })

  it('is not there is an error', async () => {
    await server.close()
    await expect(sender()(mailOf())).rejects.toMatchObject({ code: 'ESOCKET' })
    server = await startMailServer()
  })
})
