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

test.each(['scroll', 'pointermove', 'keydown'])(
  'a %s of the page is a sign of life',
  async (sign) => {
    await settled()
    expect(woken).toBe(false)
    document.dispatchEvent(new Event(sign, { bubbles: true }))
    await settled()
    expect(woken).toBe(true)
  },
)

test.each(['input', 'change'])('an %s of a field is a sign of life by itself', async (sign) => {
  document.querySelector('input')?.dispatchEvent(new Event(sign, { bubbles: true }))
  await settled()
  expect(woken).toBe(true)
})

test('a file that was chosen before the code ran is a sign of life', async () => {
  const files = [new File(['x'], 'room.jpg')]
  Object.defineProperty(document.querySelector('input'), 'files', { value: files })
  await run()
  await settled()
  expect(woken).toBe(true)
})

test('a row that scrolls by itself to what is chosen in it is none', async () => {
  document.querySelector('ul')?.dispatchEvent(new Event('scroll'))
  await settled()
  expect(woken).toBe(false)
})
