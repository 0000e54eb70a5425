import { expect, test } from 'vitest'
import { pantheonConfig } from '../config.ts'
import { changedParts } from './parts.ts'
import { columns } from './site-plan.ts'

// In print: De Fine Licht 1968; Wilson Jones 2000; the porch: Marder and Wilson Jones 2015.
test('every measure is the published one', () => {
  expect(pantheonConfig).toMatchObject({
    diameter: 43.3,
    oculus: 8.7,
    domeFoot: 6.4,
    domeTop: 1.2,
    porch: { width: 34.2, depth: 15.62 },
  })
  expect(columns).toHaveLength(16)
})

test('what has changed since is told, and what has not is not', () => {
  const changed = ['roof', 'statues', 'altar', 'porchBeams', 'attic', 'steps']
  expect(changedParts()).toEqual(expect.arrayContaining(changed))
  expect(changedParts()).not.toContain('dome')
})
