import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const load = vi.fn<() => Promise<string>>()
const loaded = vi.fn()
const reload = vi.fn()
let failures: { count: number }

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const tell = async (event: Event, target: EventTarget = window) => {
  target.dispatchEvent(event)
  await wait(0)
}
const move = () => tell(new Event('pointermove'))
const press = (selector: string) =>
  tell(
    new MouseEvent('click', { bubbles: true, cancelable: true }),
    document.querySelector(selector) ?? window,
  )
/** The connection is back, and so is the code. */
const comeBack = () => {
  load.mockResolvedValue('there')
  return tell(new Event('online'))
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  document.body.innerHTML =
    '<div id="root"><div data-later=""><button type="button">Open</button><a href="#x">Read</a></div></div>'
  vi.stubGlobal('location', { hash: '', search: '', href: 'http://localhost/', reload })
  load.mockRejectedValue(new TypeError('Failed to fetch'))
  failures = (await import('../../ui/load-failure/store.ts')).loadFailure
  const { loadWithRetry } = await import('./load-with-retry.ts')
  loadWithRetry(load).then(loaded)
})
afterEach(async () => {
  // Ends what still waits.
  await comeBack()
  for (const mock of [load, loaded, reload]) mock.mockReset()
})

test('a failed load is retried after 2 s at the earliest, however many interactions follow', async () => {
  await wait(5000)
  expect(load).not.toHaveBeenCalled()
  for (let time = 0; time < 1900; time += 100) {
    await move()
    await wait(100)
  }
  expect(load).toHaveBeenCalledTimes(1)
  await wait(100)
  load.mockResolvedValue('there')
  await move()
  expect(load).toHaveBeenCalledTimes(2)
  expect(loaded).toHaveBeenCalledWith('there')
})

test('a failed load is retried at once when the connection is back', async () => {
  await move()
  await comeBack()
  expect(loaded).toHaveBeenCalledWith('there')
})

test.each([true, false])(
  'after three failures only a press on a button leads further: to the document anew, where it can be had: %s',
  async (canBeHad) => {
    const fetch = canBeHad ? async () => ({ ok: true }) : () => Promise.reject(new TypeError())
    vi.stubGlobal('fetch', vi.fn(fetch))
    for (let time = 0; time < 3; time += 1) {
      await move()
      await wait(2000)
    }
    await wait(10_000)
    await move()
    await press('a')
    expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([3, 0])
    await press('button')
    expect([reload.mock.calls.length, failures.count]).toEqual(canBeHad ? [1, 0] : [0, 1])
  },
)

test('a press whose part fails to load shows a message, until a load succeeds', async () => {
  await press('button')
  expect(failures.count).toBe(1)
  await comeBack()
  expect(failures.count).toBe(0)
})
