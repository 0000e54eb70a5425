import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cutTiles } from '../../model/tiles.ts'
import type { Reply, Request } from './messages.ts'

const size = { width: 8192, height: 4096 }
const bitmap = () => ({ close: vi.fn() }) as unknown as ImageBitmap

/** A decoder's other side that answers at once, as the worker does. */
class FakeWorker {
  static all: FakeWorker[] = []
  /** What it is told to say of every file. */
  static isRefused = false
  readonly got: Request[] = []
  isEnded = false
  onmessage: (event: { data: Reply }) => void = () => {}
  constructor() {
    FakeWorker.all.push(this)
  }
  postMessage(request: Request) {
    this.got.push(structuredClone(request))
    const { id } = request
    if (request.ask === 'close') return
    const reply: Reply = FakeWorker.isRefused
      ? { id, what: 'failed', isRefused: true }
      : request.ask === 'decode'
        ? { id, what: 'decoded', size, gpano: undefined, tiles: cutTiles(size, 4096), first: [] }
        : { id, what: 'tile', index: request.index, bitmap: bitmap() }
    queueMicrotask(() => !this.isEnded && this.onmessage({ data: reply }))
  }
  terminate() {
    this.isEnded = true
  }
}

/** A PNG as its beginning tells it: as many bytes as are read of any, and the picture’s size. */
async function decode(width = size.width, height = size.height) {
  const head = new Uint8Array(256 * 1024)
  head.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  new DataView(head.buffer).setUint32(16, width)
  new DataView(head.buffer).setUint32(20, height)
  const { decode } = await import('./decoder.ts')
  return decode({ blob: new Blob(['picture']), head, name: 'a.png', limit: 4096 })
}

beforeEach(() => {
  vi.resetModules()
  FakeWorker.all = []
  FakeWorker.isRefused = false
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => void vi.unstubAllGlobals())

test('what the browser does not decode is told by what the file is', async () => {
  FakeWorker.isRefused = true
  await expect(decode()).rejects.toMatchObject({ fault: { code: 'Corrupt', name: 'a.png' } })
})

test('a picture that is too large is not begun', async () => {
  await expect(decode(30_000, 15_000)).rejects.toMatchObject({ fault: { code: 'TooLarge' } })
  expect(FakeWorker.all).toEqual([])
})
