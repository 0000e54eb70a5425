import { readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sheets } from './families.ts'
import { drawSheet, sheetBudget } from './sheet.ts'

const readme = readFileSync('assets/README.md', 'utf8')

test('a sheet has its pictures in rows, captions below them', async () => {
  const picture = await sharp({
    create: { width: 8, height: 4, channels: 3, background: '#c23e12' },
  })
    .png()
    .toBuffer()
  const tiles = ['a', 'b & c', 'd'].map((caption) => ({ picture, caption: [caption] }))
  const sheet = sharp(await drawSheet(tiles, { columns: 2, width: 80, height: 40 }))
  const { width, height, format } = await sheet.metadata()
  expect([format, width, height]).toEqual(['webp', 16 + 2 * 96, 16 + 2 * (40 + 27 + 16)])
  const { data } = await sheet.raw().toBuffer({ resolveWithObject: true })
  const middle = (16 + 20) * width * 3 + (16 + 40) * 3
  expect(data[middle]).toBeGreaterThan(170)
  expect(data[middle + 2]).toBeLessThan(60)
})

test('every family has a sheet, and no sheet is left from before', () => {
  const wanted = Object.keys(sheets).map((name) => `${name}.webp`)
  expect(readdirSync('docs/contact-sheets').sort()).toEqual(wanted.sort())
})

test.each(Object.keys(sheets))('the sheet of %s is light, and shown in the README', (name) => {
  expect(statSync(`docs/contact-sheets/${name}.webp`).size).toBeLessThanOrEqual(sheetBudget)
  expect(readme).toContain(`docs/contact-sheets/${name}.webp`)
})
