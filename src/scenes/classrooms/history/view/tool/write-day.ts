import { formatDate } from '../../../../../i18n/format-date.ts'

/**
 * A day of the year as the lesson's copy writes it, in its language: “June 21”.
 * @param day  1 to 365, of a year that has no 29 February
 */
export function writeDay(language: string, day: number): string {
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return formatDate(new Intl.DateTimeFormat(language, options), Date.UTC(2027, 0, day))
}

/**
 * An hour of the day as a clock shows it: “12:15”.
 * @param hour  0 to below 24, with its fraction
 */
export function formatHour(language: string, hour: number): string {
  return new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(hour * 3_600_000)
}
