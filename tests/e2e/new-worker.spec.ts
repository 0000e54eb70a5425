import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startServer } from '../setup/server-process.ts'
import { expect, test } from '../setup/test.ts'

test.use({ serviceWorkers: 'allow' })

/** An addition to the next release’s worker: an answer that identifies it to the page. */
const next = `\nself.addEventListener('message', (event) => event.data === 'which' && event.source.postMessage('next'))\n`

test('a new service worker takes over while the page stays open, and what was visited can be read offline', async ({
  page,
  context,
  allow,
}) => {
  // A worker fetches the pages for reading offline before it takes over.
  test.setTimeout(180_000)
  const patient = { timeout: 60_000 }
  // Its server is one of its own, since it brings a new release.
  allow('foreign request', 'request cut')
  const folder = mkdtempSync(resolve('.cache/release-'))
  const worker = join(folder, 'client/service-worker.js')
  spawnSync('cp', ['-al', 'dist/client', folder])
  const server = await startServer({ PORT: '0', SITE_ROOT: join(folder, 'client') })
  try {
    await page.goto(`http://localhost:${server.port}/about`)
    await page.locator('html[data-alive]').waitFor({ state: 'attached' })
    const isControlled = () => page.evaluate(() => Boolean(navigator.serviceWorker.controller))
    await expect.poll(isControlled, patient).toBe(true)
    const isKept = () => page.evaluate(() => caches.match(location.href).then(Boolean))
    await expect.poll(isKept, patient).toBe(true)

    const source = readFileSync(worker, 'utf8')
    // The files are links to the built ones, which stay as they are.
    for (const ending of ['', '.br', '.gz']) rmSync(worker + ending, { force: true })
    writeFileSync(worker, source + next)
    const answers = page.evaluate(
      () =>
        new Promise((done) => {
          const { serviceWorker } = navigator
          serviceWorker.addEventListener('message', ({ data }) => done(data))
          // Not before: the old worker, asked again and again, would stay as long as it is busy.
          serviceWorker.addEventListener('controllerchange', () =>
            serviceWorker.controller?.postMessage('which'),
          )
          serviceWorker.ready.then((registration) => registration.update())
        }),
    )
    expect(await answers).toBe('next')

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    await context.setOffline(false)
    server.child.kill('SIGKILL')
    await server.ended
    rmSync(folder, { recursive: true })
  }
})
