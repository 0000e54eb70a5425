import { expect, test } from '../setup/test.ts'

test.use({ javaScriptEnabled: false })

/** What each page says without JavaScript, and which buttons it must not offer; without a list, none at all. */
const pages: [address: string, said: (string | RegExp)[], hidden?: string[]][] = [
  ['/', ['Poll Trends', '0.60 m'], ['Watch Demo', 'Explore All AR Features', 'Load map']],
  ['/ar-visualization', ['915 m'], ['Open the live model', 'Separate layers']],
  [
    '/campaign-management',
    ['Call back people who asked about the tram', 'Ferry pier'],
    ['Add a task', 'Reset sample data', 'Start mapping', 'Optimize route'],
  ],
  ['/communication-features', ['What about the chestnut trees?', '45 registered'], []],
  ['/contact', [/Email us at hello@realia\.example instead/], ['Send Message']],
  ['/dashboard', ['+5 more features'], ['Sign in']],
  ['/government-services', ['07 → 02 → 01'], ['Show all rooms']],
  ['/interactive-features', [/Where will bikes go/, 'Mill Lane Bakery'], []],
  ['/location-services', [/Radius 80\sm/], ['Explore in 3D']],
  ['/real-time-analytics', ['Harbor'], ['Start live simulation', 'Download CSV']],
  [
    '/voter-engagement',
    [/A threshold, often 3–5%/, /What should the tram line do/, 'Hillside'],
    [],
  ],
]

test('every page can be read, and offers nothing that only scripts could answer', async ({
  page,
}) => {
  for (const [address, said, hidden = []] of pages) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.locator('h1')).toBeVisible()
      const main = page.locator('main')
      for (const text of said) {
        await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible()
      }
      const buttons = main.getByRole('button')
      if (hidden.length === 0) await expect(buttons).toHaveCount(0)
      for (const name of [...hidden, 'Login', 'Sign Up', 'Theme', 'Subscribe']) {
        await expect(page.getByRole('button', { name })).toBeHidden()
      }
    })
  }
})

test('all 36 features of the home page and the folded ones of the dashboard can be read', async ({
  page,
}) => {
  await page.goto('/')
  const features = page.locator('#capabilities').locator('xpath=ancestor::section//article//li')
  await expect(features.filter({ visible: true })).toHaveCount(36)
  await expect(page.getByText('+5 more features').filter({ visible: true })).toHaveCount(0)
  await page.goto('/dashboard')
  await page.getByText('+5 more features').first().click()
  await expect(page.getByText('Campaign Budgets')).toBeVisible()
})

test('the menu button leads to the site map, that to every page, and the header to the languages', async ({
  page,
}) => {
  await page.goto('/industries/politics')
  await page
    .locator('header')
    .getByRole('button', { name: /Language/ })
    .focus()
  await page.locator('header').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL('/es/industries/politics')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/industries/politics')
  await page.getByRole('link', { name: 'Open menu' }).click()
  await expect(page).toHaveURL('/industries/politics#site-map')
  const siteMap = page.locator('#site-map')
  await expect(siteMap).toBeInViewport()
  await siteMap.getByRole('link', { name: 'Education' }).click()
  await expect(page).toHaveURL('/industries/education')
})
