import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  document.body.innerHTML = ''
})
const rest = () => new Promise((resolve) => setTimeout(resolve, 10))
const refused = new DOMException('Not allowed here', 'SecurityError')

test.each<[string, number, () => unknown]>([
  ['says at once that something is kept does not wait', 1, () => true],
  ['says so after a while does not wait', 1, async () => ({ name: 'realia-rooms' })],
  ['has kept nothing waits', 0, async () => undefined],
  ['keeps nothing waits', 0, () => Promise.reject(refused)],
  [
    'refuses its storage waits',
    0,
    () => {
      throw refused
    },
  ],
  ['never answers waits', 0, () => new Promise<never>(() => {})],
])('a browser that %s for a sign of life', async (_what, atOnce, isKept) => {
  vi.resetModules()
  // As the build writes it: only what is prerendered waits for a sign of life.
  document.body.innerHTML = '<div id="root"><p>Read</p></div>'
  const { keptOrSign } = await import('./kept-or-sign.ts')
  const asked = vi.fn(isKept)
  const wanted = keptOrSign(asked)
  // Asked when the part is wanted, not when its page is read.
  expect(asked).not.toHaveBeenCalled()
  const called = vi.fn()
  wanted().then(called)
  await rest()
  expect(called).toHaveBeenCalledTimes(atOnce)
  dispatchEvent(new Event('pointermove'))
  await rest()
  expect(called).toHaveBeenCalledTimes(1)
})
