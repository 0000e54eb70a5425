import { knownProblems } from '../setup/known-problems.ts'
import { expect, test } from '../setup/test.ts'

test.describe('hero', () => {
  test('§2.4 leads to the industries, to About and, by the sofa, to the tour', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('h1')).toHaveText('Blending Reality with Intelligence')
    const link = (name: string | RegExp) => page.locator('main').getByRole('link', { name })
    await expect(link('Get Started').first()).toHaveAttribute('href', '/industries')
    await expect(link('Learn More').first()).toHaveAttribute('href', '/about')
    await link(/Modern Sofa/).click()
    await expect(page).toHaveURL('/property-tours')
  })

  test('brackets stand round the sofa of the picture at every wide screen, and on no phone', async ({
    page,
  }) => {
    await page.goto('/')
    const reticle = page.getByRole('link', { name: /Modern Sofa/ })
    const picture = page.locator('#hero').locator('xpath=ancestor::section//img').first()
    for (const [width, height] of [
      [1280, 760],
      [1440, 860],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(reticle).toBeVisible()
      const box = await reticle.boundingBox()
      const whole = await picture.boundingBox()
      if (!box || !whole) throw new Error('nothing to measure')
      // The sofa spans 42 to 80 % of the picture's width, from the camera that rendered it.
      expect((box.x - whole.x) / whole.width).toBeCloseTo(0.41, 2)
      expect((box.x + box.width - whole.x) / whole.width).toBeCloseTo(0.81, 2)
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(reticle).toBeHidden()
  })

  test('§2.4 the room moves, silent and looping, from the first sign of life on, and stops at the button', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.locator('main video')).toHaveCount(0)
    await page.mouse.move(300, 300)
    const video = page.locator('section[aria-labelledby=hero] video')
    const state = () =>
      video.evaluate((element: HTMLVideoElement) => ({
        muted: element.muted,
        loop: element.loop,
        paused: element.paused,
        moves: element.currentTime > 0,
      }))
    await expect.poll(state).toEqual({ muted: true, loop: true, paused: false, moves: true })
    await page.getByRole('button', { name: 'Pause' }).first().click()
    expect(await state()).toMatchObject({ paused: true })
    await page.getByRole('button', { name: 'Play', exact: true }).first().click()
    expect(await state()).toMatchObject({ paused: false })
  })

  test('§2.4 the room stands still for those who asked for less motion, until they press Play', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await page.mouse.move(300, 300)
    const video = page.locator('section[aria-labelledby=hero] video')
    const paused = () => video.evaluate((element: HTMLVideoElement) => element.paused)
    await expect.poll(paused).toBe(true)
    const hero = page.locator('section[aria-labelledby=hero]')
    await hero.getByRole('button', { name: 'Play' }).click()
    await expect.poll(paused).toBe(false)
  })
})

test.describe('demo', () => {
  test('§2.4 §4 Users can press play and look round a real room', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Watch Demo' }).click()
    const dialog = page.getByRole('dialog', { name: 'See Realia in action' })
    const view = dialog.getByRole('application')
    await expect(view).toHaveAccessibleName(/Sample living room/, { timeout: 30_000 })
    await expect(dialog.locator('canvas')).toBeVisible({ timeout: 30_000 })
    await view.focus()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByText(/Looking \d+° right/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Watch Demo' })).toBeFocused()
  })

  test('a viewer that cannot be fetched says so, and a second try opens it', async ({
    page,
    allow,
  }) => {
    allow('request cut')
    await page.goto('/')
    await page.route('**/assets/tour-tool-*.js', (route) => route.abort())
    await page.getByRole('button', { name: 'Watch Demo' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('alert')).toContainText('The viewer could not be loaded')
    await page.unroute('**/assets/tour-tool-*.js')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('application')).toBeVisible({ timeout: 30_000 })
    await expect(dialog.getByText('The viewer could not be loaded')).toHaveCount(0)
  })
})

test.describe('capabilities', () => {
  test('§2.4 the Campaign Management card goes to its page', async ({ page }) => {
    await page.goto('/')
    const card = page.locator('#capabilities ~ *, article').filter({ hasText: 'Promise Tracking' })
    await expect(card.getByRole('link', { name: 'Campaign Management' })).toHaveAttribute(
      'href',
      '/campaign-management',
    )
  })

  for (const title of ['Voter Engagement', 'AR Visualization', 'Real-time Analytics']) {
    test(`§2.4 §9 the ${title} card shows four features and opens all nine`, async ({ page }) => {
      await page.goto('/')
      const card = page
        .locator('article')
        .filter({ has: page.getByRole('button', { name: title }) })
      await expect(card.getByText('+5 more features')).toBeVisible()
      await expect(card.getByRole('listitem')).toHaveCount(4)
      // By keyboard, and back to where one was.
      await card.getByRole('button', { name: title }).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog.getByRole('listitem')).toHaveCount(9)
      await expect(dialog).toContainText(`Showing all 9 features in ${title}`)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(card.getByRole('button', { name: title })).toBeFocused()
    })
  }

  test('§2.4 §4 §9 Users can see every feature, and closing forgets what was shown', async ({
    page,
  }) => {
    await page.goto('/')
    const all = page.getByRole('button', { name: 'Explore All AR Features' })
    await all.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Total: 36 AR Features across 4 categories')).toBeVisible()
    await expect(dialog.getByText('9 features')).toHaveCount(4)
    await expect(dialog.getByRole('listitem')).toHaveCount(36)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Voter Engagement' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(9)
    await expect(dialog.getByText(/^Total/)).toHaveCount(0)
  })
})

