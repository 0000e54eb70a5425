import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  // As the build writes it: only what is prerendered waits for a sign of life.
  document.body.innerHTML = '<div id="root"><p>Read</p></div>'
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  document.body.innerHTML = ''
})

/** Whether the code of a lesson is called for before anybody has moved. */
async function isCalled(id: 'cell' | 'motion'): Promise<boolean> {
  const { keptOrSign } = await import('./kept-or-sign.ts')
  const waited = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 20))
  return Promise.race([keptOrSign(id)().then(() => true), waited])
}

test('a lesson that was begun here is fetched at once, another waits for a sign of life', async () => {
  localStorage.setItem('lesson-cell', '{}')
  expect(await isCalled('cell')).toBe(true)
  expect(await isCalled('motion')).toBe(false)
})

test('where the browser tells nothing of what it keeps, a lesson waits as well', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(await isCalled('cell')).toBe(false)
})
