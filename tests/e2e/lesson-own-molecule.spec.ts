import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { brokenFiles } from '../../src/scenes/classrooms/chemistry/view/tool/own/testing/broken-files.ts'
import { locales } from '../../src/site/locales.ts'
import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { byKeys, tabTo } from './lesson-hands.ts'
import { MoleculesPage } from './molecules-page.ts'
import { openAwake } from './paused-clock.ts'

// Software draws the molecules: on a large screen it would take long for each of a hundred frames.
test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 150_000 })

const file = 'tests/fixtures/two-molecules.sdf'
const ownOf = (page: Page) => page.locator('[data-own]')
const factOf = (page: Page, id: string) => page.locator(`[data-fact=${id}]`)

async function begin(page: Page, search = '') {
  const molecules = new MoleculesPage(page)
  await molecules.goto(search)
  await molecules.start()
  await expect(ownOf(page)).toBeVisible()
  return molecules
}

test('§2.19 molecules: an SDF file of one’s own stands on the stand, is measured and fills its space', async ({
  page,
}) => {
  const molecules = await begin(page, '?stats')
  const stage = page.locator('[data-stage=molecules]')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles(file)
  await expect(molecules.said).toHaveText('Your own molecule is on the stand. Atoms: 4.')
  await expect(factOf(page, 'formula')).toHaveText('CH2O')
  await page.getByRole('button', { name: 'C1–O2 120.5 pm' }).click()
  await page.getByRole('button', { name: 'H3–C1–H4 116.1°' }).click()
  await expect(molecules.reading('bond')).toHaveText('120.5 pm')
  await expect(molecules.reading('angle')).toHaveText('116.1°')
  await expect(molecules.reading('shape')).toHaveText('Trigonal planar')
  const frames = await stage.getAttribute('data-frames')
  await page.getByText('Space-filling', { exact: true }).first().click()
  await expect(stage).not.toHaveAttribute('data-frames', frames ?? '')
  await ownOf(page).getByRole('combobox').selectOption({ index: 1 })
  await expect(factOf(page, 'name')).toHaveText('hydrogen cyanide')
  await expect(molecules.reading('shape')).toHaveText('Linear')
})

test('§2.19 molecules: a file is opened, chosen from and measured by keyboard alone, and its name by the list', async ({
  page,
}) => {
  const molecules = await begin(page)
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, page.getByRole('button', { name: 'Choose a file' }))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(file)
  await tabTo(page, ownOf(page).getByRole('combobox'))
  await page.keyboard.press('ArrowDown')
  await expect(factOf(page, 'formula')).toHaveText('CHN')
  await tabTo(page, page.getByRole('button', { name: 'C1–N2 115.3 pm' }))
  await page.keyboard.press('Space')
  await expect(molecules.said).toContainText('115.3 pm')
  await byKeys(page).act('Measure the angle')
  await expect(molecules.reading('angle')).toHaveText('180.0°')
  await expect(page.locator('[data-object=model] [data-state=own]')).toHaveText('Your own molecule')
})

for (const locale of locales) {
  test(`§2.19 molecules: what is wrong with a file is said in ${locale}, and what stands there stays`, async ({
    page,
  }) => {
    const words = JSON.parse(readFileSync(`content/${locale}/ui/molfile.json`, 'utf8'))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAwake(page, `${locale === 'en' ? '' : `/${locale}`}/virtual-classrooms/molecules`)
    await page.locator('[data-lesson-overview] button').press('Enter')
    const own = ownOf(page)
    await expect(own).toBeVisible({ timeout: 60_000 })
    const field = own.locator('input[type=file]')
    await field.setInputFiles(file)
    await expect(factOf(page, 'name')).toHaveText('formaldehyde')
    for (const code of ['bond-end', 'version', 'cut-short', 'empty'] as const) {
      const buffer = Buffer.from(brokenFiles[code])
      await field.setInputFiles({ name: `${code}.sdf`, mimeType: 'text/plain', buffer })
      await expect(own.locator('[data-fault]')).toHaveAttribute('data-fault', code)
      const told = await own.getByRole('alert').textContent()
      const [before] = words[`problem_${code}`].split('{{')
      expect(told).toContain(before)
      expect(told).toContain(`${code}.sdf`)
      expect(told).not.toContain('{{')
    }
    await expect(factOf(page, 'name')).toHaveText('formaldehyde')
  })
}

test('§2.19 molecules: a file that is gone by the time it is read is told', async ({ page }) => {
  await begin(page)
  const client = await page.context().newCDPSession(page)
  const { result } = await client.send('Runtime.evaluate', {
    expression: "document.querySelector('[data-own] input[type=file]')",
  })
  await client.send('DOM.setFileInputFiles', {
    files: ['/tmp/gone-before-it-was-read.mol'],
    objectId: result.objectId ?? '',
  })
  await expect(ownOf(page).locator('[data-fault=unreadable]')).toContainText(
    'The browser cannot read it',
  )
})

test('§2.19 molecules: nothing of it is fetched before the lesson is started', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const molecules = new MoleculesPage(page)
  await molecules.goto()
  const own = () => asked.filter((url) => /own-molecule|molfile/.test(url))
  await expect(page.getByRole('button', { name: 'Start the lesson' })).toBeVisible()
  expect(own()).toEqual([])
  expect(await page.content()).not.toContain('M  END')
  await molecules.start()
  await expect(ownOf(page)).toBeVisible()
  expect(own().length).toBeGreaterThan(0)
})

test('§2.19 molecules: nothing that axe can find where a molecule of one’s own is open, and a file was wrong', async ({
  page,
}) => {
  await begin(page, '?freeze')
  const field = ownOf(page).locator('input[type=file]')
  await field.setInputFiles(file)
  await expect(factOf(page, 'formula')).toHaveText('CH2O')
  const buffer = Buffer.from(brokenFiles.element)
  await field.setInputFiles({ name: 'broken.mol', mimeType: 'text/plain', buffer })
  await expect(ownOf(page).locator('[data-fault=element]')).toContainText('“Xx”')
  expect(await axeViolations(page)).toEqual([])
})
