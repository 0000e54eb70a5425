import { beforeEach, expect, test, vi } from 'vitest'

/** A decoder's other side, which decodes no file. */
class FakeWorker extends EventTarget {
  static begun = 0
  constructor() {
    super()
    FakeWorker.begun += 1
  }
  postMessage(_job: unknown, [port]: MessagePort[]) {
    port?.postMessage({ isRefused: true })
  }
}

/** A PNG as its beginning tells it: as many bytes as are read of any, and the picture’s size. */
async function decode(width = 8192, height = 4096) {
  const head = new Uint8Array(256 * 1024)
  head.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  new DataView(head.buffer).setUint32(16, width)
  new DataView(head.buffer).setUint32(20, height)
  const { decode } = await import('./decoder.ts')
  return decode({ blob: new Blob(['picture']), head, name: 'a.png' }, 4096)
}

beforeEach(() => {
  vi.resetModules()
  FakeWorker.begun = 0
  vi.stubGlobal('Worker', FakeWorker)
})

test('what the browser does not decode is told by what the file is', async () => {
  await expect(decode()).rejects.toMatchObject({ fault: { code: 'Corrupt', name: 'a.png' } })
})

test('a picture that is too large is not begun', async () => {
  await expect(decode(30_000, 15_000)).rejects.toMatchObject({ fault: { code: 'TooLarge' } })
  expect(FakeWorker.begun).toBe(0)
})
