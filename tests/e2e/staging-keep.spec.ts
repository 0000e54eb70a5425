import { readFile } from 'node:fs/promises'
import { databaseName } from '../../src/scenes/staging/view/keep/staging-database.ts'
import { expect, test } from '../setup/test.ts'
import { written } from '../setup/written.ts'
import { rooms, StagingPage } from './staging-page.ts'

test.describe('§4 a tab that is closed midway', () => {
  test('§4 is gone on with at the next visit, or forgotten', async ({ page }) => {
    test.setTimeout(240_000)
    const staging = new StagingPage(page)
    await staging.stageBedroom('Modern Minimalist')
    const before = await readFile(await (await staging.download('Download JPEG')).path())
    // A model that never comes: the tab is closed while its photo is at work.
    await page.route('**/models/modern-sofa.glb', () => {})
    await staging.addRoom(rooms.living)
    await staging.has(2)
    await staging.stage.click()
    await expect(page.locator('[data-progress]')).toBeVisible()
    await written(page, databaseName)
    await page.goto('about:blank')
    await page.unroute('**/models/modern-sofa.glb')

    await staging.goto()
    const note = page.locator('[data-resume]')
    await expect(note).toContainText('your photos of last time: 2. Not staged yet: 1.')
    await note.getByRole('button', { name: 'Go on with them' }).click()
    await staging.staged(2)
    // What was done is not made again.
    const after = await readFile(await (await staging.download('Download JPEG')).path())
    expect(after.equals(before)).toBe(true)
    await written(page, databaseName)
    await page.goto('about:blank')

    await staging.goto()
    await page.getByRole('button', { name: 'Forget them' }).click()
    await written(page, databaseName)
    await page.goto('about:blank')
    await staging.goto()
    await staging.addRoom(rooms.living)
    await staging.has(1)
    await expect(note).toHaveCount(0)
  })
})
