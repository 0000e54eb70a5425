import { expect, test } from '../setup/test.ts'
import { LessonPage } from './lesson-page.ts'

test.use({ serviceWorkers: 'allow' })

test.describe('what is read', () => {
  // A text whose code was not fetched before stays as it was written.
  test.use({ alive: false })

  test('visited pages open without a connection, others say that there is none', async ({
    page,
    context,
    allow,
  }) => {
    allow('request cut')
    await page.goto('/es')
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    // The page with all the files it names: those come after it, by the worker, where no wait for the page sees them.
    const kept = (path: string) =>
      page.evaluate(async (path) => {
        const html = await (await caches.match(new URL(path, location.href).href))?.text()
        const files = html?.match(/\/assets\/[\w.-]+/g) ?? []
        const found = await Promise.all(files.map((file) => caches.match(file)))
        return files.length > 0 && found.every(Boolean)
      }, path)
    await expect.poll(() => kept('/es/offline.html')).toBe(true)
    await expect.poll(() => kept('/es')).toBe(true)
    await page.getByRole('link', { name: 'Empezar' }).first().click()
    await expect(page).toHaveURL('/es/industries')
    await expect.poll(() => kept('/es/industries')).toBe(true)
    // Its code has come too: what cannot be fetched would be opened as a document, in the way of what is opened below.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '')
    await page.waitForLoadState('networkidle')

    await context.setOffline(true)
    expect(await page.evaluate(async () => (await fetch('/xr/profilesList.json')).ok)).toBe(true)
    await page.goto('/es')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
    await page.goto('/es/industries')
    await expect(page.locator('main a[aria-current=page]')).toBeVisible()

    await page.goto('/es/property-tours')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estás sin conexión')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Estás sin conexión')
  })
})

test('the 3D view of a lesson that was opened comes without a connection too', {
  tag: '@all',
}, async ({ page, context, allow }) => {
  test.setTimeout(180_000)
  allow('request cut')
  await page.setViewportSize({ width: 320, height: 480 })
  const titration = new LessonPage(page, 'titration')
  await titration.goto()
  // Only then does the worker see what is fetched.
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
  await titration.start()
  const isKept = () =>
    page.evaluate(async () => {
      const found = await (await caches.open('parts')).keys()
      return found.some(({ url }) => /\/titration-[^/]*\.glb$/.test(url))
    })
  await expect.poll(isKept).toBe(true)
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await titration.goto()
  await titration.start()
})
