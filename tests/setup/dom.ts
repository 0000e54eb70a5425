import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

// What is imported when it is first used has to be compiled first, which on a busy machine takes longer than the second
// that the library waits for an element.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => localStorage.clear())
afterEach(cleanup)
