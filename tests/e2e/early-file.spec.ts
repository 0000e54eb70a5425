import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'
import { holdBack } from './hold-back.ts'

const tools = [
  { path: '/furniture-placement', hasFile: '[data-room=open]' },
  { path: '/property-tours', hasFile: '[data-tour=open]' },
  { path: '/virtual-staging', hasFile: '[data-staging="1"]' },
]

/** Chooses a file by `input` and `change` alone, without pointer or key events, which would wake the page as well. */
const chooseFile = async (page: Page) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'early.jpg',
    mimeType: 'image/jpeg',
    buffer: await readFile('public/rooms/living-corner.jpg'),
  })

async function showsFile(page: Page, hasFile: string) {
  await expect(page.locator(hasFile)).toBeVisible({ timeout: 30_000 })
  await expect(page.locator(hasFile)).toContainText('early.jpg')
}

test.describe('a file chosen without a pointer or key event is taken', () => {
  test.use({ alive: false })

  for (const { path, hasFile } of tools) {
    test(`on ${path} before any script of the page ran`, async ({ page }) => {
      const letThrough = await holdBack(page, /\/assets\/(wake|index)-[\w-]+\.js$/)
      await page.goto(path, { waitUntil: 'commit' })
      await chooseFile(page)
      letThrough()
      await showsFile(page, hasFile)
    })

    test(`on ${path} before the app's script ran`, async ({ page }) => {
      const letThrough = await holdBack(page, /\/assets\/index-[\w-]+\.js$/)
      const asked = page.waitForRequest(/\/assets\/index-[\w-]+\.js$/)
      await page.goto(path, { waitUntil: 'commit' })
      await asked
      await chooseFile(page)
      letThrough()
      await showsFile(page, hasFile)
    })

    test(`on ${path} after the scripts ran`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-alive')
      await chooseFile(page)
      await showsFile(page, hasFile)
    })
  }
})
