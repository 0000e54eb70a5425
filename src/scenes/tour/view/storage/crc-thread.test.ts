import { beforeEach, expect, test, vi } from 'vitest'
import { type CrcReply, type CrcRequest, crcThread } from './crc-thread.ts'

/** A thread that answers as a test tells it to. */
class FakeWorker {
  static last: FakeWorker
  static answer: (worker: FakeWorker, request: CrcRequest) => void
  onmessage: (event: { data: CrcReply }) => void = () => {}
  onerror: () => void = () => {}
  terminate = vi.fn()
  constructor() {
    FakeWorker.last = this
  }
  postMessage(request: CrcRequest) {
    FakeWorker.answer(this, request)
  }
}

const file = new Blob(['123456789'])
const real = 0xcbf43926

beforeEach(() => void vi.stubGlobal('Worker', FakeWorker))

test('the thread answers each file, in whatever order', async () => {
  const asked: CrcRequest[] = []
  FakeWorker.answer = (_worker, request) => asked.push(request)
  const { crcOf, end } = crcThread()
  const both = Promise.all([crcOf(file), crcOf(file)])
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  for (const { id } of asked.toReversed()) FakeWorker.last.onmessage({ data: { id, crc: id * 10 } })
  expect(await both).toEqual([10, 20])
  end()
  expect(FakeWorker.last.terminate).toHaveBeenCalled()
})

test('a file that cannot be read any more is said', async () => {
  FakeWorker.answer = (worker, { id }) => worker.onmessage({ data: { id, crc: null } })
  await expect(crcThread().crcOf(file)).rejects.toMatchObject({ name: 'NotReadableError' })
})

test('where the thread breaks, cannot start or is not there, the page does it', async () => {
  FakeWorker.answer = (worker) => worker.onerror()
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
