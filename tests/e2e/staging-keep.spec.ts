import { readFile } from 'node:fs/promises'
import { databaseNames } from '../../src/projects/places.ts'
import { expect, test } from '../setup/test.ts'
import { written } from '../setup/written.ts'
import { rooms, StagingPage } from './staging-page.ts'

test('what a closed tab left is gone on with, or forgotten', {
  tag: ['@spec-2.17', '@spec-4'],
}, async ({ page }) => {
  test.setTimeout(240_000)
  const staging = new StagingPage(page)
  const note = page.locator('[data-resume]')
  const result = async () => readFile(await (await staging.download('Download JPEG')).path())
  const close = async () => {
    await written(page, databaseNames.staging)
    await page.goto('about:blank')
  }
  await staging.stageRoom(rooms.bedroom, 'Modern Minimalist')
  const before = await result()
  await test.step('closed while a photo is at work', async () => {
    // A model that never comes.
    await page.route('**/models/modern-sofa.glb', () => {})
    await staging.addRoom(rooms.living)
    await staging.has(2)
    await staging.stage.click()
    await expect(page.locator('[data-progress]')).toBeVisible()
    await close()
    await page.unroute('**/models/modern-sofa.glb')
  })
  await test.step('gone on with, and what was done is not made again', async () => {
    await staging.goto()
    await expect(note).toContainText('still in this browser: 2. Not staged yet: 1.')
    await note.getByRole('button', { name: 'Resume' }).click()
    await staging.staged(2)
    expect((await result()).equals(before)).toBe(true)
    await close()
  })
  await test.step('forgotten', async () => {
    await staging.goto()
    await page.getByRole('button', { name: 'Delete them' }).click()
    await close()
    await staging.goto()
    await staging.addRoom(rooms.living)
    await staging.has(1)
    await expect(note).toHaveCount(0)
  })
})
