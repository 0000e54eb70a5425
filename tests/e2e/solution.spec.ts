import { expect, test } from '../setup/test.ts'

/** Each solution's heading, and the tool that its call to action leads to. */
const solutions = {
  'property-tours': ['A home, open at any hour', '/property-tours'],
  'furniture-placement': ['The sofa, before you carry it', '/furniture-placement'],
  'virtual-staging': ['An empty room, lived in', '/virtual-staging'],
  'virtual-classrooms': ['A lesson that stands on the desk', '/virtual-classrooms'],
  'virtual-labs': ['An experiment, as often as it takes', '/virtual-classrooms'],
  'interactive-learning': ['A lesson that waits for you', '/virtual-classrooms'],
  'interactive-campaigns': ['A poster that answers back', '/campaign-management'],
  'virtual-rallies': ['One speech, several squares', '/communication-features'],
  'voter-engagement': ['Ask, and show what was answered', '/voter-engagement'],
  'policy-visualization': ['See the law, the line, the budget', '/ar-visualization'],
  gamification: ['Points that mean something', '/voter-engagement'],
  'real-estate': ['A listing, from photo to key', '/property-tours'],
} as const

const groups = Object.entries({
  'real-estate': ['property-tours', 'furniture-placement', 'virtual-staging'],
  education: ['virtual-classrooms', 'interactive-learning', 'virtual-labs'],
  politics: ['interactive-campaigns', 'voter-engagement', 'virtual-rallies'],
} as const)
const industryNames: Record<string, string> = {
  'real-estate': 'Real Estate',
  education: 'Education',
  politics: 'Politics',
}

for (const [id, [title, tool]] of Object.entries(solutions)) {
  test(`§2.12 ${id}: features, benefits, needs, limits, and the way to its tool and to Contact`, async ({
    page,
  }) => {
    expect((await page.goto(`/solutions/${id}`))?.status()).toBe(200)
    const main = page.locator('main')
    await expect(main.locator('h1')).toHaveText(title)
    const sections = [
      'Features',
      'Benefits',
      'What it does',
      'Who uses it',
      'How it works',
      'What it needs',
      'Where it ends',
    ]
    for (const name of sections) {
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    await expect(main.locator(`a[href="${tool}"]`).first()).toBeVisible()
    await expect(main.locator('a[href="/contact"]').first()).toBeVisible()
    await expect(main.locator('a[href="/solutions"]').first()).toBeVisible()
    await expect(main.locator('a[href^="/industries/"]').first()).toBeVisible()
  })
}

for (const [industry, ids] of groups) {
  test(`§2.12 the sub-tabs of ${industry}, each with its own address`, async ({ page }) => {
    await page.goto(`/solutions/${ids[0]}`)
    const row = page.getByRole('navigation', { name: `Solutions for ${industryNames[industry]}` })
    await expect.poll(() => row.getByRole('link').count()).toBeGreaterThanOrEqual(3)
    for (const id of ids) {
      await row.locator(`a[href="/solutions/${id}"]`).click()
      await expect(page).toHaveURL(`/solutions/${id}`)
      await expect(page.locator('h1')).toHaveText(solutions[id][0])
      await expect(row.locator('[aria-current="page"]')).toHaveAttribute('href', `/solutions/${id}`)
    }
    await page.goBack()
    await expect(page.locator('h1')).toHaveText(solutions[ids[1]][0])
  })
}

test('§2.12 the Real Estate group opens with property tours', async ({ page }) => {
  await page.goto('/solutions/real-estate')
  const row = page.getByRole('navigation', { name: 'Solutions for Real Estate' })
  await expect(row.locator('[aria-current="page"]')).toHaveText('Property Tours')
  await expect(page.getByRole('heading', { name: 'A home, open at any hour' })).toBeVisible()
  await expect(page.locator('video source').first()).toHaveAttribute(
    'src',
    '/videos/property-tours-720.webm',
  )
  await row.getByRole('link', { name: 'Virtual Staging' }).click()
  await expect(page).toHaveURL('/solutions/virtual-staging')
})

for (const id of ['gamification', 'policy-visualization']) {
  test(`§2.12 ${id} stands by itself, without tabs`, async ({ page }) => {
    await page.goto(`/solutions/${id}`)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.getByRole('navigation', { name: /^Solutions for/ })).toHaveCount(0)
  })
}

