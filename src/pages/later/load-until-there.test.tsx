import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const load = vi.fn<() => Promise<string>>()
const reload = vi.fn()
let failures: { count: number }

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  document.body.innerHTML =
    '<div id="root"><div data-later=""><button type="button">Open</button><a href="#x">Read</a></div></div>'
  vi.stubGlobal('location', { hash: '', search: '', href: 'http://localhost/', reload })
  load.mockRejectedValue(new TypeError('Failed to fetch'))
  failures = (await import('../../ui/load-failure/store.ts')).loadFailure
})
afterEach(() => {
  // Ends what still waits.
  load.mockResolvedValue('there')
  dispatchEvent(new Event('online'))
  vi.useRealTimers()
  vi.unstubAllGlobals()
  load.mockReset()
  reload.mockReset()
})

const begin = async () => {
  const { loadUntilThere } = await import('./load-until-there.ts')
  const loaded = vi.fn()
  loadUntilThere(load).then(loaded)
  return loaded
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const move = async () => {
  dispatchEvent(new Event('pointermove'))
  await wait(0)
}
const press = async (selector: string) => {
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await wait(0)
}
const failThrice = async () => {
  await begin()
  await move()
  for (const _ of [2, 3]) {
    await wait(2000)
    await move()
  }
  expect(load).toHaveBeenCalledTimes(3)
}

test('tries again no sooner than after 2 s, however much the mouse moves', async () => {
  const loaded = await begin()
  await wait(5000)
  expect(load).not.toHaveBeenCalled()
  await move()
  expect(load).toHaveBeenCalledTimes(1)
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

test('tries again at once when the connection is back', async () => {
  const loaded = await begin()
  await move()
  load.mockResolvedValue('there')
  dispatchEvent(new Event('online'))
  await wait(0)
  expect(loaded).toHaveBeenCalledWith('there')
})

test('after three failures only a press on a button leads further: it loads the document anew', async () => {
  const fetch = vi.fn().mockResolvedValue({ ok: true })
  vi.stubGlobal('fetch', fetch)
  await failThrice()
  await wait(10_000)
  await move()
  await press('a')
  expect(load).toHaveBeenCalledTimes(3)
  expect(reload).not.toHaveBeenCalled()
  await press('button')
  expect(reload).toHaveBeenCalledOnce()
})

test('where the document cannot be had either, the page stays and says so', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
  await failThrice()
  expect(failures.count).toBe(0)
  await press('button')
  expect(reload).not.toHaveBeenCalled()
  expect(failures.count).toBe(1)
})

test('a press whose part cannot be fetched is answered, and the answer goes when it can', async () => {
  await begin()
  await press('button')
  expect(failures.count).toBe(1)
  load.mockResolvedValue('there')
  dispatchEvent(new Event('online'))
  await wait(0)
  expect(failures.count).toBe(0)
})
