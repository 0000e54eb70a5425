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
  const { signOfLife } = await import('./sign-of-life.ts')
  signOfLife().then(() => {
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
])('a %s of %s is a sign of life: %s', async (sign, selector, isOne) => {
  await settled()
  expect(woken).toBe(false)
  const target = selector === 'html' ? document : document.querySelector(selector)
  target?.dispatchEvent(new Event(sign, { bubbles: selector !== 'ul' }))
  await settled()
  expect(woken).toBe(isOne)
})

test('a file that was chosen before the code ran is a sign of life', async () => {
  const files = [new File(['x'], 'room.jpg')]
  Object.defineProperty(document.querySelector('input'), 'files', { value: files })
  await run()
  await settled()
  expect(woken).toBe(true)
})
