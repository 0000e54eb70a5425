import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { axeViolations } from '../setup/axe.ts'
import { type DevSite, startDevSite } from '../setup/dev-site.ts'
import { test as base, expect } from '../setup/test.ts'

const test = base.extend<object, { site: DevSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const site = await startDevSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
})

// The development server prepares its code when it is first asked, and compiles content after each save.
test.describe.configure({ mode: 'serial', timeout: 120_000 })
const compiling = { timeout: 30_000 }
test.use({ alive: false, viewport: { width: 1440, height: 900 } })
test.beforeEach(({ allow }) => allow('web socket'))

const home = 'content/es/pages/home.json'
const field = (name: string, language = 'es') => `[id="${language}:${name}"]`

test('a marketer changes the Spanish hero line and sees it on the page, and git three lines', async ({
  page,
  site,
}) => {
  await page.goto('/studio')
  await expect(page.getByRole('treeitem', { name: 'Home' })).toBeVisible(compiling)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('pages home')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Español', exact: true }).click()
  const title = page.locator(field('hero.title'))
  await expect(title).toHaveValue('Unimos realidad e inteligencia')
  const preview = page.frameLocator('iframe')
  const heading = preview.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Unimos realidad e inteligencia', compiling)

  await title.fill('Lo real y lo digital, en un solo lugar')
  await expect(heading, 'before it is saved').toHaveText('Lo real y lo digital, en un solo lugar')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  const diff = site.git('diff', '--unified=0', '--', home).split('\n').slice(4)
  expect(diff).toEqual([
    expect.stringMatching(/^@@ -\d+ \+\d+ @@/),
    '-    "title": "Unimos realidad e inteligencia",',
    '+    "title": "Lo real y lo digital, en un solo lugar",',
  ])
  await page.goto('/es')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Lo real y lo digital, en un solo lugar',
    compiling,
  )
})

test('a wrong value is refused with the words of content:check', async ({ page, site, allow }) => {
  // The browser's own line for an answer of 422.
  allow('status 422')
  const file = join(site.root, home)
  const before = await readFile(file, 'utf8')
  const wrong = 'Una línea demasiado larga para la portada, que se saldría de su sitio'
  await writeFile(file, before.replace('Lo real y lo digital, en un solo lugar', wrong))
  const said = /hero\.title {2}(.*)/.exec(site.check())?.[1] ?? 'nothing'
  await writeFile(file, before)

  await page.goto('/studio?file=pages/home.json&language=es')
  await page.locator(field('hero.title')).fill(wrong)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Not saved: one problem to fix first')).toBeVisible()
  await expect(page.locator(field('hero.title'))).toHaveAccessibleDescription(said)
  expect(await readFile(file, 'utf8')).toBe(before)

  await page.locator(field('seo.title')).focus()
  await page.keyboard.press('F8')
  await expect(page.locator(field('hero.title'))).toBeFocused()
  await expect(page.getByRole('treeitem', { name: 'Home' })).toContainText('Unsaved changes')
})

test('what was typed stays when the file changes on disk, and goes on top of it', {
  tag: '@all',
}, async ({ page, site, allow }) => {
  allow('status 409')
  await page.goto('/studio?file=pages/home.json&language=es')
  await page.locator(field('hero.eyebrow')).fill('El mundo, con otros ojos')
  const file = join(site.root, home)
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace('"label": "Saber más"', '"label": "Descubrir más"'),
  )
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: 'Merge my changes into it' }).click()
  await expect(page.locator(field('hero.secondary.label'))).toHaveValue('Descubrir más')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const text = await readFile(file, 'utf8')
  expect(text).toContain('"El mundo, con otros ojos"')
  expect(text).toContain('"Descubrir más"')
})

test('a new update with a picture stands on the page, in four languages', async ({
  page,
  site,
}) => {
  await page.goto('/studio')
  await page.getByRole('button', { name: 'New document' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('File name').fill('two-rooms')
  await dialog.getByRole('button', { name: 'Start' }).click()
  await page.getByLabel('Title').fill('Two new rooms to walk through')
  await page.getByLabel('Description').fill('A kitchen and a study have joined the sample home.')
  await page.getByLabel('Category').fill('Tours')
  await page.getByLabel('Label').fill('Walk through the rooms')
  await page.getByLabel('Href').fill('/property-tours')
  await page.getByRole('textbox', { name: 'Text, English' }).fill('Both are there in 360°.')

  await page.getByRole('button', { name: 'Insert a picture' }).click()
  await dialog.getByText('property-tours', { exact: true }).click()
  await expect(dialog.getByRole('radio', { name: 'property-tours', exact: true })).toBeChecked()
  const use = dialog.getByRole('button', { name: 'Use this picture' })
  await expect(use, 'without words').toBeDisabled()
  await dialog.getByLabel('Alt text').fill('A dining table laid for four')
  await use.click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  expect(site.git('status', '--porcelain', '--', 'content/*/updates/*')).toBe(
    ['en', 'es', 'fr', 'hi'].map((each) => `?? content/${each}/updates/two-rooms.mdx`).join('\n'),
  )
  expect(site.check()).toMatch(/all well, 3 stale\n/)
  await page.getByRole('button', { name: 'Studio' }).click()
  for (const [language, state] of [
    ['English', 'done'],
    ['Español', 'missing'],
    ['हिंदी', 'missing'],
  ]) {
    await expect(
      page.getByRole('button', { name: `Two rooms, ${language}: ${state}` }),
    ).toBeVisible()
  }

  await page.goto('/whats-new')
  const update = page.getByRole('article', { name: 'Two new rooms to walk through' })
  await expect(update).toBeVisible(compiling)
  const picture = update.getByRole('img', { name: 'A dining table laid for four' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('axe finds nothing in fields with a problem, in light and dark, nor side by side', async ({
  page,
}) => {
  await page.goto('/studio?file=pages/not-found.json&language=es')
  await page.locator(field('seo.title')).fill('x'.repeat(80))
  await expect(page.locator(field('seo.title'))).toHaveAttribute('aria-invalid', 'true')
  expect(await axeViolations(page, { without: 'iframe' })).toEqual([])
  await page.getByRole('button', { name: 'Light or dark' }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  expect(await axeViolations(page, { without: 'iframe' })).toEqual([])
  await page.getByRole('button', { name: 'Side by side' }).click()
  await expect(page.getByRole('textbox', { name: 'Title, Español' }).first()).toBeVisible()
  expect(await axeViolations(page, { without: 'iframe' })).toEqual([])
})
