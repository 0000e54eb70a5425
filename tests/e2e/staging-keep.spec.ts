import { readFile } from 'node:fs/promises'
import { expect, test } from '../setup/test.ts'
import { rooms, StagingPage } from './staging-page.ts'

test.describe('§4 a tab that is closed midway', () => {
  test('§4 is gone on with at the next visit, or forgotten', async ({ context, page }) => {
    test.setTimeout(240_000)
    const staging = new StagingPage(page)
    await staging.goto()
    await staging.addRoom(rooms.bedroom)
    await staging.has(1)
    await staging.choose('Modern Minimalist')
    await staging.stage.click()
    await staging.staged(1)
    const before = await readFile(await (await staging.download('Download JPEG')).path())
    await staging.addRoom(rooms.living)
    await staging.has(2)
    await staging.stage.click()
    await expect(page.locator('[data-progress]')).toBeVisible()
    // What happened last is written when nothing has followed it for a moment.
    await page.waitForTimeout(700)
    await page.close()

    const later = new StagingPage(await context.newPage())
    await later.goto()
    const note = later.page.locator('[data-resume]')
    await expect(note).toContainText('your photos of last time: 2. Not staged yet: 1.')
    await note.getByRole('button', { name: 'Go on with them' }).click()
    await later.staged(2)
    // What was done is not made again.
    const after = await readFile(await (await later.download('Download JPEG')).path())
    expect(after.equals(before)).toBe(true)
    await later.page.waitForTimeout(700)
    await later.page.close()

    const last = new StagingPage(await context.newPage())
    await last.goto()
    await last.page.getByRole('button', { name: 'Forget them' }).click()
    await last.page.waitForTimeout(700)
    await last.page.reload()
    await last.page.mouse.move(310, 640)
    await last.addRoom(rooms.living)
    await last.has(1)
    await expect(last.page.locator('[data-resume]')).toHaveCount(0)
  })
})
