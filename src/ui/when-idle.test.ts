import { expect, test, vi } from 'vitest'
import { needFirst, whenFirstViewIsThere } from './when-idle.ts'

test('what is fetched for later waits for all that the first view needs, also what joins meanwhile or fails', async () => {
  vi.stubGlobal('requestIdleCallback', (then: () => void) => then())
  let fail = (_: Error) => {}
  let come = () => {}
  const first = new Promise<void>((_, reject) => {
    fail = reject
  })
  const second = new Promise<void>((resolve) => {
    come = resolve
  })
  needFirst(first)
  const go = vi.fn()
  const gone = whenFirstViewIsThere().then(go)
  needFirst(second)
  fail(new Error('offline'))
  await Promise.allSettled([first])
  await new Promise((resolve) => setTimeout(resolve))
  expect(go).not.toHaveBeenCalled()
  come()
  await gone
  expect(go).toHaveBeenCalledOnce()
})
