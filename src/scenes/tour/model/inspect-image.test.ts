import { expect, test } from 'vitest'
import { decodeFault } from '../../../files/fault.ts'
import { faultOf } from './fault.ts'
import { inspectImage } from './inspect-image.ts'

const png = (width: number, height: number) => {
  const head = new Uint8Array(24)
  head.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  new DataView(head.buffer).setUint32(16, width)
  new DataView(head.buffer).setUint32(20, height)
  return head
}

test('200 megapixels pass, more do not', () => {
  expect(inspectImage(png(20_000, 10_000), 'a.png')).toEqual({ gpano: undefined })
  const fault = { code: 'TooLarge', name: 'a.png', megapixels: 201, limit: 200 }
  expect(() => inspectImage(png(20_001, 10_000), 'a.png')).toThrow(
    expect.objectContaining({ fault }),
  )
})

test('a usual format that fails is damaged, another is named, and anything else thrown is a damaged file', () => {
  expect(decodeFault(png(1, 1), '', 'a.png')).toEqual({ code: 'Corrupt', name: 'a.png' })
  const tiff = new TextEncoder().encode('II*\0........')
  const named = { code: 'Unsupported', name: 'a.tif', format: 'TIFF' }
  expect(decodeFault(tiff, '', 'a.tif')).toEqual(named)
  expect(faultOf(new TypeError('x'), 'b.jpg')).toEqual({ code: 'Corrupt', name: 'b.jpg' })
})
