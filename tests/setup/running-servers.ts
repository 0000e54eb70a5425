import { afterAll, afterEach, beforeAll } from 'vitest'
import { type ServerProcess, startServer } from './server-process.ts'
import { makeSiteFolder, type SiteFolder } from './site-folder.ts'

/**
 * Starts real servers for the tests of a file, with a small site; each ends with its test.
 * @returns the site, and `start`
 */
export function runningServers() {
  let site: SiteFolder
  const running: ServerProcess[] = []
  beforeAll(async () => {
    site = await makeSiteFolder()
  })
  afterEach(async () => {
    for (const { child } of running) child.kill('SIGKILL')
    await Promise.all(running.splice(0).map(({ ended }) => ended))
  })
  afterAll(() => site.remove())
  return {
    site: () => site,
    start: async (env: Record<string, string> = {}) => {
      const server = await startServer({ PORT: '0', SITE_ROOT: site.root, ...env })
      running.push(server)
      return server
    },
  }
}
