import { readFile } from 'node:fs/promises'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { blank, rooms, StagingPage } from './staging-page.ts'

test.describe('§2.17 a floor that the photo does not tell', () => {
  test('§2.17 is asked for, is drawn by keys, and the others go on meanwhile', async ({ page }) => {
    test.setTimeout(180_000)
    const staging = new StagingPage(page)
    await staging.goto()
    await staging.add(await blank('wall.jpg'))
    await staging.addRoom(rooms.bedroom)
    await staging.has(2)
    await staging.choose('Modern Minimalist')
    await staging.stage.click()
    await expect(page.locator('[data-outline]')).toContainText('wall.jpg does not tell where', {
      timeout: 60_000,
    })
    await staging.staged(1)
    await expect(staging.photo('wall.jpg')).toContainText('Needs you')
    const floor = page.locator('[data-floor]')
    const before = await floor.textContent()
    const corner = page.getByRole('slider', { name: 'Far left corner of the floor' })
    await corner.focus()
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowUp')
    await expect(floor).not.toHaveText(before ?? '')
    const height = page.getByRole('slider', { name: 'Camera height' })
    await height.focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Mark a door' }).click()
    const end = page.getByRole('slider', { name: 'End of opening 1' })
    const wide = await end.getAttribute('aria-valuetext')
    await end.focus()
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft')
    await expect(end).not.toHaveAttribute('aria-valuetext', wide ?? '')
    await page.getByRole('button', { name: 'Mark a window' }).click()
    await page.getByLabel('Wall of opening 2').selectOption('Right wall')
    await page.getByRole('button', { name: 'Mark a window' }).click()
    await page.getByRole('button', { name: 'Remove opening 3' }).click()
    await expect(page.locator('[data-openings="2"]')).toBeVisible()
    expect(await axeViolationsInBothThemes(page, { within: '[data-outline]' })).toEqual([])
    await page.getByRole('button', { name: 'Furnish this floor' }).click()
    await staging.staged(2)
    await expect(page.locator('[data-outline]')).toHaveCount(0)
    // What was marked is known: nothing is said of doors that are not.
    await expect(page.locator('[data-openings=unknown]')).toHaveCount(0)
  })

  test('§2.17 a corner is dragged over the photo', async ({ page }) => {
    test.setTimeout(120_000)
    const staging = new StagingPage(page)
    await staging.goto()
    await staging.add(await blank('wall.jpg'))
    await staging.choose('Modern Minimalist')
    await staging.stage.click()
    const corner = page.getByRole('slider', { name: 'Far right corner of the floor' })
    await expect(corner).toBeVisible({ timeout: 60_000 })
    // Its photo is there, so that nothing moves any more.
    await expect(page.locator('[data-outline-frame] img')).toBeVisible()
    await corner.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const box = await corner.boundingBox()
    if (!box) throw new Error('no corner')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 60, y + 20, { steps: 4 })
    await page.mouse.up()
    await expect
      .poll(async () => {
        const now = await corner.boundingBox()
        return now && [now.x - box.x, now.y - box.y].map(Math.round)
      })
      .toEqual([-60, 20])
    await page.getByRole('button', { name: 'Leave this photo out' }).click()
    await staging.has(0)
  })
})

test.describe('§2.17 a result in the furniture editor', () => {
  test('§2.17 is changed there and comes back changed', async ({ page }) => {
    test.setTimeout(180_000)
    const staging = new StagingPage(page)
    await staging.goto()
    await staging.addRoom(rooms.living)
    await staging.choose('Scandinavian')
    await staging.stage.click()
    await staging.staged(1)
    const first = await readFile(await (await staging.download('Download JPEG')).path())
    await staging.results.getByRole('button', { name: 'Edit the furniture' }).click()
    const desk = page.locator('[data-edit]')
    const placed = desk.locator('[data-item]')
    await expect(desk.locator('[data-drawn]:not([data-drawn="0"])')).toBeVisible({
      timeout: 60_000,
    })
    const count = await placed.count()
    expect(count).toBeGreaterThan(5)
    await placed.filter({ hasText: 'Armchair' }).getByRole('button').first().click()
    await desk.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(placed).toHaveCount(count - 1)
    await desk.getByRole('button', { name: 'Stage it like this' }).click()
    await staging.staged(1)
    await expect(staging.results).not.toContainText('Armchair')
    const second = await readFile(await (await staging.download('Download JPEG')).path())
    expect(second.equals(first)).toBe(false)
  })
})
