import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { FoundPostgres } from './find-postgres.ts'
import { freePort } from './free-port.ts'

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

/** Starts a real PostgreSQL with data of its own in a temporary folder, on a free loopback port. */
export async function startPostgres({ programs, user }: FoundPostgres) {
  const folder = await mkdtemp(join(tmpdir(), 'realia-postgres-'))
  if (user) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8']
  const inFolder = { ...user, cwd: folder, stdio: 'ignore' } as const
  execFileSync(join(programs, 'initdb'), [...init, '--locale=C'], inFolder)
  const port = await freePort()
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  let server: ChildProcess | undefined
  let databases = 0

  const start = async () => {
    const listen = ['-h', '127.0.0.1', '-p', String(port), '-k', folder]
    // Its data need not outlive the machine, and waiting for the disk takes most of a test's time.
    const args = ['-D', data, ...listen, '-c', 'fsync=off']
    server = spawn(join(programs, 'postgres'), args, inFolder)
    while (!(await answers(urlOf('postgres')))) {
      if (server.exitCode !== null) throw new Error('PostgreSQL ended before it was ready')
      await wait(50)
    }
  }
  /** As a breakdown would, connections and all. */
  const stop = async () => {
    if (!server || server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGQUIT')
    await ended
  }
  await start()
  return {
    start,
    stop,
    query,
    /** Makes an empty database. @returns its address */
    createDatabase: async () => {
      databases += 1
      await query(urlOf('postgres'), `CREATE DATABASE test_${databases}`)
      return urlOf(`test_${databases}`)
    },
    remove: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Runs statements as the owner of everything. */
async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await query(url, 'SELECT 1')
    return true
  } catch {
    return false
  }
}
