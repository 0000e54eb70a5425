import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from '../setup/test.ts'
import { FurnitureRoomPage } from './furniture-room-page.ts'

const corner = /^An empty living room seen from a corner/

test.describe('§2.16 the shopping list', () => {
  test('§2.16 counts pieces by colour, and is saved for spreadsheets and printed alone', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample(corner)
    const table = room.tool.getByRole('table', { name: 'Shopping list' })
    await expect(table).toHaveCount(0)
    for (const across of [0.3, 0.7]) await room.put('Armchair', across, 0.85)
    await room.put('Coffee Table', 0.5, 0.7)
    await room.put('Armchair', 0.5, 0.9)
    await room.tool.getByLabel('Colour', { exact: true }).selectOption('Sage')
    await expect(table.getByRole('row')).toHaveText([
      /^Piece/,
      'ArmchairBurnt orange83 × 83 × 832',
      'Coffee TableNatural oak105 × 105 × 401',
      'ArmchairSage83 × 83 × 831',
      'All together4',
    ])

    // What is bought has its true size; that it is drawn in another one is said.
    await room.button('Larger by 0.2').click()
    await expect(table.getByRole('row').nth(3)).toHaveText(
      'ArmchairNot its true sizeSage83 × 83 × 831',
    )

    const file = await room.download('Save as CSV')
    expect(file.suggestedFilename()).toMatch(/^furniture-list-\d{13}\.csv$/)
    expect(await readFile(await file.path(), 'utf8')).toBe(
      [
        '\uFEFFPiece,Colour,Width (cm),Depth (cm),Height (cm),Count',
        'Armchair,Burnt orange,83,83,83,2',
        'Coffee Table,Natural oak,105,105,40,1',
        'Armchair,Sage,83,83,83,1',
        '',
      ].join('\r\n'),
    )

    await room.tool.getByLabel('Name of the room').fill('At home')
    await room.button('Print the list').click()
    await expect(page.locator('html[data-printed]')).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    const sheet = page.locator('[data-print-sheet]')
    await expect(sheet.getByRole('heading', { name: 'At home' })).toBeVisible()
    await expect(sheet.getByRole('row')).toHaveCount(5)
    await expect(room.tool).toBeHidden()
    expect((await page.pdf()).length).toBeGreaterThan(1000)
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(sheet).toHaveCount(0)
    await expect(room.tool).toBeVisible()
  })

  test('§8 the PNG names pieces and sizes if asked to, over its lower edge and nowhere else', async ({
    page,
  }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample(corner)
    await room.put('Armchair', 0.5, 0.6)
    await room.drawn(1)
    const plain = await room.save()
    await room.tool.getByRole('checkbox', { name: /^Write the pieces and their sizes/ }).check()
    const captioned = await room.save()
    const [a, b] = await Promise.all(
      [plain, captioned].map(async (file) =>
        sharp(await file.path())
          .raw()
          .toBuffer({ resolveWithObject: true }),
      ),
    )
    if (!a || !b) throw new Error('no pictures')
    expect(b.info).toMatchObject({ width: 2000, height: 1500 })
    const row = a.info.width * a.info.channels
    const changed = Array.from(
      { length: a.info.height },
      (_, y) =>
        !a.data.subarray(y * row, (y + 1) * row).equals(b.data.subarray(y * row, (y + 1) * row)),
    )
    const first = changed.indexOf(true)
    expect(first).toBeGreaterThan(1300)
    expect(changed.lastIndexOf(true)).toBe(1499)
  })
})
