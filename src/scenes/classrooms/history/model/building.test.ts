import { expect, test } from 'vitest'
import { certainties, sources } from './certainty.ts'
import { coffers, domeThickness, oculusAngle } from './coffers.ts'
import { measures } from './measures.ts'
import { changedParts, parts } from './parts.ts'

// In print: De Fine Licht 1968; Wilson Jones 2000; the porch: Marder and Wilson Jones 2015.
test.each<[keyof typeof measures, number]>([
  ['innerDiameter', 43.3],
  ['innerHeight', 43.3],
  ['oculus', 8.7],
  ['domeFoot', 6.4],
  ['domeTop', 1.2],
  ['cofferRows', 5],
  ['coffersARow', 28],
  ['columns', 16],
  ['shaft', 11.8],
  ['porchWidth', 34.2],
  ['porchDepth', 15.62],
])('%s is %f', (id, value) => {
  expect(measures[id].value).toBe(value)
})

test('every measure and every part says how sure it is and where it comes from', () => {
  for (const { certainty, source } of Object.values(measures)) {
    expect(certainties).toContain(certainty)
    expect(Object.keys(sources)).toContain(source)
  }
  for (const id of ['domeFoot', 'domeTop', 'porchWidth', 'porchDepth'] as const)
    expect(measures[id].certainty, id).toBe('derived')
  for (const { certainty, source } of Object.values(parts)) {
    expect(certainties).toEqual(expect.arrayContaining(Object.values(certainty)))
    expect(Object.keys(sources)).toContain(source)
  }
})

test('a shaft is 40 Roman feet, and eight columns take up the porch', () => {
  // A Roman foot of 0.2957 m: Wilson Jones 2000.
  expect(Math.abs(measures.shaft.value / 0.2957 - 40)).toBeLessThan(0.2)
  const front = 7 * measures.columnSpacing.value + measures.shaftDiameter.value
  expect(front).toBeLessThan(measures.porchWidth.value)
  expect(front).toBeGreaterThan(measures.porchWidth.value - 2)
})

test('has 140 coffers in five rows that get lower and lie apart, below the oculus', () => {
  const all = coffers()
  expect(all).toHaveLength(5 * 28)
  const rows = [0, 1, 2, 3, 4].map((row) => all.filter((coffer) => coffer.row === row))
  for (const [i, row] of rows.entries()) {
    expect(row).toHaveLength(28)
    const [first, second] = row
    expect((second?.azimuth ?? 0) - (first?.azimuth ?? 0)).toBeGreaterThan(
      2 * (first?.halfWidth ?? 9),
    )
    const below = rows[i - 1]?.[0]
    if (!first || !below) continue
    expect(first.from).toBeGreaterThan(below.to)
    expect(first.to - first.from).toBeLessThan(below.to - below.from)
  }
  expect(Math.max(...all.map(({ to }) => to))).toBeLessThan((oculusAngle * Math.PI) / 180)
})

test('the dome thins from 6.4 m at its foot to 1.2 m at the oculus', () => {
  // By hand: the oculus cuts the sphere at arccos(8.7 / 43.3) = 78.4°.
  expect(oculusAngle).toBeCloseTo(78.4, 1)
  expect([0, oculusAngle, 90].map(domeThickness)).toEqual([
    6.4,
    expect.closeTo(1.2),
    expect.closeTo(1.2),
  ])
  expect(domeThickness(oculusAngle / 2)).toBeCloseTo(3.8)
})

test('what was bronze on the roof is lead today, statues are gone and an altar has come', () => {
  // Marder and Wilson Jones 2015; MacDonald 1976.
  expect(parts.roof).toMatchObject({ ancient: 'gilded-bronze', present: 'lead', changed: 663 })
  expect(parts.porchBeams).toMatchObject({ ancient: 'bronze', present: 'timber', changed: 1625 })
  expect(parts.attic).toMatchObject({ ancient: 'marble', present: 'stucco', changed: 1756 })
  expect(parts.altar).toMatchObject({ ancient: 'gone', present: 'marble', changed: 1725 })
  expect(changedParts()).toEqual(
    expect.arrayContaining(['roof', 'statues', 'altar', 'porchBeams', 'attic', 'steps']),
  )
  expect(changedParts()).not.toContain('dome')
  expect(parts.statues.present).toBe('gone')
  expect(parts.statues.ancient).not.toBe('gone')
})
