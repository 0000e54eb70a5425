import { useTranslation } from 'react-i18next'
import { formatDate } from '../i18n/format-date.ts'

/** Formats a day in the page's language. @param iso  such as `2024-03-18` */
export function formatDay(iso: string, language: string): string {
  // In UTC on both sides, so that the day is the same in every time zone.
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return formatDate(format, new Date(`${iso}T00:00:00Z`))
}

/** A day as a `time` element. */
export function Day({ iso, className }: { iso: string; className?: string }) {
  const { i18n } = useTranslation('shell')
  return (
    // Browsers of another age may format it a little differently than the prerendered HTML.
    <time dateTime={iso} className={className} suppressHydrationWarning>
      {formatDay(iso, i18n.language)}
    </time>
  )
}
