import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { packIco, readIco } from './ico.ts'
import { markShapes } from './mark.ts'

const read = (name: string) => readFileSync(join(root, 'public', name))

test.each([
  ['icons/maskable-192.png', 192],
  ['icons/maskable-512.png', 512],
  ['apple-touch-icon.png', 180],
])('%s is a square of %i px without holes', async (name, size) => {
  const picture = sharp(read(name))
  const { width, height } = await picture.metadata()
  expect([width, height]).toEqual([size, size])
  expect((await picture.stats()).isOpaque).toBe(true)
})

test('a mask may cut away a maskable icon’s outer tenths and leave the mark whole', async () => {
  const { data, info } = await sharp(read('icons/maskable-512.png'))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let y = 0; y < info.height; y += 4) {
    for (let x = 0; x < info.width; x += 4) {
      const outside = Math.hypot(x - 256, y - 256) > 0.4 * 512
      if (outside) expect(data[(y * info.width + x) * info.channels]).toBeLessThan(60)
    }
  }
})

test('the favicon holds three sizes', async () => {
  const images = readIco(read('favicon.ico'))
  expect(images.map(({ size }) => size)).toEqual([16, 32, 48])
  for (const { size, png } of images) expect((await sharp(png).metadata()).width).toBe(size)
})

test('an icon file that is cut off is not read', () => {
  const whole = packIco([{ size: 256, png: Buffer.alloc(50, 7) }])
  expect(readIco(whole)[0]?.size).toBe(256)
  expect(() => readIco(whole.subarray(0, 40))).toThrow(RangeError)
})

test('the logo is the mark of the header, without text', () => {
  const drawn = readFileSync(join(root, 'src/ui/brand/logo.tsx'), 'utf8')
  const path = /d="([^"]+)"/.exec(markShapes('#000', '#000'))?.[1] ?? ''
  expect(drawn).toContain(path)
  for (const name of ['logo', 'logo-wordmark', 'logo-wordmark-on-dark']) {
    const svg = read(`icons/${name}.svg`).toString()
    expect(svg).toContain(path)
    expect(svg).not.toContain('<text')
  }
})
