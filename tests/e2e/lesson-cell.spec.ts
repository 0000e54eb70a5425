import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { CellPage } from './cell-page.ts'
import { axeFindsNothing, doneByCommands, doneByKeys, drawsNothingAtRest } from './lesson-checks.ts'

// Software draws the cell: on a large screen it would take long for each of a hundred frames.
test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 240_000 })

test('§2.19 the cell lesson is done from its start to its quiz by keyboard alone, and is kept', async ({
  page,
}) => {
  const cell = new CellPage(page)
  await doneByKeys(cell)
  await expect(cell.reading('stage')).toHaveText('Protein, in the cytosol')
})

test('§2.19 the cell lesson is done from its start to its quiz by the command line alone', async ({
  page,
}) => {
  await doneByCommands(new CellPage(page))
})

test('§2.19 a press on a part of the cell sends the message there, or says why not', async ({
  page,
}) => {
  const cell = new CellPage(page)
  await cell.goto()
  await cell.start()
  const scene = page.locator('[data-lesson=cell] [role=application]')
  const box = await scene.boundingBox()
  if (!box) throw new Error('no scene')
  // Left of the middle and above it: what is wound up in the open nucleus.
  await page.mouse.click(box.x + box.width * 0.43, box.y + box.height * 0.44)
  await expect(cell.said).toHaveText('The gene is copied into messenger RNA.')
  await expect(cell.reading('stage')).toHaveText('Copy, in the nucleus')
  await cell.say('show the lysosome')
  await expect(cell.said).toContainText('Lysosome: 0.05–3 µm. A sac of acid and enzymes.')
  await cell.say('to a mitochondrion')
  await expect(cell.said).toContainText(
    'The copy is still in the nucleus. There is one way out of it',
  )
})

test('§2.19 a still cell draws no frames, and what it draws is within its budget', async ({
  page,
}) => {
  const stage = await drawsNothingAtRest(new CellPage(page))
  await stage.drawsWithinBudget()
})

for (const theme of ['light', 'dark'] as const) {
  test(`§2.19 nothing that axe can find in the cell lesson in ${theme}`, async ({ page }) => {
    await axeFindsNothing(new CellPage(page), theme, async () => {
      await page.locator('[data-object=golgi] button').first().click()
    })
  })
}

test('§2.19 the cell’s page for teachers holds the answers, and prints', async ({ page }) => {
  await page.goto('/virtual-classrooms/cell/teacher')
  await expect(page.locator('[data-teacher]')).toContainText(
    'Golgi apparatus, vesicle, cell membrane',
  )
  expect(await axeViolations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Safety' })).toBeVisible()
})
