import { zipSync } from 'fflate'
import { writeZip } from '../../src/files/zip/write-zip.ts'
import { expect, test } from '../setup/test.ts'
import { tourArchive } from './tour-archive.ts'
import { quarters, type TestFile } from './tour-files.ts'
import { TourPage } from './tour-page.ts'

const patient = { timeout: 30_000 }
const zip = (name: string, buffer: Buffer): TestFile => ({
  ...{ name, buffer, mimeType: 'application/zip' },
})

/** A small archive that unpacks to a third of a gigabyte, and says so; and one that says it does not. */
async function bombs(manifest: Uint8Array) {
  const zeros = new Uint8Array(2 ** 24)
  const files = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`media/${at}.bmp`, zeros]),
  )
  const honest = zipSync({ 'tour.json': [manifest, { level: 0 }], ...files }, { level: 9 })
  const lying = Buffer.from(
    zipSync({ 'tour.json': manifest, 'media/hall.png': zeros }, { level: 9 }),
  )
  // The size of the last file in the directory: four bytes, as its document says.
  const last = lying.lastIndexOf(Buffer.of(0x50, 0x4b, 1, 2))
  lying.writeUInt32LE(4, last + 24)
  return { honest: Buffer.from(honest), lying }
}

test('archives that are cut short, lead out of their folder or unpack without end are refused, and nothing that is open is lost', async ({
  page,
}) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await quarters(512, 'attic.png'), await quarters(1024, 'cellar.png'))
  const names = () =>
    page
      .getByRole('list', { name: 'Rooms', exact: true })
      .locator('[data-room] .truncate')
      .allTextContents()
  await expect.poll(names).toEqual(['Attic', 'Cellar'])
  await page.getByRole('textbox', { name: 'Name of this room' }).fill('Loft')
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-keep=kept]')).toBeVisible(patient)
  await tour.drag(100, 0)
  await expect(page.getByText('Looking 50° left')).toBeVisible()

  const { buffer } = await tourArchive('Home', [await quarters(256, 'hall.png')])
  const small = (
    await tourArchive('Home', [{ ...zip('hall.png', Buffer.alloc(4)), mimeType: 'image/png' }])
  ).buffer
  const text = small.toString('latin1')
  const manifest = small.subarray(text.indexOf('{'), text.indexOf('PK', text.indexOf('{')))
  const { honest, lying } = await bombs(manifest)
  const leads = await writeZip([
    { path: 'tour.json', blob: new Blob(['{}']) },
    { path: '../../hall.png', blob: new Blob(['x']) },
  ])
  const cases: [TestFile, RegExp][] = [
    [zip('cut.zip', buffer.subarray(0, -40)), /cut\.zip is incomplete/],
    [zip('half.zip', buffer.subarray(0, buffer.length / 2)), /half\.zip is incomplete/],
    [
      zip('out.zip', Buffer.from(await leads.arrayBuffer())),
      /out\.zip holds file names that no tour/,
    ],
    [zip('bomb.zip', honest), /bomb\.zip would unpack to more/],
    [zip('lie.zip', lying), /lie\.zip would unpack to more/],
  ]
  for (const [file, words] of cases) {
    await tour.drop(file)
    await expect(tour.alert).toHaveText(words, patient)
    await expect.poll(names).toEqual(['Loft', 'Cellar'])
    await expect(page.getByText('Looking 50° left')).toBeVisible()
    await expect(page.locator('canvas')).toHaveCount(1)
  }
  // Neither what undo knows nor what is kept.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(names).toEqual(['Attic', 'Cellar'])
  await expect(page.locator('[data-keep=kept]')).toBeVisible(patient)
  await page.waitForTimeout(1500)
  await page.reload()
  const list = page.getByRole('region', { name: 'Your tours' })
  await expect(list.getByRole('listitem')).toHaveCount(1, patient)
  await list.getByRole('button', { name: 'Open Attic' }).click()
  await expect.poll(names, patient).toEqual(['Attic', 'Cellar'])
})
