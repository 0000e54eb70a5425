import { expect, test } from '../setup/test.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('§2.4 the sections of the home page in their order', async ({ page }) => {
  await expect(page.locator('main :is(h1, h2)').filter({ visible: true })).toHaveText([
    'Blending Reality with Intelligence',
    'See AR Technology in Action',
    'From the first doorstep to the last count',
    'Three industries, one instrument',
    'How AR works',
    'Live Insights and Visualization',
    'Comprehensive AR Solutions',
    'Show people what you mean',
  ])
  await expect(page.getByText('Explore the World Through AR')).toBeVisible()
})

test('§2.4 the calls to action lead where they say', async ({ page }) => {
  const main = page.locator('main')
  for (const [name, href] of [
    ['Explore the Industries', '/industries'],
    ['Get Started', '/industries'],
    ['Contact Now', '/contact'],
    ['Explore All AR Solutions', '/solutions'],
    ['Get Started Today', '/contact'],
    ['Schedule Demo', '/demo'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  await expect(main.getByRole('link', { name: 'Learn More' }).first()).toHaveAttribute(
    'href',
    '/about',
  )
})

test('§2.4 the demo names three points, the capabilities three highlights', async ({ page }) => {
  for (const name of [
    'Real-time 3D visualization',
    'Interactive digital overlays',
    'Cross-platform compatibility',
    'Live Events & Rallies',
    'Multi-language Support',
    'AI-Powered Intelligence',
  ]) {
    await expect(page.locator('main li, main dt').filter({ hasText: name })).toHaveCount(1)
  }
})

test('§2.4 §9 twelve further labels', async ({ page }) => {
  const labels = page.locator('main ul').filter({ hasText: 'News Feed' }).getByRole('listitem')
  await expect(labels).toHaveText([
    'News Feed',
    'Live Stream',
    'Data Sharing',
    'Political Manifesto',
    'Recent Announcements',
    'Landmark Speeches',
    'Citizen Recognition',
    'Trigger Experiences',
    'Information Cards',
    'Politicians’ Past Work',
    'Upcoming Features',
    'AR Connect',
  ])
})

test('§2.4 three industries, each with its link', async ({ page }) => {
  const section = page.locator('section[aria-labelledby="industries"]')
  for (const [name, id] of [
    ['Education', 'education'],
    ['Real Estate', 'real-estate'],
    ['Politics', 'politics'],
  ] as const) {
    const card = section.locator('article', { hasText: name })
    await expect(card.getByRole('link', { name: /Learn more/ })).toHaveAttribute(
      'href',
      `/industries/${id}`,
    )
  }
})

test('§2.4 §9 four tiles with a change each, and a heat map with its legend', async ({ page }) => {
  const section = page.locator('section[aria-labelledby="analytics"]')
  for (const [title, figure] of [
    [/sentiment/i, /78%\s*positive/],
    [/engagement/i, /92%\s*active/],
    [/reach/i, /15\.4K\s*users/],
    [/interactions/i, /34\s*active/],
  ] as const) {
    const tile = section.locator('dl > div').filter({ has: page.locator('dt', { hasText: title }) })
    await expect(tile.locator('dd').first()).toHaveText(figure)
    await expect(tile.locator('dd').nth(1)).toHaveText(/\+\d/)
  }
  await expect(section.getByText('Live Data')).toBeVisible()
  for (const tier of ['Low', 'Medium', 'High']) {
    await expect(section.getByText(tier, { exact: true })).toBeVisible()
  }
})

test('§2.4 solutions for three industries, six points each, with the links of the spec', async ({
  page,
}) => {
  const section = page.locator('section[aria-labelledby="solutions"]')
  const lists = section.locator('ul')
  await expect(lists).toHaveCount(3)
  for (const list of await lists.all()) {
    await expect(list.getByRole('link')).toHaveCount(6)
    await expect(list.getByRole('listitem')).toHaveCount(6)
  }
  for (const path of [
    '/industries/politics',
    '/industries/real-estate',
    '/industries/education',
    '/campaign-management',
    '/voter-engagement',
    '/ar-visualization',
    '/real-time-analytics',
    '/location-services',
    '/communication-features',
    '/government-services',
    '/interactive-features',
  ]) {
    await expect(section.locator(`a[href="${path}"]`).first()).toBeVisible()
  }
})
