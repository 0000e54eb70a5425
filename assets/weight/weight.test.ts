import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pictureNames, readPictureNames } from './picture-names.ts'

/** All that visitors can be sent, bytes. */
const wholeBudget = 90_000_000

/**
 * What pictures of a first view may weigh of the 500 kB that a page has before 3D. The rest is for HTML, scripts and fonts:
 * up to 279 kB in Hindi by the bench, which measures the whole in a browser.
 */
const pictureBudget = 220_000

test('the whole of public/ is within its budget', () => {
  const files = readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size)
  expect(files.length).toBeGreaterThan(300)
  expect(files.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(wholeBudget)
})

test('names of pictures are found wherever a document has them, once for each place', () => {
  const document = {
    title: 'x',
    hero: { picture: { name: 'kitchen', alt: 'A kitchen' } },
    cards: [{ name: 'no picture' }, { picture: { name: 'hall', alt: 'A hall' } }],
    pieces: [{ id: 'sofa', name: 'Sofa', alt: 'A sofa' }],
    loop: { name: 'tram', kind: 'video', alt: 'A tram' },
  }
  expect(pictureNames(document)).toEqual(['kitchen', 'hall'])
})

/** A screen of ordinary density takes the first picture 1920 pixels wide; one more comes near enough to be fetched. */
const firstView = (names: string[]) =>
  names.slice(0, 2).map((name, i) => `public/pictures/${name}-${i === 0 ? 1920 : 960}.avif`)

test.each([...readPictureNames()])('the pictures of a first view of %s are light', (_, names) => {
  const bytes = firstView(names).map((file) => statSync(file).size)
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(pictureBudget)
})