test.describe('analytics', () => {
  test('§2.4 §9 the heat map is the same at every load, and is read by pointer and keys', async ({
    page,
  }) => {
    await page.goto('/')
    const map = page.getByRole('grid', { name: 'Sentiment heat map' })
    const cells = map.getByRole('gridcell')
    await expect(cells).toHaveCount(80)
    const colours = () => cells.evaluateAll((list) => list.map((cell) => cell.className))
    const before = await colours()
    expect(new Set(before).size).toBe(5)
    await page.reload()
    expect(await colours()).toEqual(before)

    const readout = page.locator('figcaption')
    await expect(async () => {
      await page.mouse.move(0, 0)
      await cells.first().hover()
      await expect(readout).toContainText(/Block A1: \d+% positive/, { timeout: 500 })
    }).toPass()
    await cells.first().click()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Block B2: /)
    await expect(readout).toContainText('Block B2: ')
    // The pointer leaves; the focus is where the keys go on.
    await page.mouse.move(0, 0)
    await page.keyboard.press('End')
    await expect(readout).toContainText('Block J2: ')
  })

  test('§2.4 nothing is asked of the map service before the click', async ({
    page,
    allow,
    problems,
  }) => {
    const asked = knownProblems['map asked for']
    allow('map asked for')
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>map</title>' }),
    )
    await page.goto('/')
    const load = page.getByRole('button', { name: 'Load the map' })
    await load.scrollIntoViewIfNeeded()
    await expect(page.getByRole('img', { name: /street plan of City Hall Park/ })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(problems).toEqual([])
    await load.click()
    const frame = page.locator('iframe[title="Map of City Hall, New York, by OpenStreetMap"]')
    await expect(frame).toBeFocused()
    await expect(frame).toHaveAttribute('src', /marker=40\.71274%2C-74\.00602/)
    expect(problems).toEqual([expect.stringMatching(asked)])
  })
})

test.describe('coming alive', () => {
  test('what lies below the first screen is fetched at the first sign of life, not before', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(scripts.filter((url) => url.includes('home-story'))).toEqual([])
    await page.mouse.move(200, 300)
    await expect.poll(() => scripts.filter((url) => url.includes('home-story')).length).toBe(1)
  })

  test('without a connection the page stays as it is, and comes alive when there is one', async ({
    page,
    allow,
  }) => {
    allow('request cut')
    const refused: number[] = []
    await page.route('**/assets/home-story-*.js', (route) => {
      refused.push(performance.now())
      return route.abort()
    })
    await page.goto('/')
    const open = page.getByRole('button', { name: 'Voter Engagement' })
    await page.mouse.move(200, 300)
    await expect.poll(() => refused.length).toBeGreaterThan(0)
    await expect(open).toBeVisible()
    // Not at every move of the mouse.
    for (let x = 200; x < 400; x += 10) await page.mouse.move(x, 300)
    const rests = refused.slice(1).map((at, index) => at - (refused[index] ?? 0))
    // Between two attempts lie two seconds; the route hears of each some time after it was made.
    expect(rests.filter((rest) => rest < 1000)).toEqual([])
    await page.unroute('**/assets/home-story-*.js')
    const fetched = page.waitForResponse(/home-story/)
    await page.waitForTimeout(2000)
    await page.mouse.move(220, 300)
    await fetched
    await open.click()
    await expect(page.getByRole('dialog', { name: 'Voter Engagement' })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all 36 features can be read, and nothing is offered that needs a script', async ({
    page,
  }) => {
    await page.goto('/')
    const cards = page
      .locator('article')
      .filter({ hasText: /Volunteer|Voter Education|3D Models|Poll Trends/ })
    await expect(cards).toHaveCount(4)
    for (const card of await cards.all()) {
      await expect(card.locator('li')).toHaveCount(9)
      for (const feature of await card.locator('li').all()) await expect(feature).toBeVisible()
      await expect(card.getByText('+5 more features')).toBeHidden()
    }
    for (const name of ['Watch Demo', 'Explore All AR Features', 'Load the map']) {
      await expect(page.getByRole('button', { name })).toBeHidden()
    }
  })
})
