/** What lengths are told in. */
export const units = ['m', 'cm'] as const
export type Unit = (typeof units)[number]

/** Metres in one of a unit, by its abbreviations and the beginnings of its names in the languages of this site. */
const written: readonly (readonly [size: number, names: RegExp])[] = [
  [0.001, /^(mm$|mill?[ií]m|मिमी$|मिलीमी)/],
  [0.01, /^(cm$|[cz]ent[ií]m|सेमी$|सेंमी$|सेंटीमी|सेण्टीमी)/],
  [1, /^(m$|m[eéè]t|मी$|मीटर)/],
]

const number = String.raw`(\d+(?:[.,]\d*)?|[.,]\d+)`
const shapes = {
  /** `450`, `4,5 m`, `450 cm` */
  plain: new RegExp(`^${number}(\\D*)$`),
  /** `1 m 80`, `1m80`, `1 m 80 cm`, as one says it */
  spoken: /^(\d+)([^\d.,]+)(\d{1,2})(\D*)$/,
}

/**
 * A length as somebody writes it: with a point or a comma, in Latin digits or in those of Hindi, with or without a unit.
 * @param unit  what a bare number is told in
 * @returns metres; null for what is no length
 */
export function lengthOf(text: string, unit: Unit): number | null {
  const plain = tidy(text)
  const [, figure = '', name = ''] = shapes.plain.exec(plain) ?? []
  if (figure) {
    const size = name === '' ? sizes[unit] : sizeOf(name)
    return size === null ? null : Number(figure.replace(',', '.')) * size
  }
  const [, metres = '', first = '', rest = '', second = ''] = shapes.spoken.exec(plain) ?? []
  if (sizeOf(first) !== 1 || (second !== '' && sizeOf(second) !== 0.01)) return null
  // "1 m 8" may be 1.8 m or 1.08 m: only a unit tells.
  if (second === '' && rest.length < 2) return null
  return Number(metres) + Number(rest) / 100
}

/** The unit that somebody has written behind a number; null for none. */
export function unitIn(text: string): Unit | null {
  const [, , name = ''] = shapes.plain.exec(tidy(text)) ?? []
  const size = name === '' ? null : sizeOf(name)
  return units.find((unit) => sizes[unit] === size) ?? null
}

/** What stands before the unit, for another one to be chosen; the same where none is written. */
export const withoutUnit = (text: string): string =>
  unitIn(text) ? text.replace(/[^\d०-९]+$/u, '') : text

/**
 * The same where only one unit gives a sensible length: `4,5` of a room in centimetres is told in metres.
 * @param range  metres
 * @returns metres in the range; null for what is no such length
 */
export function lengthWithin(
  text: string,
  unit: Unit,
  { min, max }: { readonly min: number; readonly max: number },
): number | null {
  const readings = [unit, ...units].map((each) => lengthOf(text, each))
  return readings.find((length) => length !== null && length >= min && length <= max) ?? null
}

const sizes: Record<Unit, number> = { m: 1, cm: 0.01 }

const sizeOf = (name: string): number | null =>
  written.find(([, names]) => names.test(name))?.[0] ?? null

const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    // Groups of thousands, too: nobody writes a decimal sign as a space.
    .replace(/\s+/g, '')
    // `cm.`, and the Hindi abbreviations `से.मी.` and `मी॰`.
    .replace(/(?<=\D)[.॰]|[.॰](?=[^\d\s])/g, '')
