import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from '../setup/without-web-gl.ts'
import { boxOf, detailOf, dragBy } from './on-page.ts'
import { drawn, expectRest, loseContext, stat } from './still-scene.ts'

const path = '/ar-visualization'
const tool = (page: Page) => page.locator('[data-hologram]')
const button = (page: Page, name: string | RegExp) => tool(page).getByRole('button', { name })
const layer = (page: Page, name: string) => button(page, new RegExp(`^${name}`))

test('the drawing and its figures follow the plan and the layers, without the model’s code', async ({
  page,
}) => {
  const fact = (name: RegExp) => detailOf(tool(page), name)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(path)
  const drawing = tool(page).getByRole('img', { name: /proposed tram line/ })
  const trees = Number(await fact(/^Trees$/).textContent())
  await test.step('figures are measured in the model', async () => {
    await expect(fact(/^Track$/)).toHaveText('915 m')
  })
  await test.step('today has no tram, and says so', async () => {
    await button(page, 'Today').click()
    await expect(fact(/^Track$/)).toHaveText('0 m')
    await expect(fact(/^Distance between stops$/)).toHaveText('None')
    expect(Number(await fact(/^Trees$/).textContent())).toBeLessThan(trees)
    await expect(page.getByText(/no tram line, \d+ trees\./)).toBeAttached()
    await expect(layer(page, 'Tram line')).toBeDisabled()
    await button(page, 'Proposed').click()
    await expect(layer(page, 'Tram line')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(/915 m of track, 3 stops/)).toBeAttached()
  })
  await test.step('a layer is hidden and shown again', async () => {
    const shapes = drawing.locator('path')
    const all = await shapes.count()
    await layer(page, 'Buildings').click()
    await expect.poll(() => shapes.count()).toBeLessThan(all / 2)
    await layer(page, 'Buildings').click()
    await expect(shapes).toHaveCount(all)
  })
  expect(scripts.filter((url) => /hologram-scene/.test(url))).toEqual([])
})

test('the live model answers buttons, keys and pointer, rests when nothing moves, and survives a lost context', {
  tag: '@spec-2.1',
}, async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 640 })
  await page.goto(`${path}?stats`)
  await page.getByRole('button', { name: 'Open the live model' }).click()
  const stage = page.locator('[data-stage="hologram"]')
  await drawn(stage)
  const view = tool(page).getByRole('application')
  const text = tool(page)
    .getByText(/^Rotated/)
    .first()
  const press = (name: string) => button(page, name).click()
  const atFirst = 'Rotated -27°, seen from 34° above, 110%'
  await test.step('by buttons; the focus has come along', async () => {
    await expect(view).toBeFocused()
    await expect(text).toHaveText(atFirst)
    for (const name of ['Rotate right', 'Raise view', 'Zoom in']) await press(name)
    await expect(text).toHaveText('Rotated -12°, seen from 44° above, 130%')
    for (const name of ['Rotate left', 'Lower view', 'Zoom out']) await press(name)
    await expect(text).toHaveText(atFirst)
  })
  await test.step('by keys', async () => {
    await view.focus()
    for (const key of ['ArrowRight', 'ArrowUp', '+']) await page.keyboard.press(key)
    await expect(text).toHaveText('Rotated -22°, seen from 39° above, 130%')
    await page.keyboard.press('0')
    await expect(text).toHaveText(atFirst)
  })
  await test.step('by pointer', async () => {
    await view.scrollIntoViewIfNeeded()
    const { x, y } = await boxOf(view)
    await dragBy(page, [x + 200, y + 200], [50, 25])
    await expect(text).toHaveText('Rotated -47°, seen from 44° above, 110%')
    await press('Reset view')
    await expect(text).toHaveText(atFirst)
  })
  await test.step('layers are taken apart and put together', async () => {
    await press('Separate layers')
    await expect(page.getByText('Layers separated.')).toBeAttached()
    await press('Combine layers')
    await expect(page.getByText('Layers combined.')).toBeAttached()
  })
  await test.step('a layer is hidden and shown again', async () => {
    await expectRest(stage)
    const calls = () => stat(stage, 'calls')
    for (const name of ['Tram line', 'People']) {
      const before = await calls()
      await layer(page, name).click()
      await expect.poll(calls).toBeLessThan(before)
      await layer(page, name).click()
      await expect.poll(calls).toBe(before)
    }
  })
  await test.step('it draws only while people and tram move', async () => {
    await expectRest(stage)
    const still = await stat(stage, 'frames')
    await press('Animate people and tram')
    await expect.poll(() => stat(stage, 'frames')).toBeGreaterThan(still + 5)
    await press('Pause')
    await expect(button(page, 'Animate people and tram')).toBeVisible()
    await expectRest(stage)
  })
  await test.step('it comes back as it was after a lost context', async () => {
    await press('Rotate right')
    await loseContext(stage)
    const note = page.getByText('Restoring the view')
    await expect(note).toBeVisible()
    await expect(note).toBeHidden({ timeout: 30_000 })
    await expect(page.locator('canvas')).toHaveCount(1)
    await expect(text).toHaveText('Rotated -12°, seen from 34° above, 110%')
  })
})

test('without WebGL the drawing stands in, says so, and answers to the same controls', async ({
  page,
}) => {
  await withoutWebGl(page)
  await page.goto(path)
  await page.getByRole('button', { name: 'Open the live model' }).click()
  await expect(tool(page).getByText(/3D isn’t available in this browser/)).toBeVisible()
  const ground = tool(page).getByRole('img').locator('path').first()
  const before = await ground.getAttribute('d')
  await button(page, 'Rotate right').click()
  await expect(ground).not.toHaveAttribute('d', before ?? '')
})
