import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useChosenTab } from './use-chosen-tab.ts'

afterEach(() => {
  location.hash = ''
})

test('the chosen subject stays while the address has other fragments', async () => {
  const { result } = renderHook(useChosenTab)
  const go = (hash: string) =>
    act(async () => {
      location.hash = hash
      dispatchEvent(new HashChangeEvent('hashchange'))
    })
  expect(result.current).toBe('biology')
  await go('#physics')
  expect(result.current).toBe('physics')
  await go('#main')
  expect(result.current).toBe('physics')
  await go('#history')
  expect(result.current).toBe('history')
})
