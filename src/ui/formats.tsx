import { useTranslation } from 'react-i18next'
import { formatDate } from '../i18n/format-date.ts'

export type Formats = ReturnType<typeof createFormats>

/** How a language writes figures and days. Days are given as year-month-day and written in UTC, as they are read. */
export function createFormats(language: string) {
  const number = (options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, options).format
  const date = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    return (day: string | number) => formatDate(format, new Date(day))
  }
  const shares = number({ style: 'percent' })
  const minutes = number({ style: 'unit', unit: 'minute', maximumFractionDigits: 0 })
  const hours = date({ hour: 'numeric' })
  const times = date({ hour: 'numeric', minute: '2-digit' })
  return {
    language,
    count: number(),
    /** Of whole percent. */
    percent: (value: number) => shares(value / 100),
    decimal: number({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    /** The samples are of the United States. */
    money: number({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
    meters: number({ style: 'unit', unit: 'meter', maximumFractionDigits: 0 }),
    minutes: (seconds: number) => minutes(seconds / 60),
    day: date({ day: 'numeric', month: 'short' }),
    date: date({ day: 'numeric', month: 'short', year: 'numeric' }),
    longDate: date({ dateStyle: 'long' }),
    hour: (hour: number) => hours(Date.UTC(2026, 0, 1, hour)),
    /** Of a time of day such as `18:30`. */
    time: (clock: string) => times(`2026-01-01T${clock}Z`),
  }
}

const known = new Map<string, Formats>()

/** The formats of the page's language. */
export function useFormats(): Formats {
  const { language } = useTranslation('shell').i18n
  const formats = known.get(language) ?? createFormats(language)
  known.set(language, formats)
  return formats
}

export function Percent({ value }: { value: number }) {
  const { percent } = useFormats()
  // Browsers of another age may use another kind of space before the percent sign.
  return <span suppressHydrationWarning>{percent(value)}</span>
}
