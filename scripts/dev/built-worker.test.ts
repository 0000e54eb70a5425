import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { createServer } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { builtWorkerPlugin } from './built-worker.ts'

const root = mkdtempSync(join(tmpdir(), 'realia-worker-'))
mkdirSync(join(root, 'src'))
writeFileSync(join(root, 'src/part.ts'), 'export const part: string = "of two modules"\n')
writeFileSync(
  join(root, 'src/viewer.ts'),
  'import { part } from "./part.ts"\nObject.assign(globalThis, { seen: part })\n',
)
writeFileSync(join(root, 'src/broken.ts'), 'import "./missing.ts"\n')

const vite = await createServer({
  root,
  ...{ configFile: false, logLevel: 'silent', appType: 'custom' },
  server: { middlewareMode: true, ws: false },
  plugins: [builtWorkerPlugin(root)],
})
const site = createHttpServer(vite.middlewares).listen(0, '127.0.0.1')
afterAll(async () => {
  site.close()
  await vite.close()
  rmSync(root, { recursive: true })
})

/** What a browser is given that asks for an address, to read it or to run it as a worker. */
const asked = (path: string, dest: 'empty' | 'worker') =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { port } = site.address() as AddressInfo
    const headers = { 'sec-fetch-dest': dest }
    get({ port, host: '127.0.0.1', path, headers }, async (response) => {
      let text = ''
      for await (const part of response) text += part
      resolve({ status: response.statusCode ?? 0, text })
    }).on('error', reject)
  })

const worker = '?worker_file&type=module'

test('what is read is one script that needs no other', async () => {
  const { status, text } = await asked(`/src/viewer.ts${worker}`, 'empty')
  expect(status).toBe(200)
  expect(text).not.toMatch(/^\s*(?:import|export)\b/m)
  const world = { seen: '' }
  runInNewContext(text, Object.assign(world, { globalThis: world }))
  expect(world.seen).toBe('of two modules')
})

test('a worker is run from its modules, and another file is read as it is', async () => {
  expect((await asked(`/src/viewer.ts${worker}`, 'worker')).text).toMatch(/import .*part\.ts/)
  expect((await asked('/src/viewer.ts', 'empty')).text).toMatch(/import .*part\.ts/)
})

test('what cannot be made is refused', async () => {
  expect((await asked(`/src/broken.ts${worker}`, 'empty')).status).toBe(500)
})
