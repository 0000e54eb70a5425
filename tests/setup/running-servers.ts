import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type ServerProcess, startServer } from './server-process.ts'
import { makeSiteFolder, type SiteFolder } from './site-folder.ts'

/**
 * Starts real servers for the tests of a file, with a small site; each ends with its test.
 * @returns `start`, and a folder for the data of one test
 */
export function runningServers() {
  let site: SiteFolder
  const running: ServerProcess[] = []
  const folders: string[] = []
  beforeAll(async () => {
    site = await makeSiteFolder()
  })
  afterEach(async () => {
    for (const { child } of running) child.kill('SIGKILL')
    await Promise.all(running.splice(0).map(({ ended }) => ended))
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
  })
  afterAll(() => site.remove())
  return {
    start: async (env: Record<string, string> = {}) => {
      const server = await startServer({ PORT: '0', SITE_ROOT: site.root, ...env })
      running.push(server)
      return server
    },
    makeFolder: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'realia-data-'))
      folders.push(folder)
      return folder
    },
  }
}
