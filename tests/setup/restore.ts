import { afterEach, vi } from 'vitest'

// What a test puts in the place of clocks, globals and functions is its own: the next one finds the real ones.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
