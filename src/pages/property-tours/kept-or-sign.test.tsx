import { afterEach, expect, test, vi } from 'vitest'
import { noteTours } from '../../scenes/tour/view/keep/tours-flag.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.innerHTML = ''
})

/** A prerendered page; says whether its tool is wanted at once, and whether it is after a sign of life. */
async function arrive() {
  vi.resetModules()
  document.body.innerHTML = '<div id="root"><p></p></div>'
  const { keptOrSign } = await import('./kept-or-sign.ts')
  const called = vi.fn()
  keptOrSign().then(called)
  const rest = () => new Promise((resolve) => setTimeout(resolve, 10))
  await rest()
  const atOnce = called.mock.calls.length
  dispatchEvent(new Event('pointermove'))
  await rest()
  return { atOnce, after: called.mock.calls.length }
}

test('where the tool noted that tours are kept it is wanted at once', async () => {
  noteTours(true)
  expect(await arrive()).toEqual({ atOnce: 1, after: 1 })
})

test('where none are kept any more it waits for a sign of life', async () => {
  noteTours(true)
  noteTours(false)
  expect(await arrive()).toEqual({ atOnce: 0, after: 1 })
})

test('where storage is refused it waits for a sign of life', async () => {
  vi.stubGlobal('localStorage', {
    clear: () => {},
    getItem: () => {
      throw new DOMException('Not allowed here', 'SecurityError')
    },
  })
  expect(await arrive()).toEqual({ atOnce: 0, after: 1 })
})
