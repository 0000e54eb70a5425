import { describe, expect, test } from 'vitest'
import { biologyConfig } from '../config.ts'
import { decades, inClassroom, logShare, readable } from './size.ts'

const { cell, parts, scale } = biologyConfig

// NIGMS 2021, Take a Tour of Your Cells' Organelles; membrane: Essential Cell Biology, 5th edition, chapter 11.
test.each([
  ['cell', cell, 10, 30, 'um'],
  ['nucleus', parts.nucleus, 5, 6, 'um'],
  ['mitochondrion', parts.mitochondrion, 1, 2, 'um'],
  ['lysosome', parts.lysosome, 0.05, 3, 'um'],
  ['ribosome', parts.ribosome, 20, 30, 'nm'],
  ['membrane', parts.membrane, 7, 7, 'nm'],
] as const)('%s has its published size', (_name, size, from, to, unit) => {
  expect(size && readable(size)).toEqual({ from, to, unit })
})

test('every part with a size is smaller than the cell and on the scale', () => {
  for (const size of [cell, ...Object.values(parts)]) {
    expect(size.from).toBeLessThanOrEqual(size.to)
    expect(size.to).toBeLessThanOrEqual(cell.to)
    expect(logShare(size.from, scale)).toBeGreaterThan(0)
    expect(logShare(size.to, scale)).toBeLessThan(1)
  }
})

describe('the logarithmic scale', () => {
  test('takes its ends to 0 and 1, and each decade the same way', () => {
    expect(logShare(scale.from, scale)).toBe(0)
    expect(logShare(scale.to, scale)).toBeCloseTo(1)
    const places = decades(scale).map((metres) => logShare(metres, scale))
    expect(places).toHaveLength(6)
    places.forEach((place, step) => {
      expect(place).toBeCloseTo(step / 5)
    })
  })

  test.each([0, -1, Number.NaN])('has no place for %d', (metres) => {
    expect(() => logShare(metres, scale)).toThrow(RangeError)
  })
})

test('in a cell as wide as a classroom a nucleus is a car and a ribosome a button', () => {
  expect(readable(inClassroom(parts.nucleus ?? cell))).toEqual({ from: 2.5, to: 3, unit: 'm' })
  expect(readable(inClassroom(parts.ribosome ?? cell))).toEqual({ from: 1, to: 1.5, unit: 'cm' })
  expect(readable(inClassroom(parts.membrane ?? cell))).toEqual({ from: 3.5, to: 3.5, unit: 'mm' })
})
