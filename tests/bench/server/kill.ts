import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { sqliteFile } from '../../../src/server/store/sqlite.ts'
import { startServer } from '../../setup/server-process.ts'
import type { Row } from '../row.ts'
import { send } from './send.ts'

/** How many messages are under way at once. */
const clients = 8
/** A server is killed at a random moment until then, milliseconds after it serves. */
const longestLife = 250

/**
 * Kills the server with SIGKILL at random moments while it takes messages, and starts it again on
 * the same data. What was not acknowledged is sent again under its key, as browsers do.
 */
export async function measureKills(
  root: string,
  rounds: number,
): Promise<{ row: Row; raw: object }> {
  const folder = await mkdtemp(join(tmpdir(), 'realia-bench-kill-'))
  const acknowledged = new Set<string>()
  const open = new Set<string>()
  let keys = 0
  try {
    for (let round = 1; round <= rounds; round++) {
      const { child, port, ended } = await startServer({
        PORT: '0',
        HOST: '127.0.0.1',
        SITE_ROOT: root,
        DATA_DIR: folder,
        RATE_LIMIT: '1000000',
        RATE_WINDOW: '1',
      })
      if (port === 0) throw new Error('The server did not start again')
      let isKilled = false
      const client = async () => {
        while (!isKilled) {
          const [again] = open
          const key = again ?? `kill-${String(++keys).padStart(16, '0')}`
          open.delete(key)
          const { sent } = await send(port, key)
          if (sent === 200) acknowledged.add(key)
          else open.add(key)
        }
      }
      const load = Array.from({ length: clients }, client)
      await wait(randomInt(longestLife))
      child.kill('SIGKILL')
      isKilled = true
      await Promise.all([...load, ended])
      if (round % 100 === 0) console.error(`kill: ${round} of ${rounds} rounds`)
    }
    const { kept, duplicated } = readKeys(join(folder, sqliteFile))
    const lost = [...acknowledged].filter((key) => !kept.has(key))
    return {
      row: {
        what: `server: SIGKILL under load, ${rounds} rounds, ${acknowledged.size} messages acknowledged`,
        measured: `${lost.length} lost · ${duplicated} duplicated`,
        budget: '0 · 0',
        holds: lost.length === 0 && duplicated === 0 && acknowledged.size >= rounds,
        blame: lost,
      },
      raw: { rounds, acknowledged: acknowledged.size, lost: lost.length, duplicated },
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Compares by what was written, not by the key, whose column cannot hold two of a kind. */
function readKeys(file: string) {
  const db = new DatabaseSync(file)
  const rows = db.prepare('SELECT key, message FROM messages').all()
  const mails = db.prepare('SELECT count(*) AS count FROM outbox').get()?.count
  db.close()
  const texts = new Set(rows.map(({ message }) => message))
  const duplicated = rows.length - texts.size + Math.abs(rows.length - Number(mails))
  return { kept: new Set(rows.map(({ key }) => String(key))), duplicated }
}
