import { readFileSync } from 'node:fs'

const interval = 200

/**
 * Calls back once when npm, or the shell it runs scripts in, is gone. That shell passes no signal
 * on: without this, SIGTERM to `npm start` would end npm and leave what it started running.
 * @param {() => void} onOrphaned
 * @returns {() => void} ends the watch; does nothing when npm did not start this process
 */
export function whenOrphaned(onOrphaned) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return () => {}
  const before = ancestors()
  const timer = setInterval(() => {
    if (ancestors() === before) return
    clearInterval(timer)
    onOrphaned()
  }, interval)
  timer.unref()
  return () => clearInterval(timer)
}

/** Numbers of the parent and, where /proc tells, of its parent: the shell and npm. */
function ancestors() {
  const parent = process.ppid
  let grandparent = ''
  try {
    // The fields after the name, which may itself hold spaces and parentheses: state, parent, …
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8')
    grandparent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? ''
  } catch {
    // No /proc here, or the parent is just going.
  }
  return `${parent} ${grandparent}`
}
