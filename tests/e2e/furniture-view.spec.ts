import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'

const path = '/furniture-placement'

const tool = (page: Page) => page.locator('[data-furniture]')
const stage = (page: Page) => page.locator('[data-stage="furniture"]')
const drawn = (page: Page, what: string) =>
  expect(page.locator(`[data-drawn="${what}"]`)).toBeVisible({ timeout: 40_000 })
const viewText = (page: Page) =>
  tool(page)
    .getByText(/^Turned by/)
    .first()

test.describe('§2.16 a piece in 3D', () => {
  test('§2.16 three.js and the model come when they are asked for, and the view takes the focus', async ({
    page,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const heavy = () => requests.filter((url) => /furniture-scene|renderer|\.glb/.test(url))
    await page.goto(path)
    await page.mouse.move(200, 300)
    await expect(tool(page).getByRole('img', { name: /^Two-seat sofa/ })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(heavy()).toEqual([])
    await tool(page).getByRole('button', { name: 'Turn it in 3D' }).click()
    await expect(tool(page).getByRole('application')).toBeFocused()
    await drawn(page, 'modern-sofa')
    expect(heavy().some((url) => url.endsWith('/models/modern-sofa.glb'))).toBe(true)
    const texts = tool(page).locator('[data-side] text')
    await expect(texts).toHaveText(['230 cm', '92 cm', '88 cm'])
  })

  test('§2.5 §2.16 who comes for AR finds the model open', async ({ page }) => {
    await page.goto('/dashboard')
    const launch = page.getByRole('link', { name: /^Launch AR ?: Furniture placement$/ })
    await launch.click()
    await expect(page).toHaveURL(`${path}#ar`)
    await drawn(page, 'modern-sofa')
  })

  test('§2.16 by buttons, keys and pointer; another colour is another picture, and a still one draws nothing', async ({
    page,
  }) => {
    await page.goto(`${path}?piece=coffee-table&stats#ar`)
    await drawn(page, 'coffee-table')
    const text = viewText(page)
    await expect(text).toHaveText('Turned by 28°, seen from 16° above, 100%')
    const press = (name: string) => tool(page).getByRole('button', { name }).click()
    for (const name of ['Turn right', 'Look from higher up', 'Zoom in']) await press(name)
    await expect(text).toHaveText('Turned by 43°, seen from 26° above, 120%')
    const view = tool(page).getByRole('application')
    await view.focus()
    for (const key of ['ArrowLeft', 'ArrowDown', '-']) await page.keyboard.press(key)
    await expect(text).toHaveText('Turned by 38°, seen from 21° above, 100%')
    const box = await view.boundingBox()
    if (!box) throw new Error('nothing to drag')
    await page.mouse.move(box.x + 200, box.y + 200)
    await page.mouse.down()
    await page.mouse.move(box.x + 250, box.y + 175)
    await page.mouse.up()
    await expect(text).toHaveText('Turned by 18°, seen from 11° above, 100%')
    await press('Back to the first view')
    await expect(text).toHaveText('Turned by 28°, seen from 16° above, 100%')

    const person = tool(page).locator('[data-person]')
    await expect(person).toHaveText('1.70 m')
    await press('Person for scale')
    await expect(person).toHaveCount(0)

    const frames = async () => Number(await stage(page).getAttribute('data-frames'))
    const growth = async () => {
      const before = await frames()
      await page.evaluate(() => new Promise((done) => setTimeout(done, 1200)))
      return (await frames()) - before
    }
    await expect.poll(growth).toBe(0)
    const natural = await page.locator('canvas').screenshot()
    const before = await frames()
    await page.getByRole('button', { name: 'Black-stained oak' }).click()
    await expect.poll(frames).toBeGreaterThan(before)
    await expect.poll(growth).toBe(0)
    expect((await page.locator('canvas').screenshot()).equals(natural)).toBe(false)
  })

  test('§2.16 another piece takes the place of the first, which is freed', async ({ page }) => {
    await page.goto(`${path}?piece=coffee-table&stats#ar`)
    await drawn(page, 'coffee-table')
    const held = async () => [
      await stage(page).getAttribute('data-geometries'),
      await stage(page).getAttribute('data-textures'),
    ]
    const strip = page.locator('#ar li > a')
    const first = await held()
    expect(first).not.toContain(null)
    await strip.filter({ hasText: 'Study Table' }).click()
    await drawn(page, 'study-table')
    await expect(tool(page).locator('[data-side=width] text')).toHaveText('140 cm')
    await strip.filter({ hasText: 'Coffee Table' }).click()
    await drawn(page, 'coffee-table')
    await expect.poll(held).toEqual(first)
  })

  test('§2.16 a model that cannot be fetched is said to be missing, and can be asked for again', async ({
    page,
    allow,
  }) => {
    allow('request cut', 'import failed')
    await page.route('**/*.glb', (route) => route.abort())
    await page.goto(`${path}?piece=coffee-table#ar`)
    const alert = tool(page).getByRole('alert')
    await expect(alert).toContainText('could not be fetched', { timeout: 40_000 })
    await expect(tool(page).getByRole('img', { name: /coffee table/ })).toBeVisible()
    await page.unroute('**/*.glb')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await drawn(page, 'coffee-table')
  })

  test('§2.16 after a lost context the piece comes back as it was', async ({ page }) => {
    await page.goto(`${path}?piece=coffee-table#ar`)
    await drawn(page, 'coffee-table')
    await tool(page).getByRole('button', { name: 'Turn right' }).click()
    // The model may be back before a look from outside sees that it was gone.
    const said = await page.locator('canvas').evaluate(async (canvas: HTMLCanvasElement) => {
      const changed = new Promise<string>((resolve) => {
        const watch = new MutationObserver(() => {
          const words = document.body.textContent?.match(/The model is coming back/)?.[0]
          if (words) resolve(words)
        })
        watch.observe(document.body, { childList: true, subtree: true, characterData: true })
        setTimeout(() => resolve('nothing'), 10_000)
      })
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
      return changed
    })
    expect(said).toBe('The model is coming back')
    await drawn(page, 'coffee-table')
    await expect(viewText(page)).toHaveText('Turned by 43°, seen from 16° above, 100%')
  })

  test('§2.16 without WebGL the picture stands in, and the measures are there', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await page.goto(path)
    await tool(page).getByRole('button', { name: 'Turn it in 3D' }).click()
    await expect(tool(page).getByText(/3D is not available in this browser/)).toBeVisible()
    await expect(tool(page).getByRole('img', { name: /^Two-seat sofa/ })).toBeVisible()
    await expect(page.locator('#ar dl')).toContainText('230 cm')
  })
})
