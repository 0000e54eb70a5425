import { rmSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { startServer } from '../setup/server-process.ts'

const built = join(import.meta.dirname, '../../dist/client')

export interface Served {
  origin: string
  /** folder of the files that are served, absolute */
  root: string
  /** every page in every language, as paths, from the sitemap */
  addresses: string[]
  stop: () => Promise<void>
}

/**
 * Builds the site if it is not up to date, and serves it by its own server on a free port. A copy
 * is served, so that a build that somebody starts meanwhile changes nothing.
 * @param folder  a built site to serve instead
 * @throws Error when it cannot be built, served, or has no pages
 */
export async function serveSite(folder?: string): Promise<Served> {
  if (!folder) await ensureBuilt()
  const copy = await mkdtemp(join(tmpdir(), 'realia-bench-'))
  await cp(folder ?? built, copy, { recursive: true })
  const server = await startServer({ PORT: '0', HOST: '', SITE_ROOT: copy })
  // However the bench ends, it leaves nothing behind.
  const cleanUp = () => {
    server.child.kill('SIGTERM')
    rmSync(copy, { recursive: true, force: true })
  }
  process.once('exit', cleanUp)
  const stop = async () => {
    cleanUp()
    await server.ended
    process.off('exit', cleanUp)
  }
  if (server.port === 0) {
    await stop()
    throw new Error(`The server did not start:\n${server.output()}`)
  }
  const origin = `http://localhost:${server.port}`
  try {
    return { origin, root: copy, addresses: await readSitemap(origin), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function readSitemap(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  if (addresses.length === 0) throw new Error('The sitemap names no page.')
  return addresses
}
