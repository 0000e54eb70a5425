import { expect, test } from '../setup/test.ts'

const signedIn = JSON.stringify({ email: 'ana@example.org', name: 'Ana' })

test.describe('§2.5 dashboard', () => {
  test('§2.5 §6 open to all: a visitor sees the whole page and may sign in from it', async ({
    page,
  }) => {
    await page.goto('/dashboard')
    await expect(page.locator('h1')).toHaveText('AR Command Center')
    const main = page.locator('main')
    await main.getByRole('button', { name: 'Sign in' }).click()
    const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
    await dialog.getByLabel('Email').fill('ana@example.org')
    await dialog.getByLabel('Password').fill('secret')
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    await expect(main.getByText('Good to see you, ana')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Sign in' })).toHaveCount(0)
  })

  test('design §3 a signed-in user is greeted by name', async ({ page }) => {
    await page.addInitScript((user) => localStorage.setItem('user', user), signedIn)
    await page.goto('/dashboard')
    await expect(page.locator('main').getByText('Good to see you, Ana')).toBeVisible()
  })

  test('§2.5 Launch AR Studio opens a tool ready for AR, View Analytics the analytics', async ({
    page,
  }) => {
    await page.goto('/dashboard')
    const main = page.locator('main')
    await expect(main.getByRole('link', { name: 'Launch AR Studio' })).toHaveAttribute(
      'href',
      '/ar-visualization',
    )
    await main.getByRole('link', { name: 'View Analytics' }).click()
    await expect(page).toHaveURL('/real-time-analytics')
  })

  test('§2.5 four stat tiles, said to be samples', async ({ page }) => {
    await page.goto('/dashboard')
    const main = page.locator('main')
    for (const [title, value] of [
      ['Total Projects', '24'],
      ['Active Users', '1.2K'],
      ['AR Interactions', '5.6K'],
      ['Engagement Rate', '92%'],
    ] as const) {
      const tile = main.locator('dl > div').filter({ hasText: title })
      await expect(tile.getByRole('definition').first()).toHaveText(value)
    }
    await expect(main.getByText('Sample data')).toBeVisible()
  })

  test('§2.5 "Your AR Toolkit": six cards, each launches its tool ready for AR', async ({
    page,
  }) => {
    await page.goto('/dashboard')
    const toolkit = page.getByRole('region', { name: 'Your AR Toolkit' })
    await expect(toolkit.getByRole('listitem')).toHaveCount(6)
    for (const [title, path] of [
      ['Furniture placement', '/furniture-placement#ar'],
      ['3D property tours', '/property-tours'],
      ['Virtual staging', '/virtual-staging'],
      ['Virtual classrooms', '/virtual-classrooms'],
      ['AR visualization', '/ar-visualization'],
      ['Interactive features', '/interactive-features'],
    ] as const) {
      await expect(
        toolkit.getByRole('link', { name: new RegExp(`^Launch AR ?: ${title}$`) }),
      ).toHaveAttribute('href', path)
    }
    await toolkit.getByRole('link', { name: /^Launch AR ?: 3D property tours$/ }).click()
    await expect(page.locator('h1')).toHaveText('3D Property Tours')
  })

  const features = [
    ['Campaign Management', '/campaign-management'],
    ['Voter Engagement', '/voter-engagement'],
    ['AR Visualization', '/ar-visualization'],
    ['Real-time Analytics', '/real-time-analytics'],
    ['Location Services', '/location-services'],
    ['Communication', '/communication-features'],
    ['Government Services', '/government-services'],
    ['Interactive Features', '/interactive-features'],
  ] as const

  test('§2.5 §9 "AR Features": eight cards with three sub-features and "+5 more features"', async ({
    page,
  }) => {
    await page.goto('/dashboard')
    const section = page.getByRole('region', { name: 'AR Features' })
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(
      features.map(([title]) => title),
    )
    for (const [title, path] of features) {
      const card = section
        .locator('li')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      await expect(card.getByRole('listitem')).toHaveCount(3)
      await card.getByText('+5 more features').click()
      await expect(card.getByRole('listitem')).toHaveCount(8)
      await expect(card.getByRole('link', { name: 'Explore Features' })).toHaveAttribute(
        'href',
        path,
      )
    }
  })

  test('§2.5 "Explore Features" does a full page navigation', async ({ page }) => {
    await page.goto('/dashboard')
    await page.evaluate(() => {
      document.documentElement.dataset.kept = 'yes'
    })
    await page.getByRole('link', { name: /^Explore Features ?: Voter Engagement$/ }).click()
    await expect(page).toHaveURL('/voter-engagement')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('html')).not.toHaveAttribute('data-kept')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all features can be read, and no button is offered that needs a script', async ({
    page,
  }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden()
    const more = page.getByText('+5 more features').first()
    await more.click()
    await expect(page.getByText('Campaign Budgets')).toBeVisible()
  })
})
