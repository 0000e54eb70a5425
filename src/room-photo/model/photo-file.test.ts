import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodingFault } from '../../files/fault.ts'
import { estimateRoomLight } from './light.ts'
import { checkPhotoSize, FaultError, inspectPhoto, photoQualityWarning } from './photo-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function faultIn(act: () => void) {
  try {
    act()
  } catch (error) {
    if (error instanceof FaultError) return error.fault
    throw error
  }
  return null
}

test('what is no photo is told before it is decoded', () => {
  const codeOf = (text: string, type: string) =>
    faultIn(() => inspectPhoto(bytes(text), type, 'a'))?.code
  expect(codeOf('', 'image/jpeg')).toBe('Empty')
  expect(codeOf('Dear all,', 'text/plain')).toBe('NotImage')
  const huge = new Uint8Array(24)
  huge.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  new DataView(huge.buffer).setUint32(16, 20_000)
  new DataView(huge.buffer).setUint32(20, 10_500)
  expect(faultIn(() => inspectPhoto(huge, 'image/png', 'huge.png'))).toEqual({
    ...{ code: 'TooLarge', name: 'huge.png', megapixels: 210, limit: 64 },
  })
})

test('what the browser refuses is damaged or of a kind that it does not know; a panorama is refused, and no wide photo', () => {
  expect(decodingFault(bytes('\0\0\0\x18ftypheic'), '', 'a.heic')).toMatchObject({
    ...{ code: 'Unsupported', format: 'HEIC' },
  })
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
  expect(decodingFault(jpeg, 'image/jpeg', 'a.jpg').code).toBe('Corrupt')
  const codeOf = (width: number, height: number) =>
    faultIn(() => checkPhotoSize({ width, height }, 'a.jpg'))?.code
  expect([codeOf(3840, 2160), codeOf(4000, 2000)]).toEqual([undefined, 'Panorama'])
})

test('the light of a photo comes from where it is bright, with a level and half the colour of the walls', async () => {
  const light = async (left: string, right = left) => {
    const half = { width: 60, height: 80, channels: 3 as const }
    const { data, info } = await sharp({ create: { ...half, width: 120, background: left } })
      .composite([{ input: { create: { ...half, background: right } }, left: 60, top: 0 }])
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return estimateRoomLight(data, info.width)
  }
  expect((await light('#fff', '#333')).side).toBeLessThan(-0.8)
  expect((await light('#333', '#fff')).side).toBeGreaterThan(0.8)
  expect(Math.abs((await light('#999')).side)).toBeLessThan(0.05)
  const red = await light('#ff0000')
  expect(red.level).toBeCloseTo(1 / 3)
  expect(red.tint).toEqual([2, 0.5, 0.5])
  expect((await light('#fff')).level).toBeCloseTo(1)
  expect((await light('#000')).level).toBe(0)
})

type Kind = 'png' | 'jpeg' | 'taken'

/** A small file: how large the photo is, is told beside it. */
function fileOf(kind: Kind): Promise<Uint8Array> {
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: '#998877' } })
  if (kind === 'png') return plain.png().toBuffer()
  const photo = kind === 'taken' ? plain.withExif({ IFD0: { Make: 'Example' } }) : plain
  return photo.jpeg().toBuffer()
}
const warning = async (kind: Kind, width: number, height: number, name = 'a.jpg') =>
  photoQualityWarning(await fileOf(kind), name, { width, height })

test.each<[string, Kind, number, number, string | null]>([
  ['a PNG as phones make them', 'png', 1170, 2532, 'Screenshot'],
  ['one of a phone held across', 'png', 2400, 1080, 'Screenshot'],
  ['a JPEG as large as a screen, that no camera took', 'jpeg', 1080, 2340, 'Screenshot'],
  ['a photo as long as its phone', 'taken', 1440, 3200, null],
  ['one as long as a phone, that a messenger made smaller', 'jpeg', 720, 1600, null],
  ['a picture that a program drew as large as a screen', 'png', 1920, 1080, null],
  ['a photo below 480 pixels on its shorter side', 'taken', 640, 479, 'Small'],
  ['one of 480', 'jpeg', 640, 480, null],
])('%s', async (_what, kind, width, height, expected) => {
  expect(await warning(kind, width, height)).toBe(expected)
})

test.each([
  'Screenshot 2026-11-22 at 10.00.00.png',
  'Captura de pantalla 2026.png',
  'Capture d’écran 2026.png'.normalize('NFD'),
  'स्क्रीनशॉट.png',
])('a file that is called %s is a screenshot', async (name) => {
  expect(await warning('png', 1440, 900, name)).toBe('Screenshot')
})
