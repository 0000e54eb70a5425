import { expect, test } from 'vitest'
import { coffers, domeThickness, oculusAngle } from './coffers.ts'
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

test('has 140 coffers in five rows of 28, all below the oculus', () => {
  const all = coffers()
  const rows = [0, 1, 2, 3, 4].map((row) => all.filter((coffer) => coffer.row === row).length)
  expect(rows).toEqual([28, 28, 28, 28, 28])
  expect(Math.max(...all.map(({ to }) => to))).toBeLessThan((oculusAngle * Math.PI) / 180)
})

test('the dome thins from 6.4 m at its foot to 1.2 m at the oculus', () => {
  // By hand: the oculus cuts the sphere at arccos(8.7 / 43.3) = 78.4°.
  expect(oculusAngle).toBeCloseTo(78.4, 1)
  for (const [angle, thick] of [
    [0, 6.4],
    [oculusAngle / 2, 3.8],
    [oculusAngle, 1.2],
    [90, 1.2],
  ] as const)
    expect(domeThickness(angle)).toBeCloseTo(thick)
})

test('what has changed since is told, and what has not is not', () => {
  const changed = ['roof', 'statues', 'altar', 'porchBeams', 'attic', 'steps']
  expect(changedParts()).toEqual(expect.arrayContaining(changed))
  expect(changedParts()).not.toContain('dome')
})
