import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { CellPage } from './cell-page.ts'
import { byCommands, byKeys, tabTo } from './lesson-hands.ts'

// Software draws the cell: on a large screen it would take long for each of a hundred frames.
test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 240_000 })

test('§2.19 the cell lesson is done from its start to its quiz by keyboard alone, and is kept', async ({
  page,
}) => {
  const cell = new CellPage(page)
  await cell.goto()
  await cell.start()
  await cell.doAll(byKeys(page))
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('lesson-cell')))
    .toContain('"best":5')
  await page.reload()
  await cell.start()
  await expect(page.locator('[data-quiz="5 of 5 right"]')).toBeVisible()
  await expect(cell.reading('stage')).toHaveText('Protein, in the cytosol')
})

test('§2.19 the cell lesson is done from its start to its quiz by the command line alone', async ({
  page,
}) => {
  const cell = new CellPage(page)
  await cell.goto()
  await cell.start()
  await tabTo(page, cell.command)
  await cell.doAll(byCommands(page))
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
  await cell.command.fill('show the lysosome')
  await cell.command.press('Enter')
  await expect(cell.said).toContainText('Lysosome: 0.05–3 µm. A sac of acid and enzymes.')
  await cell.command.fill('to a mitochondrion')
  await cell.command.press('Enter')
  await expect(cell.said).toContainText(
    'The copy is still in the nucleus. There is one way out of it',
  )
})

test('§2.19 a still cell draws no frames, and what it draws is within its budget', async ({
  page,
}) => {
  const cell = new CellPage(page)
  await cell.goto('?stats')
  await cell.start()
  const stage = page.locator('[data-stage=cell]')
  await expect(stage).toHaveAttribute('data-frames', /[1-9]/)
  await page.waitForTimeout(1500)
  const frames = await stage.getAttribute('data-frames')
  await page.waitForTimeout(2000)
  expect(await stage.getAttribute('data-frames')).toBe(frames)
  expect(Number(await stage.getAttribute('data-calls'))).toBeLessThanOrEqual(150)
})

for (const theme of ['light', 'dark']) {
  test(`§2.19 nothing that axe can find in the cell lesson in ${theme}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    const cell = new CellPage(page)
    await cell.goto('?freeze')
    expect(await axeViolations(page), 'before it is started').toEqual([])
    await cell.start()
    await page.locator('[data-object=golgi] button').first().click()
    expect(await axeViolations(page), 'under way').toEqual([])
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
