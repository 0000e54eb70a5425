import { beforeEach, expect, test, vi } from 'vitest'
import { decodeImage } from './decode-image.ts'

const createBitmap = vi.fn(async (_blob: Blob) => Promise.reject(new Error('not decoded')))

/** A PNG as its beginning tells it: as many bytes as are read of any, and the picture’s size. */
async function decode(width = 8192, height = 4096) {
  const head = new Uint8Array(256 * 1024)
  head.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  new DataView(head.buffer).setUint32(16, width)
  new DataView(head.buffer).setUint32(20, height)
  return decodeImage({ blob: new Blob(['picture']), head, name: 'a.png' })
}

beforeEach(() => {
  createBitmap.mockClear()
  vi.stubGlobal('createImageBitmap', createBitmap)
})

test('what the browser does not decode is told by what the file is', async () => {
  await expect(decode()).rejects.toMatchObject({ fault: { code: 'Corrupt', name: 'a.png' } })
  expect(createBitmap).toHaveBeenCalledTimes(1)
})

test('a picture of more than 200 megapixels is not begun', async () => {
  const fault = { code: 'TooLarge', name: 'a.png', megapixels: 201, limit: 200 }
  await expect(decode(20_001, 10_000)).rejects.toMatchObject({ fault })
  expect(createBitmap).not.toHaveBeenCalled()
  await expect(decode(20_000, 10_000)).rejects.toMatchObject({ fault: { code: 'Corrupt' } })
})
