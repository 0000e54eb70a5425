import { describe, expect, test } from 'vitest'
import { lengthOf, lengthWithin, unitIn, withoutUnit } from './length.ts'

describe('a length in a unit that is chosen', () => {
  test.each([
    ['2', 'm', 2],
    [' 1,85 ', 'm', 1.85],
    ['.5', 'm', 0.5],
    [',5', 'm', 0.5],
    ['3.', 'm', 3],
    ['3,', 'm', 3],
    ['210', 'cm', 2.1],
    ['29,7', 'cm', 0.297],
    ['1 250', 'cm', 12.5],
    ['1\u202f250', 'cm', 12.5],
    ['४५०', 'cm', 4.5],
    ['४.५', 'm', 4.5],
    ['४,५', 'm', 4.5],
  ] as const)('%j in %s is read', (text, unit, metres) => {
    expect(lengthOf(text, unit)).toBeCloseTo(metres, 9)
  })
})

describe('a length with its unit, whatever is chosen', () => {
  test.each([
    // English
    ['4.5 m', 4.5],
    ['4.5m', 4.5],
    ['450 cm', 4.5],
    ['450cm.', 4.5],
    ['4500 mm', 4.5],
    ['4.5 metres', 4.5],
    ['4.5 Meters', 4.5],
    ['450 centimetres', 4.5],
    // Spanish
    ['4,5 m', 4.5],
    ['4,50 metros', 4.5],
    ['450 centímetros', 4.5],
    ['4500 milímetros', 4.5],
    // French
    ['4,5\u00a0m', 4.5],
    ['4,5\u202fmètres', 4.5],
    ['450 centimètres', 4.5],
    ['4 m 50', 4.5],
    ['4m50', 4.5],
    ['1 m 8 cm', 1.08],
    // German, of visitors of the English pages
    ['4,5 Meter', 4.5],
    ['450 Zentimeter', 4.5],
    // Hindi
    ['४.५ मी', 4.5],
    ['4.5 मीटर', 4.5],
    ['४५० सेमी', 4.5],
    ['450 से.मी.', 4.5],
    ['450 सें॰मी॰', 4.5],
    ['450 सेंटीमीटर', 4.5],
    ['४५०० मिमी', 4.5],
    ['4500 मिलीमीटर', 4.5],
  ])('%j is %d m', (text, metres) => {
    expect(lengthOf(text, 'm')).toBeCloseTo(metres, 9)
    expect(lengthOf(text, 'cm')).toBeCloseTo(metres, 9)
  })
})

test.each([
  ...['', ' ', 'abc', '-2', '1.2.3', '1.250,5', '1e3', '.', ',', 'm', 'Infinity', '4 ft', '4"'],
  ...['2 miles', '4 m 5', '4 cm 50', '4 m 50 m', '१२३४५६ मील'],
])('%j is no length', (text) => {
  expect(lengthOf(text, 'm')).toBeNull()
})

test.each([
  ['4,5', 4.5],
  ['4.5', 4.5],
  ['4', 4],
  ['450', 4.5],
  ['450,5', 4.505],
  ['4.5 m', 4.5],
  ['४.५', 4.5],
] as const)('%j of a room in centimetres is %d m', (text, metres) => {
  expect(lengthWithin(text, 'cm', { min: 1.5, max: 20 })).toBeCloseTo(metres, 9)
})

test.each(['1', '140 cm', '2100', '21', '30 m', 'wide'])('%j is no room', (text) => {
  expect(lengthWithin(text, 'cm', { min: 1.5, max: 20 })).toBeNull()
})

test.each([
  ['4 m', 'm'],
  ['450 cm', 'cm'],
  ['४५० सेमी', 'cm'],
  ['450', null],
  ['4500 mm', null],
  ['4 ft', null],
] as const)('%j is told in %s', (text, unit) => {
  expect(unitIn(text)).toBe(unit)
})

test.each([
  ['4 m', '4'],
  ['४५० से.मी.', '४५०'],
  ['450', '450'],
  ['4 m 50', '4 m 50'],
  ['wide', 'wide'],
])('%j without its unit is %j', (text, figure) => {
  expect(withoutUnit(text)).toBe(figure)
})
