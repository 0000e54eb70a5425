import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let woken: boolean
beforeEach(async () => {
  vi.resetModules()
  document.body.innerHTML = '<div id="root"><main><ul></ul></main></div>'
  woken = false
  const { signOfLife } = await import('./sign-of-life.ts')
  signOfLife().then(() => {
    woken = true
  })
})
afterEach(() => {
  document.body.innerHTML = ''
})

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

test('a row that scrolls by itself to what is chosen in it is none', async () => {
  document.querySelector('ul')?.dispatchEvent(new Event('scroll'))
  await settled()
  expect(woken).toBe(false)
})
