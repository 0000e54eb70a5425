import { brokenFiles } from '../../src/scenes/classrooms/chemistry/model/testing/molfiles.ts'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { byKeys } from './lesson-hands.ts'
import { LessonPage } from './lesson-page.ts'
import { tabTo } from './on-page.ts'

test.use({ viewport: { width: 412, height: 732 } })

test('an SDF file of one’s own stands on the stand and is measured, by keyboard too; what is wrong with one is told', {
  tag: '@spec-2.19',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const itsCode = () => asked.filter((url) => /own-molecule|molfile/.test(url))
  const molecules = new LessonPage(page, 'molecules')
  const own = page.locator('[data-own]')
  const field = own.locator('input[type=file]')
  const fact = (id: string) => page.locator(`[data-reading=own-${id}]`)
  const stage = page.locator('[data-stage=molecules]')

  await test.step('nothing of it is fetched before the lesson is started', async () => {
    await molecules.goto('?stats')
    expect(itsCode()).toEqual([])
    await leaveOutDrawing(page)
    await molecules.start()
    await expect(own).toBeVisible()
    expect(itsCode().length).toBeGreaterThan(0)
  })
  await test.step('it is opened by keyboard', async () => {
    const chooser = page.waitForEvent('filechooser')
    await tabTo(page, molecules.button('Choose a file'))
    await page.keyboard.press('Enter')
    await (await chooser).setFiles('tests/fixtures/two-molecules.sdf')
    await expect(molecules.said).toHaveText('Your own molecule is on the stand. Atoms: 4.')
    await expect(fact('formula')).toHaveText('CH2O')
  })
  await test.step('its bonds and angles are measured by mouse, and its atoms fill their space', async () => {
    await molecules.button('C1–O2 120.5 pm').click()
    await molecules.button('H3–C1–H4 116.1°').click()
    await expect(molecules.reading('bond')).toHaveText('120.5 pm')
    await expect(molecules.reading('angle')).toHaveText('116.1°')
    await expect(molecules.reading('shape')).toHaveText('Trigonal planar')
    const frames = await stage.getAttribute('data-frames')
    await page.getByText('Space-filling', { exact: true }).first().click()
    await expect(stage).not.toHaveAttribute('data-frames', frames ?? '')
  })
  await test.step('the other one of the file is chosen and measured by keyboard', async () => {
    await tabTo(page, own.getByRole('combobox'))
    await page.keyboard.press('ArrowDown')
    await expect(fact('name')).toHaveText('hydrogen cyanide')
    await tabTo(page, molecules.button('C1–N2 115.3 pm'))
    await page.keyboard.press('Space')
    await expect(molecules.said).toContainText('115.3 pm')
    await byKeys(page).act('Measure the angle')
    await expect(molecules.reading('angle')).toHaveText('180.0°')
    await expect(molecules.reading('shape')).toHaveText('Linear')
  })
  await test.step('a broken file is told, and what stands there stays', async () => {
    const buffer = Buffer.from(brokenFiles.element)
    await field.setInputFiles({ name: 'broken.mol', mimeType: 'text/plain', buffer })
    await expect(own.locator('[data-fault=element]')).toContainText('“Xx”')
    await expect(fact('name')).toHaveText('hydrogen cyanide')
    expect(await axeViolationsInBothThemes(page)).toEqual([])
  })
})
