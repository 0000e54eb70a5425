import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { savePage } from './exported-tour.ts'
import { tourArchive } from './tour-archive.ts'
import { quarters } from './tour-files.ts'
import { said } from './tour-home.ts'
import { TourPage } from './tour-page.ts'

const patient = { timeout: 30_000 }
const button = (page: Page) => page.getByRole('button', { name: 'Put on my site…' })
const address = (page: Page) => page.getByRole('textbox', { name: 'Address of the saved page' })
const code = (page: Page) => page.getByRole('textbox', { name: 'Code to paste' })
const copy = (page: Page) => page.getByRole('button', { name: 'Copy code' })

/** A tour of two rooms that is called like a tag. */
async function openTour(page: Page) {
  const tour = new TourPage(page)
  await tour.goto()
  const rooms = [await quarters(1024, 'hall.png'), await quarters(1024, 'kitchen.png')]
  await tour.drop(await tourArchive('Ana’s <b>home</b> & garden', rooms))
  await expect(tour.viewer).toHaveAccessibleName(/Hall/, patient)
  await tour.opened()
  await button(page).click()
  await expect(code(page)).toBeVisible()
}

test('the code that is copied puts the saved page into a page of another site, where one looks around in it, and nothing is fetched', async ({
  page,
  context,
  allow,
}, info) => {
  // The site that the page is put on is not this one.
  allow('foreign request')
  test.setTimeout(120_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTour(page)
  const path = await savePage(page, info)
  // As the file is named when it is saved.
  await expect(address(page)).toHaveValue('Ana%E2%80%99s%20-b-home-b-%20%26%20garden.html')
  await address(page).fill('https://files.agency.example/tours/ana.html')
  await copy(page).click()
  await expect(said(page)).toHaveText('Code copied.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await code(page).inputValue())

  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  const html = { contentType: 'text/html; charset=utf-8' }
  await context.route(/agency\.example/, async (route) => {
    const { hostname, pathname } = new URL(route.request().url())
    if (hostname.startsWith('files.') && pathname === '/tours/ana.html')
      return route.fulfill({ ...html, body: await readFile(path, 'utf8') })
    if (pathname !== '/') return route.abort()
    const body = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Agency</title><h1>Our homes</h1>${copied}`
    return route.fulfill({ ...html, body })
  })
  const host = await context.newPage()
  await host.goto('https://www.agency.example/')
  const frame = host.locator('iframe')
  await expect(frame).toHaveAttribute('title', 'Ana’s <b>home</b> & garden')
  const inside = frame.contentFrame()
  await expect(inside.getByRole('heading', { level: 2, name: 'Hall' })).toBeVisible(patient)
  const view = inside.getByRole('application')
  await expect(view).toHaveAttribute('aria-busy', 'false')
  await view.focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await host.keyboard.press(key)
  await expect(inside.getByText('Looking 10° right, 5° up')).toBeVisible()
  await inside.getByRole('button', { name: 'Kitchen' }).click()
  await expect(inside.getByRole('heading', { level: 2, name: 'Kitchen' })).toBeVisible(patient)
  // What the code allows: in a frame of another site there is full screen only where that is said.
  await expect(inside.getByRole('button', { name: 'Full screen' })).toBeVisible()
  const allowed = await inside.locator('body').evaluate(() => {
    const policy = (document as unknown as { featurePolicy: { allowedFeatures(): string[] } })
      .featurePolicy
    return ['fullscreen', 'gyroscope', 'geolocation', 'camera'].filter((name) =>
      policy.allowedFeatures().includes(name),
    )
  })
  expect(allowed).toEqual(['fullscreen'])
  expect(asked.filter((url) => !/^(blob|data):/.test(url))).toEqual([
    'https://www.agency.example/',
    'https://files.agency.example/tours/ana.html',
  ])
})

test('where the clipboard is refused, the code is selected and that is said', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await openTour(page)
  await copy(page).click()
  await expect(said(page)).toHaveText('The code is selected: copy it with Ctrl+C or Cmd+C.')
  await expect(code(page)).toBeFocused()
  const marked = await code(page).evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  )
  expect(marked).toBe(await code(page).inputValue())
  expect(marked).toMatch(/^<iframe .*><\/iframe>$/)
})

test('it opens and closes in place of the picture’s size, by keys, and axe finds nothing', async ({
  page,
}) => {
  await openTour(page)
  expect(await axeViolationsInBothThemes(page, { within: '[data-rooms]' })).toEqual([])
  const still = page.getByRole('button', { name: 'Save picture…' })
  await still.press('Enter')
  await expect(code(page)).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Size' })).toBeVisible()
  await button(page).press('Enter')
  await expect(code(page)).toBeVisible()
  await expect(still).toHaveAttribute('aria-expanded', 'false')
  await button(page).press('Enter')
  await expect(code(page)).toHaveCount(0)
})
