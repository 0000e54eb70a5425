import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureWidths } from '../../src/site/pictures.ts'
import { packers, resultOf } from '../shots/families.ts'
import { readShots, type Shot } from '../shots/shots.ts'
import { readPictureNames } from '../weight/picture-names.ts'
import { type PictureSize, pictureSizes, styleSizes } from './pack-picture.ts'

const made = (family: Shot['makes']) =>
  Object.entries(readShots())
    .filter(([, { makes }]) => makes === family)
    .map(([name, shot]) => resultOf(name, shot))

const pictures = made('picture')
const styles = made('style')

it('pictures come in the widths that pages ask for', () => {
  expect(pictureSizes.map(({ width }) => width)).toEqual([...pictureWidths])
})

it('every page that needs a picture of its own has one', () => {
  expect(pictures.length).toBeGreaterThanOrEqual(16)
  expect(styles).toHaveLength(6)
})

it('content names no picture that is not made', () => {
  const named = new Set([...readPictureNames().values()].flat())
  expect([...named].filter((name) => !pictures.includes(name))).toEqual([])
})

it('nothing besides lies beside them', () => {
  const wanted = pictures.flatMap((name) => packers.picture.suffixes.map((end) => name + end))
  expect(readdirSync('public/pictures').sort()).toEqual([...wanted, 'open-graph.jpg'].sort())
})

describe.each([
  ...pictures.map((name) => ({
    target: join('public/pictures', name),
    sizes: pictureSizes,
    ratio: 16 / 9,
  })),
  ...styles.map((name) => ({
    target: join('public/styles', name),
    sizes: styleSizes,
    ratio: 4 / 3,
  })),
])('$target', ({ target, sizes, ratio }) => {
  it.each(sizes)('is there $width px wide as AVIF and WebP', async (size: PictureSize) => {
    for (const ending of ['avif', 'webp'] as const) {
      const file = `${target}-${size.width}.${ending}`
      const { width, height } = await sharp(file).metadata()
      expect([file, width, height]).toEqual([file, size.width, Math.round(size.width / ratio)])
      // The least quality is kept where a picture does not fit; a tenth more is let through.
      expect(statSync(file).size, file).toBeLessThanOrEqual(1.1 * size[ending])
    }
  })
})
