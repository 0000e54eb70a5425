import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { contactPath, idempotencyHeader } from '../../../src/contract/contact.ts'
import { sqliteFile } from '../../../src/server/store/sqlite.ts'
import { type ServerProcess, startServer } from '../../setup/server-process.ts'
import type { Row } from '../row.ts'

/** How many messages are under way at once. */
const clients = 8
/** A server is killed at a random moment until then, milliseconds after it serves. */
const longestLife = 250
/** One new message of so many goes without a key, as from clients that know only the form's fields. */
const keylessEvery = 4

/**
 * Kills the server with SIGKILL at random moments while it takes messages, and starts it again on
 * the same data. What was not acknowledged is sent again under its key, as browsers do; without a key it is sent once.
 */
export async function measureKills(root: string, rounds: number): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'realia-bench-kill-'))
  const acknowledged = new Set<string>()
  const open = new Set<string>()
  let names = 0
  const nextName = () => {
    names += 1
    return `${names % keylessEvery === 0 ? 'keyless' : 'kill'}-${String(names).padStart(16, '0')}`
  }
  try {
    for (let round = 1; round <= rounds; round++) {
      const { child, port, ended } = await startUnlimited(root, { DATA_DIR: folder })
      if (port === 0) throw new Error('The server did not start again')
      let isKilled = false
      const client = async () => {
        while (!isKilled) {
          const [again] = open
          const name = again ?? nextName()
          open.delete(name)
          const { sent } = await send(port, name, isKeyless(name) ? { key: null } : {})
          if (sent === 200) acknowledged.add(name)
          else if (!isKeyless(name)) open.add(name)
        }
      }
      const load = Array.from({ length: clients }, client)
      await wait(randomInt(longestLife))
      child.kill('SIGKILL')
      isKilled = true
      await Promise.all([...load, ended])
      if (round % 100 === 0) console.error(`kill: ${round} of ${rounds} rounds`)
    }
    const { texts, duplicated } = readTexts(join(folder, sqliteFile))
    const lost = [...acknowledged].filter((name) => !texts.has(textOf(name)))
    const keyless = [...acknowledged].filter(isKeyless).length
    return {
      what: `server: SIGKILL under load, ${rounds} rounds, ${acknowledged.size} messages acknowledged (${keyless} without a key)`,
      measured: `${lost.length} lost · ${duplicated} duplicated`,
      budget: '0 · 0',
      holds: lost.length === 0 && duplicated === 0 && acknowledged.size >= rounds && keyless > 0,
      blame: lost,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const isKeyless = (name: string) => name.startsWith('keyless-')

/** Reads what was written, not the keys: their column cannot hold two of a kind, and the server makes some of them. */
function readTexts(file: string) {
  const db = new DatabaseSync(file)
  const rows = db.prepare('SELECT message FROM messages').all()
  const mails = db.prepare('SELECT count(*) AS count FROM outbox').get()?.count
  db.close()
  const texts = new Set(rows.map(({ message }) => message))
  const duplicated = rows.length - texts.size + Math.abs(rows.length - Number(mails))
  return { texts, duplicated }
}

/** Starts a server of its own on this machine, whose limits nobody reaches. @param root  folder of the site */
export const startUnlimited = (
  root: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> =>
  startServer({
    ...{ PORT: '0', HOST: '127.0.0.1', SITE_ROOT: root },
    RATE_LIMIT: '1000000',
    ...env,
  })

/** What came of a request: its status, or `refused` when no connection was made, or `dropped` when one was and no answer came. */
export type Sent = number | 'refused' | 'dropped'

/** A connection for each request, as most visitors have. */
const single = new Agent({ keepAlive: false })

const textOf = (name: string) => `The message named ${name}, which is of a usual length.`

/**
 * Posts a message, in milliseconds and with what came of it. Never rejects.
 * @param key  for idempotency; the message's name unless told, `null` for none
 */
export function send(
  port: number,
  name: string,
  { agent = single, key = name }: { agent?: Agent; key?: string | null } = {},
): Promise<{ sent: Sent; ms: number }> {
  const sender = { name: 'Bench', email: 'bench@example.org', service: 'custom' }
  const body = JSON.stringify({ ...sender, message: textOf(name) })
  const started = performance.now()
  return new Promise((resolve) => {
    const end = (sent: Sent) => resolve({ sent, ms: performance.now() - started })
    const asked = request({
      ...{ host: '127.0.0.1', port, path: contactPath, method: 'POST', agent },
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        ...(key !== null && { [idempotencyHeader]: key }),
      },
    })
    asked.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => end(answer.statusCode ?? 0))
      answer.on('error', () => end('dropped'))
    })
    asked.on('error', (error: NodeJS.ErrnoException) =>
      end(error.code === 'ECONNREFUSED' ? 'refused' : 'dropped'),
    )
    asked.end(body)
  })
}
