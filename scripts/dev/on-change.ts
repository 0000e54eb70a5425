import { sep } from 'node:path'

/** What tells of changed files, by absolute path: the watcher of a vite server. */
interface Watcher {
  on: (event: 'all', listener: (what: string, path: string) => void) => unknown
}

/**
 * Does work after each change below a folder, once nothing has changed for a while, and never twice
 * at a time.
 * @param folder  absolute
 * @param delay  milliseconds without a change
 */
export function onChangeBelow(
  folder: string,
  watcher: Watcher,
  work: () => Promise<unknown>,
  delay: number,
): void {
  let timer: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  const runAfterLast = () => {
    last = last.then(work)
  }
  watcher.on('all', (_what, path) => {
    if (!path.startsWith(folder + sep)) return
    clearTimeout(timer)
    timer = setTimeout(runAfterLast, delay)
  })
}
