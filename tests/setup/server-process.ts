import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
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

/**
 * Starts the real server as a process of its own.
 * @returns once it serves; port is 0 when it ended before it could
 */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...env } })
  let text = ''
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  const port = await new Promise<number>((resolve) => {
    const read = (chunk: Buffer) => {
      text += chunk
      const match = /served at http:\/\/[^\s]*:(\d+)/.exec(text)
      if (match) resolve(Number(match[1]))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    ended.then(() => resolve(0))
  })
  return { child, port, output: () => text, ended }
}
