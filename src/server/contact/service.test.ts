import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startMailServer } from '../../../tests/setup/mail-server.ts'
import { sampleMessage } from '../../../tests/setup/post-message.ts'
import { mountSmallDisk, withoutSmallDisk } from '../../../tests/setup/small-disk.ts'
import { testFolder } from '../../../tests/setup/test-folder.ts'
import type { LogEntry } from '../log.ts'
import { SettingError } from '../settings.ts'
import { sqliteFile } from '../store/sqlite.ts'
import { startContact } from './service.ts'
import { readContactSettings } from './settings.ts'

const folder = testFolder()
let entries: LogEntry[]
let service: Awaited<ReturnType<typeof startContact>> | undefined
beforeEach(() => {
  entries = []
})
afterEach(async () => {
  await service?.stop()
  service = undefined
})

async function start(env: Record<string, string> = {}) {
  const parts = { clock: Date.now, random: () => 0, log: (entry: LogEntry) => entries.push(entry) }
  service = await startContact(readContactSettings({ DATA_DIR: folder(), ...env }), parts)
  return service
}
const post = ({ api }: NonNullable<typeof service>) => {
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(sampleMessage) }
  return api.request('/contact', init, { incoming: { socket: { remoteAddress: '192.0.2.1' } } })
}

it('mails a message as soon as it is kept', async () => {
  const mail = await startMailServer()
  const running = await start({ SMTP_URL: mail.url, CONTACT_TO: 'desk@company.example' })
  expect(await (await post(running)).json()).toEqual({ success: true })
  await expect.poll(() => mail.mails.length, { timeout: 5000 }).toBe(1)
  await mail.close()
})

it('starts where the database is away, says so, and is not ready', async () => {
  const running = await start({ DATABASE_URL: 'postgres://127.0.0.1:1/none' })
  expect(entries).toMatchObject([{ event: 'store not opened', reason: 'ECONNREFUSED' }])
  expect((await post(running)).status).toBe(503)
  await expect(running.check()).rejects.toThrow()
})

it('keeps nothing on a read-only disk, says so, and goes on once it may write', async (context) => {
  const disk = mountSmallDisk()
  if (!disk) return context.skip(withoutSmallDisk)
  try {
    disk.setReadOnly(true)
    const running = await start({ DATA_DIR: join(disk.folder, 'data') })
    expect((await post(running)).status).toBe(503)
    await expect(running.check()).rejects.toThrow()
    expect(entries.map(({ event }) => event)).toContain('message not kept')
    disk.setReadOnly(false)
    expect((await post(running)).status).toBe(200)
    await running.check()
  } finally {
    disk.remove()
  }
})

it('does not start with what a newer program wrote, and says so', async () => {
  const db = new DatabaseSync(join(folder(), sqliteFile))
  db.exec('PRAGMA user_version = 9')
  db.close()
  const message = expect.stringMatching(
    /version 9, but this program only supports versions up to 1/,
  )
  const error = await start().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(SettingError)
  expect(error).toMatchObject({ message })
})

it('is not ready after a failed write, though the last check is still valid', async () => {
  const running = await start()
  await running.check()
  const db = new DatabaseSync(join(folder(), sqliteFile))
  db.exec('ALTER TABLE senders RENAME TO lost')
  expect((await post(running)).status).toBe(503)
  await expect(running.check()).rejects.toThrow('senders')
  db.exec('ALTER TABLE lost RENAME TO senders')
  db.close()
  await running.check()
  expect((await post(running)).status).toBe(200)
})
