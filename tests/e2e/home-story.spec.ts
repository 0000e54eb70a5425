import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from '../setup/without-web-gl.ts'
import { difference } from './pictures.ts'

const stage = (page: Page) => page.locator('[data-story-stage]')
const isLive = (page: Page) => page.locator('[data-story-stage=live]')
const chapters = [
  'Open up a cell on your desk',
  'See the city plan in 3D',
  'First, AR scans the room',
]

/** Skips the video to its end. */
const endFilm = (page: Page) =>
  page.locator('section[aria-labelledby=hero] video').evaluate((video: HTMLVideoElement) => {
    if (Number.isFinite(video.duration)) video.currentTime = video.duration - 0.1
  })

async function comeAlive(page: Page) {
  await page.goto('/')
  await expect(page.locator('[data-story-stage] canvas')).toBeAttached({ timeout: 20_000 })
  await expect(async () => {
    if ((await isLive(page).count()) === 0) await endFilm(page)
    await expect(isLive(page)).toHaveCount(1, { timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await page.mouse.move(640, 400)
}

/** Scrolls a chapter to where the live picture stays. */
const scrollTo = (page: Page, chapter: number) =>
  page.evaluate((number) => {
    const box = document.querySelectorAll('[data-chapter]')[number]
    scrollBy({ top: (box?.getBoundingClientRect().top ?? 0) - 56, behavior: 'instant' })
  }, chapter)

test.describe('where scenes start by themselves', () => {
  test.use({ scenesStart: true, viewport: { width: 640, height: 640 } })

  test('the live room takes over where the film ends, and each chapter stands where its picture was', {
    tag: '@spec-2.4',
  }, async ({ page }) => {
    await comeAlive(page)
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0)
    for (const chapter of [0, 1, 2, 4]) {
      await scrollTo(page, chapter)
      // The live picture, and then the page's own below it.
      const seen: Buffer[] = []
      for (const visibility of ['visible', 'hidden']) {
        await stage(page).evaluate((element, value) => {
          element.style.visibility = value
          const [picture, live, ...drawn] = element.children as Iterable<HTMLElement>
          for (const part of [picture, live]) if (part) part.style.visibility = value
          // The dark at its end and the brackets are drawn over the live picture alone.
          const reticle = document.querySelector<HTMLElement>('[data-story-reticle]')
          for (const part of [...drawn, reticle]) if (part) part.style.visibility = 'hidden'
          element.toggleAttribute('data-whole', value === 'visible')
        }, visibility)
        await page.waitForTimeout(400)
        seen.push(await page.screenshot({ clip: { x: 0, y: 60, width: 640, height: 300 } }))
      }
      const [live, poster] = seen
      expect(await difference(live as Buffer, poster as Buffer), `chapter ${chapter}`).toBeLessThan(
        0.04,
      )
      await stage(page).evaluate((element) => {
        element.style.visibility = ''
        for (const part of element.children) (part as HTMLElement).style.visibility = ''
      })
    }
    // Both of its layers leave with the last chapter, and lie on nothing that follows.
    await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }))
    const bottoms = await page.evaluate(() =>
      ['[data-chapter]:last-child', '[data-story-stage]', '[data-story-reticle]'].map((layer) =>
        Math.round(document.querySelector(layer)?.getBoundingClientRect().bottom ?? 0),
      ),
    )
    expect(bottoms[0]).toBeLessThan(340 + 56)
    expect(new Set(bottoms).size).toBe(1)
  })

  test('the words lie over the live picture, also in browsers where a query container is a stacking context', async ({
    page,
  }) => {
    await comeAlive(page)
    await scrollTo(page, 1)
    await page.waitForTimeout(1000)
    const seen = await page.screenshot()
    const containers = await page.evaluate(() => {
      const found = [
        ...document.querySelectorAll<HTMLElement>('[data-story], [data-story] *'),
      ].filter((element) => getComputedStyle(element).containerType !== 'normal')
      for (const element of found) element.style.contain = 'layout'
      return found.length
    })
    expect(containers).toBeGreaterThan(0)
    await page.waitForTimeout(400)
    expect(await difference(await page.screenshot(), seen)).toBeLessThan(0.002)
  })

  test('on a phone the live pictures become as sharp as they are drawn', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // Another picture comes in the larger size, once the page's own was seen.
    let sendLarger = () => {}
    const isSeen = new Promise<void>((resolve) => {
      sendLarger = resolve
    })
    await page.route('**/pictures/cell-960.*', async (route) => {
      await isSeen
      const url = route.request().url().replace('cell-960', 'politics-960')
      await route.fulfill({ response: await route.fetch({ url }) })
    })
    await comeAlive(page)
    await scrollTo(page, 1)
    const own = page.locator('[data-chapter] img[src*="/pictures/cell"]')
    expect(await own.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toContain('960.')
    await page.waitForTimeout(1000)
    const clip = { x: 0, y: 60, width: 390, height: 300 }
    const before = await page.screenshot({ clip })
    sendLarger()
    await expect
      .poll(async () => difference(await page.screenshot({ clip }), before), { timeout: 20_000 })
      .toBeGreaterThan(0.1)
  })

  test('where a larger picture cannot be fetched, that of the page stays, and the others come', async ({
    page,
    allow,
  }) => {
    allow('request cut')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.route('**/pictures/cell-960.*', (route) => route.abort())
    // A video may be left off as well.
    const cut = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().includes('/pictures/cell-960.'),
      timeout: 60_000,
    })
    const next = page.waitForResponse('**/pictures/politics-960.*', { timeout: 60_000 })
    await comeAlive(page)
    await scrollTo(page, 1)
    await cut
    expect((await next).ok()).toBe(true)
    await expect(stage(page)).toHaveAttribute('data-whole')
    await expect(isLive(page)).toHaveCount(1)
  })

  test('the sofa of the room takes another color and moves along the floor, by pointer and keys', {
    tag: '@spec-2.4',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await comeAlive(page)
    const handle = page.getByRole('button', { name: /^Move the sofa/ })
    const sofa = async () => (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    // Its furniture is made ready first.
    await expect(handle).toBeVisible({ timeout: 30_000 })
    const clip = await sofa()
    const before = await page.screenshot({ clip })
    await test.step('color', async () => {
      const clay = page.getByRole('button', { name: 'Clay' })
      await expect(page.getByRole('button', { name: 'Sage' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await clay.press('Enter')
      await expect(clay).toHaveAttribute('aria-pressed', 'true')
      await expect(async () =>
        expect(await difference(before, await page.screenshot({ clip }))).toBeGreaterThan(0.05),
      ).toPass({ timeout: 30_000 })
      // The room is not merely emptied.
      await page.waitForTimeout(800)
      const inClay = await page.screenshot({ clip })
      await page.getByRole('button', { name: 'Forest green' }).press('Enter')
      await expect(async () =>
        expect(await difference(inClay, await page.screenshot({ clip }))).toBeGreaterThan(0.03),
      ).toPass({ timeout: 30_000 })
    })
    await test.step('keys', async () => {
      for (let i = 0; i < 4; i++) await handle.press('ArrowLeft')
      await expect.poll(async () => clip.x - (await sofa()).x).toBeGreaterThan(50)
    })
    await test.step('pointer', async () => {
      const from = await sofa()
      const [x, y] = [from.x + from.width / 3, from.y + from.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 60, y, { steps: 3 })
      await page.mouse.up()
      await expect.poll(async () => (await sofa()).x - from.x).toBeGreaterThan(40)
    })
    await test.step('back to it by keys, from farther down', async () => {
      await handle.blur()
      await page.mouse.wheel(0, 300)
      const forest = page.getByRole('button', { name: 'Forest green' })
      const opacity = () =>
        forest.evaluate((own) => getComputedStyle(own.closest('.z-30') ?? own).opacity)
      await expect.poll(opacity).toBe('0')
      await page.getByRole('link', { name: 'Get Started' }).first().focus()
      await page.keyboard.press('Shift+Tab')
      await expect(forest).toBeFocused()
      await expect.poll(opacity).toBe('1')
    })
  })

  test('nothing of the page shifts while one scrolls through the live story', async ({ page }) => {
    await comeAlive(page)
    const shift = await page.evaluate(async () => {
      let sum = 0
      const add = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries())
          if ('value' in entry && typeof entry.value === 'number') sum += entry.value
      }
      new PerformanceObserver(add).observe({ type: 'layout-shift' })
      const end = document.querySelector('[data-story]')?.clientHeight ?? 0
      for (let top = 0; top < end; top += 80) {
        window.scrollTo({ top, behavior: 'instant' })
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      return sum
    })
    expect(shift).toBeLessThan(0.05)
  })

  test('the camera goes on while one scrolls, and rests when one does', async ({ page }) => {
    await comeAlive(page)
    const picture = () => page.screenshot({ clip: { x: 0, y: 60, width: 640, height: 300 } })
    await scrollTo(page, 1)
    // The brackets have gone on to it, with its name and size.
    const reticle = page.locator('[data-story-reticle]')
    await expect(reticle.getByText('Cell · 54 cm')).toHaveCSS('opacity', '1')
    await expect(reticle.getByText('New tram line')).toHaveCSS('opacity', '0')
    await scrollTo(page, 3)
    await page.waitForTimeout(500)
    const empty = await picture()
    await page.mouse.wheel(0, 350)
    await page.waitForTimeout(500)
    expect(await difference(empty, await picture())).toBeGreaterThan(0.005)
    const frames = await page.evaluate(async () => {
      let drawn = 0
      const { drawElements } = WebGL2RenderingContext.prototype
      WebGL2RenderingContext.prototype.drawElements = function (...all) {
        drawn++
        return drawElements.apply(this, all)
      }
      await new Promise((resolve) => setTimeout(resolve, 1500))
      return drawn
    })
    expect(frames).toBe(0)
  })
})

test.describe('as pictures', () => {
  test.use({ scenesStart: true })

  test('with less motion, and without WebGL, the same story is pictures with links', async ({
    page,
  }) => {
    const asPictures = async () => {
      await page.goto('/')
      for (const name of chapters) {
        const chapter = page.getByRole('region', { name })
        await chapter.scrollIntoViewIfNeeded()
        await expect(chapter.getByRole('img')).toBeVisible()
        await expect(chapter.getByRole('link')).toBeVisible()
      }
      await expect(stage(page).locator('canvas')).toHaveCount(0)
    }
    await test.step('less motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await asPictures()
    })
    await test.step('no WebGL', async () => {
      await page.emulateMedia({ reducedMotion: null })
      await withoutWebGl(page)
      await asPictures()
    })
  })
})
