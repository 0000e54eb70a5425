import { beforeEach, expect, test, vi } from 'vitest'
import { crcThread } from './crc-thread.ts'

/** A thread that answers as a test tells it to. */
class FakeWorker extends EventTarget {
  static last: FakeWorker
  static answer: (worker: FakeWorker, port: MessagePort) => void
  terminate = vi.fn()
  constructor() {
    super()
    FakeWorker.last = this
  }
  postMessage(_blob: Blob, [port]: MessagePort[]) {
    if (port) FakeWorker.answer(this, port)
  }
}

const file = new Blob(['123456789'])
const real = 0xcbf43926

beforeEach(() => void vi.stubGlobal('Worker', FakeWorker))

test('the thread answers each file, in whatever order', async () => {
  const asked: MessagePort[] = []
  FakeWorker.answer = (_worker, port) => asked.push(port)
  const { crcOf, end } = crcThread()
  const both = Promise.all([crcOf(file), crcOf(file)])
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked[1]?.postMessage(20)
  asked[0]?.postMessage(10)
  expect(await both).toEqual([10, 20])
  end()
  expect(FakeWorker.last.terminate).toHaveBeenCalled()
})

test('a file that cannot be read any more is said', async () => {
  FakeWorker.answer = (_worker, port) => port.postMessage(null)
  await expect(crcThread().crcOf(file)).rejects.toMatchObject({ name: 'NotReadableError' })
})

test('where the thread breaks, cannot start or is not there, the page does it', async () => {
  FakeWorker.answer = (worker) => worker.dispatchEvent(new Event('error'))
  const { crcOf } = crcThread()
  expect([await crcOf(file), await crcOf(file)]).toEqual([real, real])
  const refuse = () => {
    throw new DOMException('Blocked', 'SecurityError')
  }
  for (const none of [refuse, undefined]) {
    vi.stubGlobal('Worker', none)
    expect(await crcThread().crcOf(file)).toBe(real)
  }
})
