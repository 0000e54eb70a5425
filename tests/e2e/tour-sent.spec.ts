import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { savePage } from './exported-tour.ts'
import { quarters } from './tour-files.ts'
import { TourPage } from './tour-page.ts'

test('where a photo was taken stays at home, in the page and in the file, unless it is wanted', async ({
  page,
}) => {
  const tour = new TourPage(page)
  await tour.goto()
  await leaveOutDrawing(page)
  const create = { width: 1024, height: 512, channels: 3 as const, background: '#3a6' }
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' }
  const buffer = await sharp({ create })
    .jpeg()
    .withExif({ IFD0: { Make: 'Realia' }, IFD3: place })
    .toBuffer()
  await tour.open({ name: 'roof.jpg', mimeType: 'image/jpeg', buffer })
  /** Whether a file tells the camera, and the place. */
  const tells = (bytes: Buffer) => {
    const exif = bytes.indexOf('Exif\0\0')
    const segment = bytes.subarray(exif, exif + 400)
    return [segment.includes('Realia'), /\x88\x25|\x25\x88/.test(segment.toString('latin1'))]
  }
  const inPage = async () => {
    const html = await readFile(await savePage(page), 'utf8')
    return Buffer.from(html.match(/data-file="[^"]*">([^<]*)</)?.[1] ?? '', 'base64')
  }
  expect(tells(buffer)).toEqual([true, true])
  const bare = (await tour.saveFile()).buffer
  expect(tells(bare)).toEqual([true, false])
  expect(tells(await inPage())).toEqual([true, false])
  const wish = page.getByRole('checkbox', { name: 'Include where the photos were taken' })
  await expect(wish).toHaveAccessibleDescription(/leave out GPS positions/)
  await wish.check()
  await expect(wish).toHaveAccessibleDescription(/can read where/)
  expect(tells((await tour.saveFile()).buffer)).toEqual([true, true])
  expect(tells(await inPage())).toEqual([true, true])
})

const code = (page: TourPage['page']) => page.getByRole('textbox', { name: 'Embed code' })

test('the code for one’s own site is shown in place of the picture’s size, copied, and selected where the clipboard is refused', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const tour = new TourPage(page)
  await tour.goto()
  await leaveOutDrawing(page)
  await tour.open(await quarters(512, 'attic.png'))
  const [embed, still] = [tour.button('Embed on my site…'), tour.button('Save image…')]
  await test.step('by keys, one in place of the other', async () => {
    await embed.press('Enter')
    await expect(code(page)).toBeVisible()
    expect(await axeViolationsInBothThemes(page, { within: '[data-rooms]' })).toEqual([])
    await still.press('Enter')
    await expect(code(page)).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'Size' })).toBeVisible()
    await embed.press('Enter')
    await expect(code(page)).toBeVisible()
    await expect(still).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step('copied', async () => {
    await tour.button('Copy code').click()
    await expect(tour.said).toHaveText('Code copied.')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await code(page).inputValue())
  })
  await test.step('selected', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await tour.button('Copy code').click()
    await expect(tour.said).toHaveText('The code is selected. Copy it with Ctrl+C or Cmd+C.')
    await expect(code(page)).toBeFocused()
    const marked = await code(page).evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    )
    expect(marked).toBe(await code(page).inputValue())
    expect(marked).toMatch(/^<iframe .*><\/iframe>$/)
  })
  await embed.press('Enter')
  await expect(code(page)).toHaveCount(0)
})
