import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { doubtOf } from './doubt.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#998877' } })
const jpeg = (width: number, height: number) => plain(width, height).jpeg().toBuffer()
const png = (width: number, height: number) => plain(width, height).png().toBuffer()
const taken = (width: number, height: number) =>
  plain(width, height)
    .withExif({ IFD0: { Make: 'Example', Model: 'Phone 9' } })
    .jpeg()
    .toBuffer()

describe('what looks like a screenshot', () => {
  test.each([
    [1170, 2532],
    [1080, 2400],
    [1290, 2796],
    [2400, 1080],
    [720, 1600],
  ])('a PNG of %d × %d pixels, as phones make them', async (width, height) => {
    expect(doubtOf(await png(width, height), 'IMG_1.PNG', { width, height })).toBe('Screenshot')
  })

  test('a JPEG as large as the screen of a phone, that no camera took', async () => {
    const size = { width: 1080, height: 2340 }
    expect(doubtOf(await jpeg(1080, 2340), 'a.jpg', size)).toBe('Screenshot')
  })

  test.each([
    'Screenshot 2026-11-22 at 10.00.00.png',
    'Screen_Shot.png',
    'Captura de pantalla 2026.png',
    'Capture d’écran 2026.png',
    'Capture d’écran 2026.png'.normalize('NFD'),
    'Bildschirmfoto 2026.png',
    'स्क्रीनशॉट.png',
  ])('a file that is called %s', async (name) => {
    expect(doubtOf(await png(1440, 900), name, { width: 1440, height: 900 })).toBe('Screenshot')
  })
})

describe('what does not', () => {
  test.each([
    ['a photo of a camera', 4032, 3024],
    ['a wide photo of a phone', 4000, 2250],
    ['a long photo of a phone', 2250, 4000],
    ['a photo as long as its phone', 1440, 3200],
  ])('%s', async (_what, width, height) => {
    expect(doubtOf(await taken(width, height), 'a.jpg', { width, height })).toBeNull()
  })

  test.each([
    ['a photo that a messenger made smaller and knows no camera of', 1600, 1200],
    ['one as long as its phone', 720, 1600],
    ['a panorama of a wall', 6000, 1440],
  ])('%s', async (_what, width, height) => {
    expect(doubtOf(await jpeg(width, height), 'a.jpg', { width, height })).toBeNull()
  })

  test('a picture that a program drew as large as a screen', async () => {
    expect(doubtOf(await png(1920, 1080), 'room.png', { width: 1920, height: 1080 })).toBeNull()
  })
})

test('a photo is small below 480 pixels on its shorter side, whoever took it', async () => {
  const small = { width: 640, height: 479 }
  expect(doubtOf(await taken(640, 479), 'a.jpg', small)).toBe('Small')
  expect(doubtOf(await jpeg(640, 480), 'a.jpg', { width: 640, height: 480 })).toBeNull()
})
