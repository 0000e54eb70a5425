import type { Page } from '@playwright/test'
import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { openAwake } from './paused-clock.ts'

const address = '/virtual-classrooms'
const subjects = ['Biology', 'Chemistry', 'Physics', 'Virtual Lab', 'History']
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const panel = (page: Page) => page.getByRole('tabpanel')
const board = (page: Page, id: string) => page.locator(`[data-board="${id}"]`)

test('§2.19 heading, subtitle, five subjects with Biology first, three features, closing block', async ({
  page,
}) => {
  await openAwake(page, address)
  await expect(page.locator('h1')).toHaveText('Virtual Classrooms')
  await expect(
    page.getByText('Experience immersive AR learning environments that transform education'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Choose Your Subject' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(subjects)
  await expect(tab(page, 'Biology')).toHaveAttribute('aria-selected', 'true')
  await expect(panel(page)).toContainText('AR Learning Environment - Biology')
  await expect(page.locator('[data-feature]')).toHaveCount(3)
  await expect(page.getByRole('heading', { name: 'Ready to Transform Education?' })).toBeVisible()
  await expect(page.getByText('thousands of educators')).toHaveCount(0)
})

test('§2.19 each subject has its heading, its line and what can be done at its board', async ({
  page,
}) => {
  await openAwake(page, address)
  for (const [name, heading, line, hint, id] of [
    [
      'Chemistry',
      'Molecular Interactions',
      'Manipulate atoms and observe reactions',
      'Drag the molecule',
      'chemistry',
    ],
    [
      'Physics',
      'Physics Simulations',
      'Interactive experiments and demonstrations',
      'then let go',
      'physics',
    ],
    [
      'Virtual Lab',
      'Virtual Laboratory',
      'Conduct safe experiments in virtual environments',
      'drop by drop',
      'virtuallab',
    ],
    [
      'History',
      'Historical Recreations',
      'Walk through ancient civilizations',
      'choose a day',
      'history',
    ],
    [
      'Biology',
      '3D Cell Structure',
      'Explore cellular components in 3D space',
      'arrow keys',
      'biology',
    ],
  ] as const) {
    await tab(page, name).click()
    await expect(panel(page)).toContainText(`AR Learning Environment - ${name}`)
    await expect(panel(page).getByRole('heading', { name: heading })).toBeVisible()
    await expect(panel(page)).toContainText(line)
    await expect(panel(page)).toContainText(hint)
    await expect(board(page, id)).toBeVisible()
    await expect(panel(page)).toContainText('Live Session')
  }
  await expect(page).toHaveURL(/#biology$/)
})

test('§2.19 a board is fetched when its subject is chosen, and not before', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await openAwake(page, address)
  await expect(panel(page)).toContainText('Live Session')
  const history = () => scripts.filter((path) => /\/history-[^/]*\.js$/.test(path))
  expect(history()).toEqual([])
  await tab(page, 'History').click()
  await expect(board(page, 'history')).toBeVisible()
  expect(history().length).toBeGreaterThan(0)
})

test('§2.19 an address names a subject; leaving and Back keep it', async ({ page }) => {
  await page.goto(`${address}#physics`)
  await expect(board(page, 'physics')).toBeVisible()
  await expect(tab(page, 'Physics')).toHaveAttribute('aria-selected', 'true')
  await tab(page, 'History').click()
  await expect(board(page, 'history')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).first().click()
  await expect(page).toHaveURL(/\/about$/)
  await page.goBack()
  await expect(page).toHaveURL(/#history$/)
  await expect(board(page, 'history')).toBeVisible()
})

test('§2.19 on a phone the subject that the address names is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${address}#history`)
  await expect(board(page, 'history')).toBeVisible()
  await expect(tab(page, 'History')).toBeInViewport({ ratio: 0.95 })
})

test('§2.19 where a board cannot be fetched, it is told and can be tried again', async ({
  page,
  allow,
}) => {
  allow('request cut', 'import failed')
  await openAwake(page, address)
  await page.route(/\/assets\/(history|scenes)-[^/]*\.js/, (route) => route.abort())
  await tab(page, 'History').click()
  await expect(page.getByRole('alert')).toContainText('could not be fetched')
  await page.unroute(/\/assets\/(history|scenes)-[^/]*\.js/)
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(board(page, 'history')).toBeVisible()
})

test('§2.19 Start Free Trial opens the signup dialog', async ({ page }) => {
  await openAwake(page, address)
  await page.getByRole('button', { name: 'Start Free Trial' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible()
})

test('§2.19 the dashboard leads to the classrooms', async ({ page }) => {
  await openAwake(page, '/dashboard')
  await page.locator(`main a[href="${address}"]`).first().click()
  await expect(page.locator('h1')).toHaveText('Virtual Classrooms')
})

for (const theme of ['light', 'dark']) {
  test(`§2.19 nothing that axe can find at any board in ${theme}`, async ({ page }) => {
    test.slow()
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAwake(page, address)
    for (const [name, id] of [
      ['Biology', 'biology'],
      ['Chemistry', 'chemistry'],
      ['Physics', 'physics'],
      ['Virtual Lab', 'virtuallab'],
      ['History', 'history'],
    ] as const) {
      await tab(page, name).click()
      await expect(board(page, id)).toBeVisible()
      expect(await axeViolations(page), name).toEqual([])
    }
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('§2.19 the cell, its sizes and every subject can be read', async ({ page }) => {
    await page.goto(address)
    await expect(board(page, 'biology')).toContainText('Mitochondrion')
    await expect(board(page, 'biology')).toContainText('20–30 nm')
    for (const name of subjects) {
      await expect(
        page.getByText(`AR Learning Environment - ${name}`, { exact: true }),
      ).toBeVisible()
    }
    await expect(page.getByText('needs scripts, which are switched off').first()).toBeVisible()
  })
})
