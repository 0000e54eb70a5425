import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'

const path = '/ar-visualization'

const tool = (page: Page) => page.locator('[data-hologram]')
const fact = (page: Page, name: RegExp) =>
  tool(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: name }) })
    .locator('dd')
const layer = (page: Page, name: string) =>
  tool(page).getByRole('button', { name: new RegExp(`^${name}`) })

async function openModel(page: Page, query = '?freeze&stats') {
  await page.goto(path + query)
  await page.getByRole('button', { name: 'Open the live model' }).click()
  const stage = page.locator('[data-stage="hologram"]')
  await expect(stage).toHaveAttribute('data-frames', /[1-9]/, { timeout: 30_000 })
  return stage
}

test('§2.1 the page says what it does, for whom, how, with what, and where it ends', async ({
  page,
}) => {
  await page.goto(path)
  await expect(page.locator('h1')).toHaveText('Put the plan on the table')
  for (const name of ['What it does', 'Who uses it', 'How it works', 'What it needs'])
    await expect(page.getByRole('region', { name })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What it cannot do' })).toBeVisible()
  const main = page.locator('main')
  for (const [name, href] of [
    [/Policy visualization/, '/solutions/policy-visualization'],
    ['Contact Us', '/contact'],
    ['Try the demos', '/demo'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('a drawing of the model is there first; three.js comes when the model is asked for', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(path)
  await page.mouse.move(200, 300)
  await expect(tool(page).getByRole('img', { name: /proposed tram line/ })).toBeVisible()
  await expect(page.locator('canvas')).toHaveCount(0)
  expect(scripts.filter((url) => /hologram-scene/.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Open the live model' }).click()
  await expect(page.locator('canvas')).toBeVisible({ timeout: 30_000 })
  await expect(tool(page).getByRole('application')).toBeFocused()
  expect(scripts.filter((url) => /hologram-scene/.test(url))).not.toEqual([])
})

test('figures are measured in the model, and follow the plan that is shown', async ({ page }) => {
  await page.goto(path)
  await expect(fact(page, /^Track$/)).toHaveText('915 m')
  await expect(fact(page, /^Stops$/)).toHaveText('3')
  await expect(fact(page, /^From stop to stop$/)).toHaveText('320 m')
  await expect(fact(page, /^Houses within 300 m/)).toHaveText('91%')
  await expect(fact(page, /^to walk 300/)).toHaveText('4 min')
  const trees = Number(await fact(page, /^Trees$/).textContent())

  await tool(page).getByRole('button', { name: 'Today' }).click()
  await expect(fact(page, /^Track$/)).toHaveText('0 m')
  await expect(fact(page, /^From stop to stop$/)).toHaveText('none')
  expect(Number(await fact(page, /^Trees$/).textContent())).toBeLessThan(trees)
  await expect(page.getByText(/No tram line, \d+ trees\./)).toBeAttached()
  await expect(layer(page, 'Tram line')).toBeDisabled()
  await expect(tool(page).getByText('only in the proposal')).toBeVisible()

  await tool(page).getByRole('button', { name: 'Proposed' }).click()
  await expect(layer(page, 'Tram line')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/915 m of track, 3 stops/)).toBeAttached()
})

test('each layer is shown and hidden from the list, in the drawing and in the model', async ({
  page,
}) => {
  await page.goto(path)
  const shapes = tool(page)
    .getByRole('img', { name: /proposed tram line/ })
    .locator('path')
  const drawn = await shapes.count()
  await layer(page, 'Buildings').click()
  await expect.poll(() => shapes.count()).toBeLessThan(drawn / 2)
  await layer(page, 'Buildings').click()
  await expect(shapes).toHaveCount(drawn)

  const stage = await openModel(page)
  const calls = async () => Number(await stage.getAttribute('data-calls'))
  for (const name of ['Ground', 'Tram line', 'Trees', 'Buildings', 'People']) {
    const before = await calls()
    await layer(page, name).click()
    await expect.poll(calls).toBeLessThan(before)
    await layer(page, name).click()
    await expect.poll(calls).toBe(before)
  }
})

test('the model is turned, tilted and zoomed by buttons, keys and pointer', async ({ page }) => {
  await openModel(page)
  const text = tool(page)
    .getByText(/^Turned by/)
    .first()
  const press = (name: string) => tool(page).getByRole('button', { name }).click()
  await expect(text).toHaveText('Turned by -27°, seen from 34° above, 110%')
  await press('Turn right')
  await press('Look from higher up')
  await press('Zoom in')
  await expect(text).toHaveText('Turned by -12°, seen from 44° above, 130%')
  await press('Turn left')
  await press('Look from lower down')
  await press('Zoom out')
  await expect(text).toHaveText('Turned by -27°, seen from 34° above, 110%')

  const view = tool(page).getByRole('application')
  await view.focus()
  for (const key of ['ArrowRight', 'ArrowUp', '+']) await page.keyboard.press(key)
  await expect(text).toHaveText('Turned by -22°, seen from 39° above, 130%')
  await page.keyboard.press('0')
  await expect(text).toHaveText('Turned by -27°, seen from 34° above, 110%')

  const box = await view.boundingBox()
  if (!box) throw new Error('nothing to drag')
  await page.mouse.move(box.x + 200, box.y + 200)
  await page.mouse.down()
  await page.mouse.move(box.x + 250, box.y + 225)
  await page.mouse.up()
  await expect(text).toHaveText('Turned by -47°, seen from 44° above, 110%')
  await press('Back to the first view')
  await expect(text).toHaveText('Turned by -27°, seen from 34° above, 110%')
})

test('the layers are taken apart and put together', async ({ page }) => {
  const stage = await openModel(page)
  const frames = async () => Number(await stage.getAttribute('data-frames'))
  const before = await frames()
  await page.getByRole('button', { name: 'Take apart' }).click()
  await expect(page.getByText('The layers stand apart.')).toBeAttached()
  await expect.poll(frames).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Put together' }).click()
  await expect(page.getByText('The layers lie on each other.')).toBeAttached()
})

test('a still model draws no frames; it moves when it is told to, and pauses', async ({ page }) => {
  const stage = await openModel(page, '?stats')
  const frames = async () => Number(await stage.getAttribute('data-frames'))
  await expect
    .poll(async () => {
      const before = await frames()
      await page.evaluate(() => new Promise((done) => setTimeout(done, 1500)))
      return (await frames()) - before
    })
    .toBe(0)
  const still = await frames()
  await page.getByRole('button', { name: 'Let people and tram move' }).click()
  await expect.poll(frames).toBeGreaterThan(still + 5)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Let people and tram move' })).toBeVisible()
  await expect
    .poll(async () => {
      const before = await frames()
      await page.evaluate(() => new Promise((done) => setTimeout(done, 1500)))
      return (await frames()) - before
    })
    .toBe(0)
})

test('without WebGL the drawing stands in, says so, and answers to the same controls', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(path)
  await page.getByRole('button', { name: 'Open the live model' }).click()
  await expect(tool(page).getByText(/3D is not available in this browser/)).toBeVisible()
  const ground = tool(page).getByRole('img').locator('path').first()
  const before = await ground.getAttribute('d')
  await tool(page).getByRole('button', { name: 'Turn right' }).click()
  await expect(ground).not.toHaveAttribute('d', before ?? '')
})

test('after a lost context the model comes back as it was', async ({ page }) => {
  await openModel(page)
  await tool(page).getByRole('button', { name: 'Turn right' }).click()
  await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
  })
  await expect(page.getByText('The model is coming back')).toBeVisible()
  await expect(page.getByText('The model is coming back')).toBeHidden({ timeout: 30_000 })
  await expect(page.locator('canvas')).toBeVisible()
  await expect(
    tool(page).getByText('Turned by -12°, seen from 34° above, 110%').first(),
  ).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the drawing, the layers and the figures can be read', async ({ page }) => {
    await page.goto(path)
    await expect(tool(page).getByRole('img', { name: /proposed tram line/ })).toBeVisible()
    await expect(fact(page, /^Track$/)).toHaveText('915 m')
    await expect(page.getByRole('button', { name: 'Open the live model' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Take apart' })).toBeHidden()
  })
})
