import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createServer, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { onChangeBelow } from './on-change.ts'

let root: string
let server: ViteDevServer

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'realia-dev-')))
  await mkdir(join(root, 'content/en'), { recursive: true })
  await writeFile(join(root, 'content/en/tour.mdx'), 'one')
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  await new Promise<void>((resolve) => server.watcher.once('ready', () => resolve()))
  // A change in the same moment as its first look at the file is missed.
  await sleep(300)
})
afterEach(async () => {
  await server.close()
  await rm(root, { recursive: true })
})

it('works once for a burst of changes, a new folder included, and for nothing elsewhere', async () => {
  let times = 0
  const work = async () => {
    times += 1
  }
  onChangeBelow(join(root, 'content'), server.watcher, work, 150)
  await writeFile(join(root, 'elsewhere.txt'), 'new')
  await sleep(400)
  expect(times).toBe(0)

  await mkdir(join(root, 'content/es'))
  for (const text of ['two', 'three', 'four']) {
    await writeFile(join(root, 'content/en/tour.mdx'), text)
    await writeFile(join(root, 'content/es/tour.mdx'), text)
  }
  await expect.poll(() => times).toBe(1)
  await sleep(400)
  expect(times).toBe(1)

  await rm(join(root, 'content/es/tour.mdx'))
  await expect.poll(() => times).toBe(2)
})

it('waits for the work under way, then does it again', async () => {
  let inside = 0
  let most = 0
  let done = 0
  const work = async () => {
    inside += 1
    most = Math.max(most, inside)
    await sleep(500)
    inside -= 1
    done += 1
  }
  onChangeBelow(join(root, 'content'), server.watcher, work, 50)
  await writeFile(join(root, 'content/en/tour.mdx'), 'two')
  await expect.poll(() => inside).toBe(1)
  await writeFile(join(root, 'content/en/tour.mdx'), 'three')
  await expect.poll(() => done, { timeout: 4000 }).toBe(2)
  expect(most).toBe(1)
})
