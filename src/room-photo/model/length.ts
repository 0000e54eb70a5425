/** Units of length in inputs. */
export const units = ['m', 'cm'] as const
export type LengthUnit = (typeof units)[number]

/** Meters in one unit, by its abbreviations and the beginnings of its names in the site's languages. */
const written: readonly (readonly [size: number, names: RegExp])[] = [
  [0.001, /^(mm$|mill?[ií]m|मिमी$|मिलीमी)/],
  [0.01, /^(cm$|[cz]ent[ií]m|सेमी$|सेंमी$|सेंटीमी|सेण्टीमी)/],
  [1, /^(m$|m[eéè]t|मी$|मीटर)/],
]

const number = String.raw`(\d+(?:[.,]\d*)?|[.,]\d+)`
const shapes = {
  /** `450`, `4,5 m`, `450 cm` */
  plain: new RegExp(`^${number}(\\D*)$`),
  /** `1 m 80`, `1m80`, `1 m 80 cm` */
  spoken: /^(\d+)([^\d.,]+)(\d{1,2})(\D*)$/,
}

/**
 * Parses a length with decimal point or comma, in Latin or Devanagari digits, with or without a unit.
 * @param unit  of a bare number
 * @returns meters; null for an invalid text
 */
export function parseLength(text: string, unit: LengthUnit): number | null {
  const plain = tidy(text)
  const [, figure = '', name = ''] = shapes.plain.exec(plain) ?? []
  if (figure) {
    const size = name === '' ? sizes[unit] : sizeOf(name)
    return size === null ? null : Number(figure.replace(',', '.')) * size
  }
  const [, meters = '', first = '', rest = '', second = ''] = shapes.spoken.exec(plain) ?? []
  if (sizeOf(first) !== 1 || (second !== '' && sizeOf(second) !== 0.01)) return null
  // "1 m 8" is ambiguous (1.8 m or 1.08 m), so it needs a unit.
  if (second === '' && rest.length < 2) return null
  return Number(meters) + Number(rest) / 100
}

/** The unit in a text after the number; null for none. */
export function unitInText(text: string): LengthUnit | null {
  const [, , name = ''] = shapes.plain.exec(tidy(text)) ?? []
  const size = name === '' ? null : sizeOf(name)
  return units.find((unit) => sizes[unit] === size) ?? null
}

/** The text without its unit, so that another one can be chosen. */
export const withoutUnit = (text: string): string =>
  unitInText(text) ? text.replace(/[^\d०-९]+$/u, '') : text

/**
 * As `parseLength`, but picks the unit that gives a length in the range: `4,5` of a room in centimeters means meters.
 * @param range  meters
 * @returns meters in the range; null for an invalid text
 */
export function lengthWithin(
  text: string,
  unit: LengthUnit,
  { min, max }: { readonly min: number; readonly max: number },
): number | null {
  const readings = [unit, ...units].map((each) => parseLength(text, each))
  return readings.find((length) => length !== null && length >= min && length <= max) ?? null
}

const sizes: Record<LengthUnit, number> = { m: 1, cm: 0.01 }

const sizeOf = (name: string): number | null =>
  written.find(([, names]) => names.test(name))?.[0] ?? null

const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    // Groups of thousands too, since no language uses a space as decimal sign.
    .replace(/\s+/g, '')
    // `cm.`, and the Hindi abbreviations `से.मी.` and `मी॰`.
    .replace(/(?<=[\p{L}\p{M}])[.॰]|[.॰](?=\p{L})/gu, '')
