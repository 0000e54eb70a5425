import { expect, test } from 'vitest'
import { biologyConfig, partIds } from '../config.ts'
import { drawnScale, inLargestUnit, scaledToRoom } from './size.ts'

const { cell, parts } = biologyConfig

// NIGMS 2021, Take a Tour of Your Cells' Organelles; membrane: Essential Cell Biology, 5th edition, chapter 11.
test.each([
  ['cell', cell, 10, 30, 'um'],
  ['nucleus', parts.nucleus, 5, 6, 'um'],
  ['mitochondrion', parts.mitochondrion, 1, 2, 'um'],
  ['lysosome', parts.lysosome, 0.05, 3, 'um'],
  ['ribosome', parts.ribosome, 20, 30, 'nm'],
  ['membrane', parts.membrane, 7, 7, 'nm'],
] as const)('%s has its published size', (_name, size, from, to, unit) => {
  expect(size && inLargestUnit(size)).toEqual({ from, to, unit })
})

test.each([
  ['a nucleus', parts.nucleus, { from: 2.5, to: 3, unit: 'm' }],
  ['a ribosome', parts.ribosome, { from: 1, to: 1.5, unit: 'cm' }],
])('in a cell as wide as a classroom %s is %o', (_name, size, shown) => {
  expect(inLargestUnit(scaledToRoom(size ?? cell))).toEqual(shown)
})

test('true scale draws everything at its size; enlarged, every part that has a size can be seen', () => {
  /** Of a cell of 20 micrometers that is 800 pixels wide: below one nothing can be made out. */
  const pixels = 800 / biologyConfig.comparison.cell
  for (const part of partIds) {
    expect(drawnScale(part, 'true')).toBe(1)
    const size = parts[part]
    if (size) expect(size.to * drawnScale(part, 'enlarged') * pixels, part).toBeGreaterThan(1)
  }
  // What can be seen anyway is left as it is.
  for (const part of ['nucleus', 'mitochondrion'] as const)
    expect(drawnScale(part, 'enlarged')).toBe(1)
})
