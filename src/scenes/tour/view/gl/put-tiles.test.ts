import { expect, test, vi } from 'vitest'
import { cutTiles } from '../../model/tiles.ts'
import { tileSource } from '../decode/tile-source.ts'
import type { GlPicture } from './gl-picture.ts'
import { putTiles } from './put-tiles.ts'

const size = { width: 8192, height: 4096 }

/** A picture of eight tiles, of which one cannot be cut, or none. */
function start(broken?: number) {
  const bitmaps: { close: ReturnType<typeof vi.fn> }[] = []
  const close = vi.fn()
  const cut = async (index: number) => {
    if (index === broken) throw new Error('No memory')
    const bitmap = { close: vi.fn() }
    bitmaps.push(bitmap)
    return bitmap as unknown as ImageBitmap
  }
  const image = { size, gpano: undefined, tiles: cutTiles(size, 4096), cut, close }
  const add = vi.fn()
  const picture = { add } as unknown as GlPicture
  const closed = () => bitmaps.map((bitmap) => bitmap.close.mock.calls.length)
  return { source: tileSource(image), picture, add, closed, close }
}

test('every tile is put there, and freed where it came from', async () => {
  const { source, picture, add, closed, close } = start()
  await putTiles(picture, source)
  expect([add.mock.calls.length, closed(), close.mock.calls.length]).toEqual([
    8,
    Array(8).fill(1),
    1,
  ])
})

test('where a tile cannot be cut, what was cut ahead and the whole are freed', async () => {
  const { source, picture, add, closed, close } = start(3)
  await expect(putTiles(picture, source)).rejects.toThrow('No memory')
  expect(add).toHaveBeenCalledTimes(3)
  await vi.waitFor(() => expect(new Set(closed())).toEqual(new Set([1])))
  expect(close).toHaveBeenCalledOnce()
})

test('where the card takes no tile, that one is freed too', async () => {
  const { source, picture, add, closed, close } = start()
  add.mockImplementation(() => {
    throw new Error('Lost')
  })
  await expect(putTiles(picture, source)).rejects.toThrow('Lost')
  await vi.waitFor(() => expect(new Set(closed())).toEqual(new Set([1])))
  expect(close).toHaveBeenCalledOnce()
})

test('nobody waits for it any more: the rest is freed', async () => {
  const { source, picture, add, closed, close } = start()
  await putTiles(picture, source, () => add.mock.calls.length === 2)
  expect(add).toHaveBeenCalledTimes(2)
  await vi.waitFor(() => expect(new Set(closed())).toEqual(new Set([1])))
  expect(close).toHaveBeenCalledOnce()
})
