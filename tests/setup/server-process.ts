import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface ServerProcess {
  child: ChildProcess
  port: number
  /** everything printed so far */
  output: () => string
  /** resolves with exit code and signal */
  ended: Promise<[number | null, NodeJS.Signals | null]>
}

const main = join(import.meta.dirname, '../../src/server/main.ts')

/** Settings that whoever runs the tests may have set for a server of their own. */
const unset = { DATABASE_URL: '', SMTP_URL: '', CONTACT_TO: '', CONTACT_FROM: '', TRUST_PROXY: '' }

/**
 * Starts the real server as a process of its own. Unless `env` names another place, it keeps its
 * messages in a temporary folder, which is removed when it has ended.
 * @returns once it serves; port is 0 when it ended before it could
 */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'realia-data-'))
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...unset, DATA_DIR: folder, ...env },
  })
  // Put together when asked for: a busy server prints a line a request, and a string that grows with
  // each of them costs its reader more than the request cost the server.
  const printed: Buffer[] = []
  const output = () => Buffer.concat(printed).toString()
  const ended = once(child, 'close').then(async (how) => {
    await rm(folder, { recursive: true, force: true })
    return how as [number | null, NodeJS.Signals | null]
  })
  const port = await new Promise<number>((resolve) => {
    let isServing = false
    const read = (chunk: Buffer) => {
      printed.push(chunk)
      if (isServing) return
      const match = /running at http:\/\/[^\s]*:(\d+)/.exec(output())
      if (!match) return
      isServing = true
      resolve(Number(match[1]))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    ended.then(() => resolve(0))
  })
  return { child, port, output, ended }
}
