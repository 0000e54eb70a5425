import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
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
  expect(faultIn(() => inspectPhoto(bytes(''), 'image/jpeg', 'a.jpg'))?.code).toBe('Empty')
  expect(faultIn(() => inspectPhoto(bytes('Dear all,'), 'text/plain', 'a.txt'))?.code).toBe(
    'NotImage',
  )
  const huge = new Uint8Array(32)
  huge.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  new DataView(huge.buffer).setUint32(16, 20_000)
  new DataView(huge.buffer).setUint32(20, 10_500)
  expect(faultIn(() => inspectPhoto(huge, 'image/png', 'huge.png'))).toEqual({
    code: 'TooLarge',
    name: 'huge.png',
    megapixels: 210,
    limit: 64,
  })
})

test('a photo passes, a panorama is not one', () => {
  expect(faultIn(() => checkSize({ width: 8064, height: 6048 }, 'a.jpg'))).toBeNull()
  expect(faultIn(() => checkSize({ width: 4000, height: 2000 }, 'a.jpg'))?.code).toBe('Panorama')
  expect(faultIn(() => checkSize({ width: 3840, height: 2160 }, 'a.jpg'))).toBeNull()
})

test('what the browser refuses is damaged, or of a kind that it does not know', () => {
  expect(refusal(bytes('\0\0\0\x18ftypheic'), '', 'a.heic')).toMatchObject({
    code: 'Unsupported',
    format: 'HEIC',
  })
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
  expect(refusal(jpeg, 'image/jpeg', 'a.jpg').code).toBe('Corrupt')
})

describe('the light of a photo', () => {
  const photo = async (left: string, right: string) => {
    const half = { width: 60, height: 80, channels: 3 as const }
    const { data, info } = await sharp({ create: { ...half, width: 120, background: left } })
      .composite([{ input: { create: { ...half, background: right } }, left: 60, top: 0 }])
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return lightOf(data, info.width)
  }

  test('comes from where it is bright', async () => {
    expect((await photo('#fff', '#333')).side).toBeLessThan(-0.8)
    expect((await photo('#333', '#fff')).side).toBeGreaterThan(0.8)
    expect(Math.abs((await photo('#999', '#999')).side)).toBeLessThan(0.05)
  })

  test('has a level and a colour, half as strong as the walls', async () => {
    const { level, tint } = await photo('#ff0000', '#ff0000')
    expect(level).toBeCloseTo(1 / 3)
    expect(tint).toEqual([2, 0.5, 0.5])
    expect((await photo('#fff', '#fff')).level).toBeCloseTo(1)
    expect((await photo('#000', '#000')).level).toBe(0)
  })
})
