import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'

const menuCode = /\/rich-menu-[^/]*\.js$/

const navigation = (page: Page) => page.locator('header nav')
const entry = (page: Page, name: string) => navigation(page).getByRole('button', { name })
const plainEntry = (page: Page, name: string) =>
  navigation(page).getByRole('link', { name, exact: true })

const entryBoxes = (page: Page) =>
  navigation(page)
    .locator('[data-menu]')
    .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())))

test.beforeEach(async ({ page }) => {
  await page.goto('/industries/politics')
  await page.waitForLoadState('networkidle')
})

test('the menu’s code waits for a first touch, and then takes over without moving anything', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.reload({ waitUntil: 'networkidle' })
  const before = await entryBoxes(page)
  expect(before).toHaveLength(5)
  expect(loaded.filter((url) => menuCode.test(url))).toEqual([])
  await plainEntry(page, 'About Us').hover()
  await expect(entry(page, 'Industries')).toBeVisible()
  expect(loaded.filter((url) => menuCode.test(url))).toHaveLength(1)
  expect(await entryBoxes(page)).toEqual(before)
})

test('a pointer that rests while the code is on the way still opens the submenu', async ({
  page,
}) => {
  await page.route(menuCode, async (route) => {
    await new Promise((done) => setTimeout(done, 600))
    await route.continue()
  })
  await plainEntry(page, 'Solutions').hover()
  await expect(entry(page, 'Solutions')).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.move(640, 600)
  await expect(entry(page, 'Solutions')).toHaveAttribute('aria-expanded', 'false')
})

test('a press while the code is on the way opens the submenu and stays on the page', async ({
  page,
}) => {
  await page.route(menuCode, async (route) => {
    await new Promise((done) => setTimeout(done, 300))
    await route.continue()
  })
  await plainEntry(page, 'Industries').click()
  await expect(entry(page, 'Industries')).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL('/industries/politics')
})

test('where the code cannot be fetched, the entries are links', async ({ page, allow }) => {
  allow('request cut')
  await page.route(menuCode, (route) => route.abort())
  await plainEntry(page, 'Industries').click()
  await expect(page).toHaveURL('/industries')
  await expect(page.locator('h1')).toContainText('Lessons')
})

test('§2.2 Users can go through the menu by keyboard alone', async ({ page }) => {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(plainEntry(page, 'Home')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(entry(page, 'Industries')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(entry(page, 'Industries')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(navigation(page).getByRole('link', { name: /^Education/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(entry(page, 'Industries')).toBeFocused()
  await expect(entry(page, 'Industries')).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/industries/education')
  await expect(page.locator('#main')).toBeFocused()
})

test('§2.2 a submenu closes when the focus leaves it, and by a press outside', async ({ page }) => {
  await plainEntry(page, 'Industries').focus()
  await expect(entry(page, 'Industries')).toBeFocused()
  const isOpen = (open: boolean) =>
    expect(entry(page, 'Industries')).toHaveAttribute('aria-expanded', String(open))
  await page.keyboard.press('Enter')
  await isOpen(true)
  await page.keyboard.press('Shift+Tab')
  await isOpen(false)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await isOpen(true)
  await page.mouse.click(8, 500)
  await isOpen(false)
})

test('§2.2 §9 the header grows compact beyond 50 pixels and nothing below it moves', async ({
  page,
}) => {
  const header = page.locator('body header').first()
  const heights = () =>
    page.evaluate(() => [
      document.querySelector('header')?.offsetHeight,
      document.documentElement.scrollHeight,
    ])
  const before = await heights()
  await page.mouse.wheel(0, 50)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(50)
  await expect(header).not.toHaveAttribute('data-compact')
  await page.mouse.wheel(0, 1)
  await expect(header).toHaveAttribute('data-compact')
  expect(await heights()).toEqual(before)
})

test('focusing something in the header leaves the page where it is', async ({ page }) => {
  await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }))
  await page.locator('header a').first().focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => scrollY)).toBe(100)
})

test('§9 the first page stands still at once, and the next one enters', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // Events, not samples: a busy machine can look away for longer than an entry lasts.
  await page.addInitScript(() => {
    addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element && target.parentElement?.tagName === 'MAIN') {
        document.documentElement.dataset.entries = `${entries() + 1}`
      }
    })
    const entries = () => Number(document.documentElement.dataset.entries ?? 0)
  })
  const entries = async () => Number(await page.locator('html').getAttribute('data-entries'))
  await page.goto('/property-tours')
  expect(await entries()).toBe(0)
  await page
    .locator('header')
    .getByRole('link', { name: /home page/ })
    .click()
  await expect(page).toHaveURL('/')
  // One run each for opacity and transform.
  await expect.poll(entries).toBe(2)
  await page.locator('main').getByRole('link', { name: 'Get Started' }).first().click()
  await expect(page).toHaveURL('/industries')
  await expect(page.locator('h1')).toContainText('Lessons')
  await expect.poll(entries).toBe(4)
  // The same page with other words does not leave and come.
  await page.locator('main').getByRole('link', { name: 'Politics' }).first().click()
  await expect(page).toHaveURL('/industries/politics')
  await expect(page.locator('h1')).not.toContainText('Lessons')
  // A transition is told of with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await entries()).toBe(4)
})
