import { readFileSync } from 'node:fs'

const interval = 200

/**
 * Calls back once when npm, or the shell it runs scripts in, is gone. That shell passes no signal
 * on, and npm killed outright passes none: without this, they would leave behind what they started.
 * Whoever started npm may go: `npm start &` outlives its terminal's shell.
 * @param {() => void} onOrphaned
 * @returns {() => void} ends the watch; does nothing when npm did not start this process
 */
export function whenOrphaned(onOrphaned) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return () => {}
  const parent = process.ppid
  const npm = findNpm(parent)
  if (npm === null) return () => {}
  const timer = setInterval(() => {
    const npmIsThere = npm === parent || readStat(parent)?.parent === npm
    if (process.ppid === parent && npmIsThere) return
    clearInterval(timer)
    onOrphaned()
  }, interval)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * The number of npm when it is the parent or, with its shell between, the parent's parent.
 * Where there is no /proc the parent is all that can be watched.
 */
function findNpm(parent) {
  const below = readStat(parent)
  if (below === null || isNpm(below)) return parent
  const above = readStat(below.parent)
  return above !== null && isNpm(above) ? below.parent : null
}

/** npm calls its process after the command: `npm start`, `npm run dev`. */
function isNpm({ name }) {
  return /^npm\b/.test(name)
}

/** Name and parent of a process; null where there is no /proc, or no such process any more. */
function readStat(pid) {
  try {
    // `12 (a name (with anything)) S 11 …`: number, name, state, parent.
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(
      readFileSync(`/proc/${pid}/stat`, 'utf8'),
    )
    return { name, parent: Number(parent) }
  } catch {
    return null
  }
}
