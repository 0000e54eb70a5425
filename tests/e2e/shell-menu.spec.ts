import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { holdBack } from './hold-back.ts'
import { menuItems, tabTo } from './on-page.ts'

const address = '/industries/politics'
const navigation = (page: Page) => page.locator('header nav')
const entry = (page: Page, name: string) => navigation(page).getByRole('button', { name })
const plainEntry = (page: Page, name: string) =>
  navigation(page).getByRole('link', { name, exact: true })
const isOpen = (page: Page, name: string, open: boolean) =>
  expect(entry(page, name)).toHaveAttribute('aria-expanded', String(open))

test.describe(() => {
  test.use({ alive: false })

  test('the menu becomes live without moving anything, and keeps the focus', {
    tag: '@spec-2.2',
  }, async ({ page }) => {
    const boxes = () =>
      navigation(page)
        .locator('[data-menu]')
        .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())))
    const letThrough = await holdBack(page, /\/assets\/(?!wake|theme-boot).*\.js/)
    await page.goto(address, { waitUntil: 'commit' })
    await plainEntry(page, 'Industries').focus()
    await page.evaluate(() => document.fonts.ready)
    const before = await boxes()
    expect(before).toHaveLength(5)
    letThrough()
    await expect(entry(page, 'Industries')).toBeFocused()
    expect(await boxes()).toEqual(before)
  })
})

test('every submenu leads on', { tag: '@spec-2.2' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  for (const { label: name, children = [] } of menuItems().filter(({ children }) => children)) {
    await test.step(`the submenu ${name}`, async () => {
      await entry(page, name).click()
      for (const { label, href } of children) {
        const link = navigation(page).getByRole('link', { name: new RegExp(`^${label}`) })
        await expect(link.filter({ visible: true })).toHaveAttribute('href', href)
      }
    })
  }
  await test.step('axe finds nothing in it in either theme', async () => {
    expect(await axeViolationsInBothThemes(page, { within: 'header' })).toEqual([])
  })
})

test('the menu and the language are used by keyboard alone, and a submenu closes when the focus leaves', {
  tag: '@spec-2.2',
}, async ({ page }) => {
  await page.goto(address)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await test.step('the first stop skips to the content', async () => {
    await press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  })
  await test.step('a submenu stays open while the focus is in it, and closes when that leaves', async () => {
    await press('Tab', 'Tab')
    await expect(plainEntry(page, 'Home')).toBeFocused()
    await press('Tab')
    await expect(entry(page, 'Industries')).toBeFocused()
    await press('Enter')
    await isOpen(page, 'Industries', true)
    await press('Tab')
    await expect(navigation(page).getByRole('link', { name: /^Education/ })).toBeFocused()
    await press('Shift+Tab', 'Shift+Tab')
    await isOpen(page, 'Industries', false)
  })
  await test.step('a page of it is gone to', async () => {
    await entry(page, 'Industries').focus()
    await press('Enter', 'ArrowDown', 'Enter')
    await expect(page).toHaveURL('/industries/education')
    await expect(page.locator('#main')).toBeFocused()
  })
  await test.step('another language', async () => {
    await page.goto('/about')
    await tabTo(page, page.locator('header').getByRole('button', { name: /^Language: English/ }))
    await press('Enter')
    const languages = page.locator('header a[hreflang]')
    await expect(languages).toHaveText(['English', 'Español', 'Français', 'हिंदी'])
    expect(await axeViolationsInBothThemes(page, { within: 'header' })).toEqual([])
    await tabTo(page, languages.filter({ hasText: /^Français$/ }))
    await press('Enter')
    await expect(page).toHaveURL('/fr/about')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
})

test('the current route is underlined, also with its submenu', {
  tag: '@spec-2.2',
}, async ({ page }) => {
  await page.goto(address)
  const underlined = () =>
    page
      .locator('header [data-menu]')
      .evaluateAll((all) =>
        all
          .filter((each) => getComputedStyle(each).borderBottomColor !== 'rgba(0, 0, 0, 0)')
          .map((each) => each.textContent),
      )
  await expect.poll(underlined).toEqual(['Industries'])
  await plainEntry(page, 'About Us').hover()
  await page.mouse.move(8, 600)
  await expect.poll(underlined).toEqual(['Industries'])
  await plainEntry(page, 'About Us').click()
  await expect.poll(underlined).toEqual(['About Us'])
})

test('a focus in the header does not move the page', { tag: '@spec-2.2' }, async ({ page }) => {
  await page.goto(address)
  await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }))
  await page.locator('header a').first().focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => scrollY)).toBe(100)
})

test('the first page stands still at once, the next one enters in 0.8 s, and not with less motion', {
  tag: '@spec-9',
}, async ({ page }) => {
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
  const goHome = () =>
    page
      .locator('header')
      .getByRole('link', { name: /home page/ })
      .click()
  const card = page.locator('main article').first()
  await page.goto('/property-tours')
  expect(await entries()).toBe(0)
  await test.step('the next page and its cards, one after the other', async () => {
    await goHome()
    await expect(page).toHaveURL('/')
    // One run each for opacity and transform.
    await expect.poll(entries).toBe(2)
    await expect(page.locator('main > *').first()).toHaveCSS('transition-duration', '0.8s, 0.8s')
    const last = page.locator('main article').nth(3)
    await expect(last).toHaveCSS('animation-delay', '0.3s')
    await expect(last).toHaveCSS('animation-duration', '0.8s')
  })
  await test.step('the same page with other words does not leave and come', async () => {
    await page.locator('main').getByRole('link', { name: 'Get Started' }).first().click()
    await expect(page.locator('h1')).toContainText('Lessons')
    await expect.poll(entries).toBe(4)
    await page.locator('main').getByRole('link', { name: 'Politics' }).first().click()
    await expect(page.locator('h1')).not.toContainText('Lessons')
    // A transition is told of with the next frame.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(await entries()).toBe(4)
  })
  await test.step('for those who asked for less motion nothing enters', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await goHome()
    await expect(page.locator('h1')).toContainText('Blending')
    await expect(page.locator('main > *').first()).toHaveCSS('transition-duration', '1e-05s')
    await expect(card).toHaveCSS('animation-name', 'none')
  })
})
