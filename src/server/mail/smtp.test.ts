import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../tests/setup/mail-server.ts'
import { sampleMessage } from '../../../tests/setup/post-message.ts'
import type { ClaimedMail } from '../store/store.ts'
import { smtpSender } from './smtp.ts'

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
beforeEach(() => Object.assign(server, { manner: 'accept', mails: [], received: 0 }))
afterAll(() => server.close())

const addresses = { to: 'desk@company.example', from: 'site@company.example' }
/** @param limit  of the whole attempt, milliseconds; half of it for a silence */
const send = (change: Partial<ClaimedMail['message']> = {}, url = server.url, limit?: number) =>
  smtpSender(
    { url, ...addresses },
    limit,
  )({
    message: {
      ...(sampleMessage as ClaimedMail['message']),
      ...{ id: 17, receivedAt: Date.UTC(2030, 0, 1), handledAt: null },
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
    await send()
    expect(headerOf(server.mails[0])).toEqual(
      expect.arrayContaining([
        'From: site@company.example',
        'To: desk@company.example',
        'Reply-To: Ana Ruiz <ana@example.org>',
        'Subject: New message from Ana Ruiz: custom (#17)',
        'Message-ID: <0123456789abcdef0123456789abcdef@company.example>',
        'Date: Tue, 01 Jan 2030 00:00:00 +0000',
      ]),
    )
  })

  it('has its text twice: plain, and as HTML in which nothing is markup', async () => {
    await send({ message: 'Is 1 < 2 & "so"?\n<script>alert(1)</script>' })
    const [, plain = '', html = ''] = (server.mails[0] ?? '').split(/Content-Type: text\//)
    expect(plain).toMatch(/^plain[\s\S]*<script>alert\(1\)<\/script>/)
    expect(html).toMatch(/^html[\s\S]*Is 1 &lt; 2 &amp; &quot;so&quot;\?/)
    expect(html).not.toContain('<script>')
  })

  it('cannot be given a header by a name, which may be of any script', async () => {
    await send({ name: 'Ana\r\nBcc: all@example.org\r\n\r\nHello' })
    await send({ name: 'अनुष्का', message: 'नमस्ते, हमें पुस्तकालय चाहिए।' })
    const [header, foreign] = server.mails.map(headerOf)
    const to = header?.filter((line) => /^(bcc|to|hello)/i.test(line))
    expect(to).toEqual(['To: desk@company.example'])
    expect(header?.find((line) => line.startsWith('Subject'))).toContain('Bcc: all@example.org')
    expect(foreign?.join('\n')).toMatch(/Reply-To: =\?UTF-8\?B\?[\w+/= ?-]+\?= <ana@example\.org>/)
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
    await expect(send()).rejects.toMatchObject(error)
    expect(server.mails).toEqual([])
  })

  it('hangs is given up', async () => {
    server.manner = 'hang'
    // By the silence, or on a machine that stalls by the whole.
    const code = expect.stringMatching(/ETIMEDOUT|EABORT/)
    await expect(send({}, server.url, 600)).rejects.toMatchObject({ code })
  })

  it('never comes to an end is cut off, and cannot take the mail afterwards', async () => {
    server.manner = 'drip'
    await expect(send({}, server.url, 400)).rejects.toMatchObject({ code: 'EABORT' })
    server.manner = 'accept'
    await expect.poll(() => server.connections()).toBe(0)
    expect(server.received).toBe(0)
  })

  it('is not there is an error', async () => {
    await expect(send({}, 'smtp://127.0.0.1:1')).rejects.toMatchObject({ code: 'ESOCKET' })
  })
})
