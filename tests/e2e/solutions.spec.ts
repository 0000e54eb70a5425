import { expect, test } from '../setup/test.ts'

const groups = {
  'real-estate': [
    '/solutions/property-tours',
    '/solutions/furniture-placement',
    '/solutions/virtual-staging',
  ],
  education: [
    '/solutions/virtual-classrooms',
    '/solutions/virtual-labs',
    '/solutions/interactive-learning',
  ],
  politics: [
    '/solutions/interactive-campaigns',
    '/solutions/policy-visualization',
    '/voter-engagement',
  ],
}

for (const [industry, links] of Object.entries(groups)) {
  test(`§2.10 the group ${industry} links to its three solutions`, async ({ page }) => {
    await page.goto('/solutions')
    const group = page.locator(`main section#${industry}`)
    await expect(group.locator('ul a')).toHaveCount(3)
    const hrefs = await group
      .locator('ul a')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')))
    expect(hrefs).toEqual(links)
  })
}

test('§2.10 featured: gamification, AR visualization, real-time analytics', async ({ page }) => {
  await page.goto('/solutions')
  const featured = page.locator('section[aria-labelledby="featured"]')
  for (const path of ['/solutions/gamification', '/ar-visualization', '/real-time-analytics']) {
    await expect(featured.locator(`a[href="${path}"]`)).toBeVisible()
  }
})

test('§2.10 other links: Contact, Demo, and back to all solutions', async ({ page }) => {
  await page.goto('/solutions')
  const main = page.locator('main')
  await expect(main.locator('a[href="/contact"]')).toBeVisible()
  await expect(main.locator('a[href="/demo"]')).toBeVisible()
  await main.getByRole('link', { name: 'Back to all solutions' }).click()
  await expect(page).toHaveURL('/solutions')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the index leads down to each group', async ({ page }) => {
  await page.goto('/solutions')
  const index = page.getByRole('navigation', { name: 'Industries on this page' })
  await expect(index.getByRole('link')).toHaveCount(3)
  await index.getByRole('link', { name: /Politics/ }).click()
  await expect(page).toHaveURL('/solutions#politics')
  await expect(page.getByRole('heading', { name: /Plans that stand/ })).toBeInViewport()
})

test('§2.11 every place that the industries page links to is there', async ({ page }) => {
  const places: string[] = []
  for (const industry of ['education', 'real-estate', 'politics']) {
    await page.goto(`/industries/${industry}`)
    const links = page.locator('main a[href^="/solutions#"]')
    await expect(links.first()).toBeVisible()
    const hrefs = await links.evaluateAll((all) =>
      all.map((each) => each.getAttribute('href') ?? ''),
    )
    places.push(...hrefs)
  }
  expect(places.length).toBeGreaterThan(3)
  for (const place of places) {
    await page.goto(place)
    await page.mouse.move(200, 300)
    const target = page.locator(`[id="${place.slice(place.indexOf('#') + 1)}"]`)
    await expect(target, place).toHaveCount(1)
    await expect(target, place).toBeInViewport()
  }
})

test('§2.11 an industry leads to its place on this page', async ({ page }) => {
  await page.goto('/industries/education')
  await page
    .locator('main')
    .getByRole('link', { name: /^Virtual Labs/ })
    .click()
  await expect(page).toHaveURL('/solutions#virtual-labs')
  const entry = page.locator('#virtual-labs')
  await expect(entry).toBeInViewport()
  await entry.getByRole('link').click()
  await expect(page).toHaveURL('/solutions/virtual-labs')
})
