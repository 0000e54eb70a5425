export type Units = 'metres' | 'feet'

/** International, by definition; meters. */
const inch = 0.0254

/** A length as people say it who count in feet: to the nearest inch. @param length  meters */
export function feetAndInches(length: number): { feet: number; inches: number } {
  const inches = Math.round(length / inch)
  return { feet: Math.floor(inches / 12), inches: inches % 12 }
}

const number = '(\\d+(?:[.,]\\d+)?)'
const feetForm = new RegExp(
  `^${number}\\s*(?:ft|feet|foot|′|'|’)\\s*(?:${number}\\s*(?:in|inch|inches|″|"|”|'')?)?$`,
  'i',
)
const inchForm = new RegExp(`^${number}\\s*(?:in|inch|inches|″|"|”|'')$`, 'i')
const metreForm = new RegExp(`^${number}\\s*(mm|cm|m|metres?|meters?|मी|मी॰)?$`, 'i')

const numberOf = (text: string | undefined) => Number((text ?? '0').replace(',', '.'))

/**
 * Reads a length as a person writes it: `0.9`, `0,9 m`, `90 cm`, `2 ft 11 in`, `2' 11"`, `35 in`.
 * @param units  of a number alone
 * @returns meters; null for what is no length above zero
 */
export function parseLength(text: string, units: Units): number | null {
  const written = text.trim()
  const [, feet, inches] = written.match(feetForm) ?? []
  const [, alone] = written.match(inchForm) ?? []
  const [, metric, unit = units === 'feet' ? 'ft' : 'm'] = written.match(metreForm) ?? []
  if (feet !== undefined) return above((numberOf(feet) * 12 + numberOf(inches)) * inch)
  if (alone !== undefined) return above(numberOf(alone) * inch)
  if (metric !== undefined) return above(numberOf(metric) * scaleOf(unit.toLowerCase()))
  return null
}

const scaleOf = (unit: string) =>
  unit === 'mm' ? 0.001 : unit === 'cm' ? 0.01 : unit === 'ft' ? 12 * inch : 1

const above = (length: number) => (length > 0 ? length : null)
