import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let woken: boolean
beforeEach(async () => {
  document.body.innerHTML = '<div id="root"><main><ul></ul><input type="file"></main></div>'
  await run()
})
afterEach(() => {
  document.body.innerHTML = ''
})

/** Loads the code anew, as on a page that has just come. */
async function run() {
  vi.resetModules()
  woken = false
  const { firstInteraction } = await import('./first-interaction.ts')
  firstInteraction().then(() => {
    woken = true
  })
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

test.each([
  ['scroll', 'html', true],
  ['pointermove', 'html', true],
  ['keydown', 'html', true],
  ['input', 'input', true],
  ['change', 'input', true],
  // A row that scrolls by itself to what is chosen in it.
  ['scroll', 'ul', false],
])('a %s of %s counts as an interaction: %s', async (sign, selector, isOne) => {
  await settled()
  expect(woken).toBe(false)
  const target = selector === 'html' ? document : document.querySelector(selector)
  target?.dispatchEvent(new Event(sign, { bubbles: selector !== 'ul' }))
  await settled()
  expect(woken).toBe(isOne)
})

test('a file that was chosen before the code ran counts as an interaction', async () => {
  const files = [new File(['x'], 'room.jpg')]
  Object.defineProperty(document.querySelector('input'), 'files', { value: files })
  await run()
  await settled()
  expect(woken).toBe(true)
})

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
])('a browser that %s for an interaction', async (_what, atOnce, isKept) => {
  vi.resetModules()
  // As the build writes it: only what is prerendered waits for an interaction.
  document.body.innerHTML = '<div id="root"><p>Read</p></div>'
  const { whenSavedOrInteracted } = await import('./first-interaction.ts')
  const asked = vi.fn(isKept)
  const wanted = whenSavedOrInteracted(asked)
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
