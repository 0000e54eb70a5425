import { afterEach, expect, test, vi } from 'vitest'
import { bitmapOf } from './load-media.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a picture that only an element decodes is decoded so, its address let go, and one that nobody decodes refused', async () => {
  vi.stubGlobal('createImageBitmap', async (from: unknown, options: ImageBitmapOptions) => {
    if (from instanceof Blob) throw new DOMException('No', 'InvalidStateError')
    return { from, options }
  })
  const decode = vi.fn(async () => {})
  class Element {
    src = ''
    decode = decode
  }
  vi.stubGlobal('Image', Element)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const blob = new Blob(['<svg/>'])
  // As the camera stood and with straight alpha.
  const options = { imageOrientation: 'from-image', premultiplyAlpha: 'none' }
  expect(await bitmapOf(blob)).toMatchObject({ from: { src: 'blob:picture' }, options })
  decode.mockRejectedValue(new DOMException('No picture', 'EncodingError'))
  await expect(bitmapOf(blob)).rejects.toThrow('No picture')
  expect(revoke.mock.calls).toEqual([['blob:picture'], ['blob:picture']])
})
