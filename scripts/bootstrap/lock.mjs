import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs work while no other process of this machine holds the lock; waits for its turn. The lock is a
 * file with the number of the process that holds it, and counts for nothing once that process is gone.
 * @template T
 * @param {string} path  of the lock file; its folder is made when missing
 * @param {() => void} onWait  called once when somebody else holds it
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, onWait, work) {
  mkdirSync(dirname(path), { recursive: true })
  for (let tries = 0; !acquire(path); tries++) {
    if (tries === 0) onWait()
    await sleep(200)
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

/** Synchronous, so that nothing comes between the look at the lock and taking it. */
function acquire(path) {
  if (!isHeld(path)) rmSync(path, { force: true })
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function isHeld(path) {
  try {
    process.kill(Number(readFileSync(path, 'utf8')), 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
