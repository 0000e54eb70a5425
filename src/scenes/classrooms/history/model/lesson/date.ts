export const monthIds = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

/**
 * Day of the month and month of a day of the year that has no 29 February.
 * @param day  1 to 365
 */
export function dateOf(day: number): { figure: number; word: (typeof monthIds)[number] } {
  const date = new Date(Date.UTC(2027, 0, day))
  return { figure: date.getUTCDate(), word: monthIds[date.getUTCMonth()] ?? 'january' }
}
