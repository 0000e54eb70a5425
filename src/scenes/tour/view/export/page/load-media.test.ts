import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bitmapOf } from './load-media.ts'

/** What the test's browser decodes, and how: by itself, by an image element, or not at all. */
const can = { itself: true, element: true }
const revoked = vi.fn()

class Element {
  src = ''
  async decode() {
    if (!can.element) throw new DOMException('No picture', 'EncodingError')
  }
}

beforeEach(() => {
  Object.assign(can, { itself: true, element: true })
  revoked.mockClear()
  vi.stubGlobal('Image', Element)
  vi.stubGlobal('createImageBitmap', async (from: unknown, options: ImageBitmapOptions) => {
    if (from instanceof Blob && !can.itself) throw new DOMException('No', 'InvalidStateError')
    return { from, options }
  })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const blob = new Blob(['<svg/>'])
// As the camera stood and with straight alpha.
const options = { imageOrientation: 'from-image', premultiplyAlpha: 'none' }

test('a picture is decoded by the browser itself', async () => {
  expect(await bitmapOf(blob)).toEqual({ from: blob, options })
  expect(revoked).not.toHaveBeenCalled()
})

test('one that only an element decodes is decoded so, alike, and its address let go', async () => {
  can.itself = false
  expect(await bitmapOf(blob)).toMatchObject({ from: { src: 'blob:picture' }, options })
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:picture')
})

test('one that nobody decodes is refused, and its address let go', async () => {
  Object.assign(can, { itself: false, element: false })
  await expect(bitmapOf(blob)).rejects.toThrow('No picture')
  expect(revoked).toHaveBeenCalledOnce()
})
