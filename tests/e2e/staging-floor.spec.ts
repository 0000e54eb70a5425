import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { blank, rooms, StagingPage } from './staging-page.ts'

test('a floor that the photo does not tell is asked for, is drawn by keys, and the others go on meanwhile', {
  tag: ['@all', '@spec-2.17'],
}, async ({ page }) => {
  test.setTimeout(180_000)
  const staging = new StagingPage(page)
  const press = (name: string) => page.getByRole('button', { name }).click()
  const slider = (name: string) => page.getByRole('slider', { name })
  const keysOn = async (name: string, key: string, times = 1) => {
    await slider(name).focus()
    for (let step = 0; step < times; step += 1) await page.keyboard.press(key)
  }
  await staging.goto()
  await staging.add(await blank('wall.jpg'), await blank('none.jpg'))
  await staging.addRoom(rooms.bedroom)
  await staging.has(3)
  await staging.choose('Modern Minimalist')
  await staging.stage.click()
  await staging.staged(1)
  await test.step('a photo may be left out instead', async () => {
    await page.getByRole('button', { name: 'Remove none.jpg' }).click()
    await staging.has(2)
    await expect(page.locator('[data-outline]')).toContainText('wall.jpg does not tell where')
    await expect(staging.photo('wall.jpg')).toContainText('Needs you')
  })
  await test.step('the floor, by its corners and the height of the camera', async () => {
    const floor = page.locator('[data-floor]')
    const before = (await floor.textContent()) ?? ''
    await keysOn('Far left corner of the floor', 'ArrowUp', 6)
    await expect(floor).not.toHaveText(before)
    await keysOn('Camera height', 'ArrowRight')
  })
  await test.step('doors and windows', async () => {
    await press('Mark a door')
    const end = slider('End of opening 1')
    const wide = (await end.getAttribute('aria-valuetext')) ?? ''
    await keysOn('End of opening 1', 'ArrowLeft', 4)
    await expect(end).not.toHaveAttribute('aria-valuetext', wide)
    await press('Mark a window')
    await page.getByLabel('Wall of opening 2').selectOption('Right wall')
    await press('Mark a window')
    await press('Remove opening 3')
    await expect(page.locator('[data-openings="2"]')).toBeVisible()
    expect(await axeViolationsInBothThemes(page, { within: '[data-outline]' })).toEqual([])
  })
  await test.step('furnished', async () => {
    await press('Furnish this floor')
    await staging.staged(2)
    await expect(page.locator('[data-outline]')).toHaveCount(0)
    // What was marked is known: nothing is said of doors that are not.
    await expect(page.locator('[data-openings=unknown]')).toHaveCount(0)
  })
})
