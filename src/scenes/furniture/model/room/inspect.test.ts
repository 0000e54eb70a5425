import sharp from 'sharp'
import { expect, test } from 'vitest'
import { FaultError } from './fault.ts'
import { checkSize, inspectPhoto, refusal } from './inspect.ts'
import { lightOf } from './light.ts'

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
  const huge = new Uint8Array(32)
  huge.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  new DataView(huge.buffer).setUint32(16, 20_000)
  new DataView(huge.buffer).setUint32(20, 10_500)
  expect(faultIn(() => inspectPhoto(huge, 'image/png', 'huge.png'))).toEqual({
    ...{ code: 'TooLarge', name: 'huge.png', megapixels: 210, limit: 64 },
  })
})

test.each([
  [8064, 6048, undefined],
  [3840, 2160, undefined],
  [4000, 2000, 'Panorama'],
])('of %d × %d pixels it is refused as %s', (width, height, code) => {
  expect(faultIn(() => checkSize({ width, height }, 'a.jpg'))?.code).toBe(code)
})

test('what the browser refuses is damaged, or of a kind that it does not know', () => {
  expect(refusal(bytes('\0\0\0\x18ftypheic'), '', 'a.heic')).toMatchObject({
    ...{ code: 'Unsupported', format: 'HEIC' },
  })
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
  expect(refusal(jpeg, 'image/jpeg', 'a.jpg').code).toBe('Corrupt')
})

test('the light of a photo comes from where it is bright, with a level and half the colour of the walls', async () => {
  const light = async (left: string, right = left) => {
    const half = { width: 60, height: 80, channels: 3 as const }
    const { data, info } = await sharp({ create: { ...half, width: 120, background: left } })
      .composite([{ input: { create: { ...half, background: right } }, left: 60, top: 0 }])
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return lightOf(data, info.width)
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
