import { expect, test, vi } from 'vitest'
import { cutTiles } from '../../model/picture/tiles.ts'
import { tileSource } from '../decode/tile-source.ts'
import type { GlPicture } from './gl-picture.ts'
import { putTiles } from './put-tiles.ts'

/** A picture of eight tiles, of which one cannot be cut, or none. */
function start(broken?: number) {
  const size = { width: 8192, height: 4096 }
  const bitmaps: { close: ReturnType<typeof vi.fn> }[] = []
  const close = vi.fn()
  const cut = async (index: number) => {
    if (index === broken) throw new Error('No memory')
    const bitmap = { close: vi.fn() }
    bitmaps.push(bitmap)
    return bitmap as unknown as ImageBitmap
  }
  const tiles = cutTiles(size, 4096)
  const source = tileSource({ size, gpano: undefined, tiles, cut, close })
  const add = vi.fn()
  const put = (isGone?: () => boolean) => putTiles({ add } as unknown as GlPicture, source, isGone)
  /** How often each tile that was cut, and the whole, is let go. */
  const freed = () => new Set([...bitmaps, { close }].map((one) => one.close.mock.calls.length))
  return { source, put, add, freed, bitmaps }
}
const once = new Set([1])

test('every tile is put there once, and freed where it came from', async () => {
  const { put, add, freed, bitmaps } = start()
  await put()
  expect(new Set(add.mock.calls.map((call) => JSON.stringify(call))).size).toBe(8)
  expect([bitmaps.length, freed()]).toEqual([8, once])
})

test('where a tile cannot be cut, what was cut ahead and the whole are freed', async () => {
  const { put, add, freed } = start(3)
  await expect(put()).rejects.toThrow('No memory')
  expect(add).toHaveBeenCalledTimes(3)
  await vi.waitFor(() => expect(freed()).toEqual(once))
})

test('nobody waits for it any more: the rest is freed', async () => {
  const { put, add, freed } = start()
  await put(() => add.mock.calls.length === 2)
  expect(add).toHaveBeenCalledTimes(2)
  await vi.waitFor(() => expect(freed()).toEqual(once))
})
