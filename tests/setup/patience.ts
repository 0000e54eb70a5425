import { configure } from '@testing-library/react'

// What is imported when it is first used has to be compiled first, which on a busy machine takes longer than the second
// that the library waits for an element.
configure({ asyncUtilTimeout: 10_000 })
