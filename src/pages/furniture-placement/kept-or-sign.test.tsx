import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

/** A prerendered page in a browser that keeps databases of such names. */
async function arrive(databases: () => Promise<{ name: string }[]>) {
  vi.resetModules()
  document.body.innerHTML = '<div id="root"><p></p></div>'
  vi.stubGlobal('indexedDB', { databases })
  const { keptOrSign } = await import('./kept-or-sign.ts')
  const called = vi.fn()
  keptOrSign().then(called)
  await new Promise((resolve) => setTimeout(resolve, 10))
  return called
}

test('where rooms are kept the part is wanted at once', async () => {
  expect(await arrive(async () => [{ name: 'realia-rooms' }])).toHaveBeenCalledOnce()
})

test.each([
  ['has kept nothing yet', async () => []],
  ['keeps nothing', async () => Promise.reject(new Error('Not allowed here'))],
  [
    'does not tell',
    () => {
      throw new TypeError('indexedDB.databases is not a function')
    },
  ],
  ['never answers', () => new Promise<never>(() => {})],
])('a browser that %s waits for a sign of life', async (_, databases) => {
  const called = await arrive(databases)
  expect(called).not.toHaveBeenCalled()
  dispatchEvent(new Event('pointermove'))
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(called).toHaveBeenCalledOnce()
})
