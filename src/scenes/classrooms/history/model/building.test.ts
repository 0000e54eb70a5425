import { expect, test } from 'vitest'
import { certainties, measures, sources } from './measures.ts'

import { changedParts, parts } from './parts.ts'

// In print: De Fine Licht 1968; Wilson Jones 2000; the porch: Marder and Wilson Jones 2015.
test('every measure is the published one, and says with every part how sure it is and where it comes from', () => {
  expect(measures).toMatchObject({
    innerDiameter: { value: 43.3 },
    innerHeight: { value: 43.3 },
    oculus: { value: 8.7 },
    domeFoot: { value: 6.4, certainty: 'derived' },
    domeTop: { value: 1.2, certainty: 'derived' },
    columns: { value: 16 },
    shaft: { value: 11.8 },
    porchWidth: { value: 34.2, certainty: 'derived' },
    porchDepth: { value: 15.62, certainty: 'derived' },
  })
  for (const { certainty, source } of Object.values(measures)) {
    expect(certainties).toContain(certainty)
    expect(Object.keys(sources)).toContain(source)
  }
  for (const { certainty, source } of Object.values(parts)) {
    expect(certainties).toEqual(expect.arrayContaining(Object.values(certainty)))
    expect(Object.keys(sources)).toContain(source)
  }
})

test('what has changed since is told, and what has not is not', () => {
  const changed = ['roof', 'statues', 'altar', 'porchBeams', 'attic', 'steps']
  expect(changedParts()).toEqual(expect.arrayContaining(changed))
  expect(changedParts()).not.toContain('dome')
})
