/**
 * A date as a language writes it. Where Intl leaves off, French goes on: the first of a month is its one ordinal,
 * “1er janvier”, on the line like the other ordinals of our copy, since our faces have no raised letters.
 */
export function formatDate(format: Intl.DateTimeFormat, date: Date | number): string {
  if (!format.resolvedOptions().locale.startsWith('fr')) return format.format(date)
  const parts = format.formatToParts(date)
  const hasWord = parts.some(({ type, value }) => type === 'month' && /\p{L}/u.test(value))
  const write = ({ type, value }: Intl.DateTimeFormatPart) =>
    hasWord && type === 'day' && value === '1' ? '1er' : value
  return parts.map(write).join('')
}
