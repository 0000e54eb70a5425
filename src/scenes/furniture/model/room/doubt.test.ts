import sharp from 'sharp'
import { expect, test } from 'vitest'
import { doubtOf } from './doubt.ts'

type Kind = 'png' | 'jpeg' | 'taken'

/** A small file: how large the photo is, is told beside it. */
function fileOf(kind: Kind): Promise<Uint8Array> {
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: '#998877' } })
  if (kind === 'png') return plain.png().toBuffer()
  const photo = kind === 'taken' ? plain.withExif({ IFD0: { Make: 'Example' } }) : plain
  return photo.jpeg().toBuffer()
}
const doubt = async (kind: Kind, width: number, height: number, name = 'a.jpg') =>
  doubtOf(await fileOf(kind), name, { width, height })

test.each<[string, Kind, number, number, string | null]>([
  ['a PNG as phones make them', 'png', 1170, 2532, 'Screenshot'],
  ['one of a small phone', 'png', 720, 1600, 'Screenshot'],
  ['one of a phone held across', 'png', 2400, 1080, 'Screenshot'],
  ['a JPEG as large as a screen, that no camera took', 'jpeg', 1080, 2340, 'Screenshot'],
  ['a photo of a camera', 'taken', 4032, 3024, null],
  ['a long photo of a phone', 'taken', 2250, 4000, null],
  ['a photo as long as its phone', 'taken', 1440, 3200, null],
  ['one as long as a phone, that a messenger made smaller', 'jpeg', 720, 1600, null],
  ['a panorama of a wall', 'jpeg', 6000, 1440, null],
  ['a picture that a program drew as large as a screen', 'png', 1920, 1080, null],
  ['a photo below 480 pixels on its shorter side', 'taken', 640, 479, 'Small'],
  ['one of 480', 'jpeg', 640, 480, null],
])('%s', async (_what, kind, width, height, expected) => {
  expect(await doubt(kind, width, height)).toBe(expected)
})

test.each([
  'Screenshot 2026-11-22 at 10.00.00.png',
  'Screen_Shot.png',
  'Captura de pantalla 2026.png',
  'Capture d’écran 2026.png'.normalize('NFD'),
  'Bildschirmfoto 2026.png',
  'स्क्रीनशॉट.png',
])('a file that is called %s is a screenshot', async (name) => {
  expect(await doubt('png', 1440, 900, name)).toBe('Screenshot')
})
