import { expect, test } from 'vitest'
import { lengthWithin, parseLength, unitInText, withoutUnit } from './length.ts'

test.each([
  ['2', 'm', 2],
  [' 1,85 ', 'm', 1.85],
  [',5', 'm', 0.5],
  ['210', 'cm', 2.1],
  ['29,7', 'cm', 0.297],
  ['1 250', 'cm', 12.5],
  ['1\u202f250', 'cm', 12.5],
  ['४,५', 'm', 4.5],
] as const)('%j in %s, the unit that is chosen, is read', (text, unit, metres) => {
  expect(parseLength(text, unit)).toBeCloseTo(metres, 9)
})

test.each([
  ['English', '4.5 m|4.5m|450cm.|4500 mm|4.5 metres|4.5 Meters|450 centimetres'],
  ['Spanish', '4,5 m|4,50 metros|450 centímetros|4500 milímetros'],
  ['French', '4,5\u00a0m|4,5\u202fmètres|450 centimètres|4 m 50|4m50|4 m 50 cm'],
  ['German, of visitors of the English pages', '4,5 Meter|450 Zentimeter'],
  ['Hindi', '४.५ मी|4.5 मीटर|४५० सेमी|450 से.मी.|450 सें॰मी॰|450 सेंटीमीटर|४५०० मिमी|4500 मिलीमीटर'],
])('4.5 m are told with their unit in %s, whatever is chosen', (_language, texts) => {
  for (const text of texts.split('|')) {
    expect.soft(parseLength(text, 'm'), text).toBeCloseTo(4.5, 9)
    expect.soft(parseLength(text, 'cm'), text).toBeCloseTo(4.5, 9)
  }
})

test.each([
  ...['', ' ', 'abc', '-2', '1.2.3', '1.250,5', '1e3', '.', ',', 'm', 'Infinity', '4 ft', '4"'],
  ...['1..2', '1,.2', '2 miles', '4 m 5', '4 cm 50', '4 m 50 m', '१२३४५६ मील'],
])('%j is no length', (text) => {
  expect(parseLength(text, 'm')).toBeNull()
})

test.each([
  ['4,5', 4.5],
  ['450,5', 4.505],
  ['4.5 m', 4.5],
  ['150', 1.5],
  ['20', 20],
  ...['1', '149', '140 cm', '2001', '21', '30 m', 'wide'].map((text) => [text, null] as const),
] as const)('%j of a room in centimetres is %j m', (text, metres) => {
  const found = lengthWithin(text, 'cm', { min: 1.5, max: 20 })
  expect(found).toEqual(metres && expect.closeTo(metres, 9))
})

test.each([
  ['4 m', 'm', '4'],
  ['450 cm', 'cm', '450'],
  ['४५० से.मी.', 'cm', '४५०'],
  ['4 m 50', null, '4 m 50'],
  ['4 ft', null, '4 ft'],
] as const)('%j is told in %s, and is %j without it', (text, unit, figure) => {
  expect(unitInText(text)).toBe(unit)
  expect(withoutUnit(text)).toBe(figure)
})
