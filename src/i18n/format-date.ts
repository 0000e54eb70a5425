/**
 * Formats a date. French writes the first of a month as an ordinal, “1er janvier”, which Intl does not; without a
 * superscript, since our fonts have none.
 */
export function formatDate(format: Intl.DateTimeFormat, date: Date | number): string {
  if (!format.resolvedOptions().locale.startsWith('fr')) return format.format(date)
  const parts = format.formatToParts(date)
  const hasWord = parts.some(({ type, value }) => type === 'month' && /\p{L}/u.test(value))
  const write = ({ type, value }: Intl.DateTimeFormatPart) =>
    hasWord && type === 'day' && value === '1' ? '1er' : value
  return parts.map(write).join('')
}
