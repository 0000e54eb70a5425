import { expect, test, vi } from 'vitest'
import { cutTiles } from '../../model/tiles.ts'
import type { DecodedImage } from './decode-image.ts'
import { tileSource } from './tile-source.ts'

const size = { width: 8192, height: 4096 }

function image() {
  const bitmaps: { close: ReturnType<typeof vi.fn> }[] = []
  const close = vi.fn()
  const decoded = {
    size,
    gpano: undefined,
    tiles: cutTiles(size, 4096),
    cut: async () => {
      const bitmap = { close: vi.fn() }
      bitmaps.push(bitmap)
      return bitmap as unknown as ImageBitmap
    },
    close,
  } satisfies DecodedImage
  return { decoded, bitmaps, close }
}

test('every tile is handed out once, two are cut ahead, and then the whole is freed', async () => {
  const { decoded, bitmaps, close } = image()
  const source = tileSource(decoded)
  const seen = new Set<unknown>()
  for (let i = 0; i < source.count; i++) {
    seen.add((await source.next())?.tile)
    expect(bitmaps.length).toBeLessThanOrEqual(i + 3)
  }
  expect(seen.size).toBe(8)
  expect(close).toHaveBeenCalledTimes(1)
  expect(await source.next()).toBeUndefined()
})

test('closed early, what was cut ahead is freed', async () => {
  const { decoded, bitmaps, close } = image()
  const source = tileSource(decoded)
  await source.next()
  source.close()
  source.close()
  await Promise.resolve()
  expect(await source.next()).toBeUndefined()
  expect(bitmaps.filter((bitmap) => bitmap.close.mock.calls.length === 1)).toHaveLength(
    bitmaps.length - 1,
  )
  expect(close).toHaveBeenCalledTimes(1)
})
