import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const heartbeat = 2_000
/** A lock not touched for this long belongs to nobody, whatever its process number says. */
const abandonedAfter = 30_000

/**
 * Runs work while no other process holds the lock; waits for its turn.
 * A lock whose owner died is taken over.
 * @template T
 * @param {string} path  of the lock file; its folder is made when missing
 * @param {() => void} onWait  called once when somebody else holds it
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, onWait, work) {
  const token = await acquire(path, onWait)
  const touch = setInterval(() => {
    const now = new Date()
    utimes(path, now, now).catch(() => {})
  }, heartbeat)
  try {
    return await work()
  } finally {
    clearInterval(touch)
    if ((await readOwner(path))?.token === token) await rm(path, { force: true })
  }
}

async function acquire(path, onWait) {
  const token = randomUUID()
  const draft = `${path}.${token}`
  await mkdir(dirname(path), { recursive: true })
  // Written aside and linked into place, so that nobody ever reads half a lock.
  await writeFile(draft, JSON.stringify({ pid: process.pid, host: hostname(), token }))
  try {
    let waited = false
    while (!(await tryLink(draft, path))) {
      if (await isAbandoned(path)) {
        await removeAbandoned(path)
        continue
      }
      if (!waited) onWait()
      waited = true
      await sleep(200)
    }
    return token
  } finally {
    await rm(draft, { force: true })
  }
}

async function tryLink(draft, path) {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Only one process at a time may look again and remove, or two could each remove the other's. */
async function removeAbandoned(path) {
  const turn = `${path}.turn`
  try {
    await mkdir(turn)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    const age = await ageOf(turn)
    if (age !== null && age > abandonedAfter) await rm(turn, { recursive: true, force: true })
    await sleep(50)
    return
  }
  try {
    if (await isAbandoned(path)) await rm(path, { force: true })
  } finally {
    await rm(turn, { recursive: true, force: true })
  }
}

async function isAbandoned(path) {
  const [owner, age] = await Promise.all([readOwner(path), ageOf(path)])
  if (age === null) return false
  if (age > abandonedAfter || owner === null) return true
  return owner.host === hostname() && !isAlive(owner.pid)
}

async function ageOf(path) {
  try {
    return Date.now() - (await stat(path)).mtimeMs
  } catch {
    return null
  }
}

async function readOwner(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return null
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