test('§2.12 on a phone the tab that is shown is in view, however long the names before it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/fr/solutions/virtual-staging')
  const current = page.locator('main nav [aria-current=page]')
  await expect(current).toHaveText('Home staging virtuel')
  // All of it but the pixel by which it covers the line below.
  await expect(current).toBeInViewport({ ratio: 0.95 })
})

test("§8 an unknown solution id shows 'Solution not found', with 404 and a way on", async ({
  page,
  allow,
}) => {
  allow('status 404')
  const answer = await page.goto('/solutions/time-travel')
  expect(answer?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveText('Solution not found')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.locator('main').getByRole('link', { name: 'All solutions' }).click()
  await expect(page).toHaveURL('/solutions')
})

for (const id of groups.flatMap(([, ids]) => ids)) {
  if (id === 'interactive-learning') continue
  test(`§2.12 ${id}: a looping muted video plays by itself, and pauses at the button`, async ({
    page,
  }) => {
    await page.goto(`/solutions/${id}`)
    const video = page.locator('main video')
    await expect(video).toHaveJSProperty('loop', true)
    await expect(video).toHaveJSProperty('muted', true)
    await expect(page.locator(`main img[src="/videos/${id}.webp"]`)).toHaveAttribute('alt', /\w/)
    // Somebody is there.
    await page.mouse.move(200, 300)
    await video.scrollIntoViewIfNeeded()
    const runs = () => video.evaluate((each: HTMLVideoElement) => !each.paused)
    await expect.poll(runs).toBe(true)
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect.poll(runs).toBe(false)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(runs).toBe(true)
  })
}

test('§2.12 interactive-learning shows an animated image, whose pause is its still', async ({
  page,
}) => {
  await page.goto('/solutions/interactive-learning')
  await expect(page.locator('main video')).toHaveCount(0)
  await page.mouse.move(200, 300)
  const moving = page.locator('main img[src="/videos/interactive-learning-540.avif"]')
  await page.getByRole('button', { name: /Pause|Play/ }).scrollIntoViewIfNeeded()
  await expect(moving).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(moving).toHaveCount(0)
  await expect(page.locator('main img[src="/videos/interactive-learning.webp"]')).toBeVisible()
})

test("§8 a browser without video is told 'Your browser does not support the video tag.'", async ({
  page,
}) => {
  await page.goto('/solutions/property-tours')
  expect(await page.locator('main video').textContent()).toBe(
    'Your browser does not support the video tag.',
  )
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('§2.12 neither video nor animated image starts by itself, nor is it loaded', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    for (const id of ['property-tours', 'interactive-learning']) {
      await page.goto(`/solutions/${id}`)
      await page.mouse.move(200, 300)
      const play = page.getByRole('button', { name: 'Play', exact: true })
      await play.scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      await expect(play).toBeVisible()
    }
    expect(asked.filter((url) => /-720\.(webm|mp4)|-540\.avif/.test(url))).toEqual([])
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect
      .poll(() => asked.some((url) => url.includes('interactive-learning-540.avif')))
      .toBe(true)
  })
})

test('§2.12 on a phone the tab of the page is in view, and a row that goes on fades at its edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const fade = () =>
    page
      .locator('main nav ul')
      .first()
      .evaluate((row) => getComputedStyle(row).getPropertyValue('--scroll-fade'))

  await page.goto('/fr/solutions/virtual-classrooms')
  await expect.poll(fade).toBe('32px')

  await page.goto('/fr/solutions/virtual-labs')
  await expect(page.locator('main nav [aria-current=page]')).toBeInViewport({ ratio: 0.9 })
  await expect.poll(fade).toBe('0px')
})
