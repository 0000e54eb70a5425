import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  document.body.innerHTML = ''
})

const rest = () => new Promise((resolve) => setTimeout(resolve, 10))

/** A prerendered page; says whether its part is wanted at once, and whether it is after a sign of life. */
async function arrive(isKept: () => unknown) {
  vi.resetModules()
  // As the build writes it: only what is prerendered waits for a sign of life.
  document.body.innerHTML = '<div id="root"><p>Read</p></div>'
  const { keptOrSign } = await import('./kept-or-sign.ts')
  const called = vi.fn()
  const kept = vi.fn(isKept)
  const call = keptOrSign(kept)
  // Asked when the part is wanted, not when its page is read.
  expect(kept).not.toHaveBeenCalled()
  call().then(called)
  await rest()
  const atOnce = called.mock.calls.length
  dispatchEvent(new Event('pointermove'))
  await rest()
  return { atOnce, after: called.mock.calls.length }
}

test.each([
  ['at once', () => true],
  ['after a while', async () => ({ name: 'realia-rooms' })],
])(
  'a browser that says %s that something is kept wants the part without a sign',
  async (_, isKept) => {
    expect(await arrive(isKept)).toEqual({ atOnce: 1, after: 1 })
  },
)

test.each([
  ['has kept nothing', async () => undefined],
  ['keeps nothing', () => Promise.reject(new Error('Not allowed here'))],
  [
    'refuses its storage',
    () => {
      throw new DOMException('Not allowed here', 'SecurityError')
    },
  ],
  ['never answers', () => new Promise<never>(() => {})],
])('a browser that %s waits for a sign of life', async (_, isKept) => {
  expect(await arrive(isKept)).toEqual({ atOnce: 0, after: 1 })
})
