import { useTranslation } from 'react-i18next'
import { formatDate } from '../i18n/format-date.ts'

/** A day as the page's language writes it. @param iso  such as `2024-03-18` */
export function formatDay(iso: string, language: string): string {
  // In UTC on both ends: the day is the same wherever it is read.
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return formatDate(format, new Date(`${iso}T00:00:00Z`))
}

/** A day, readable by machines as well. */
export function Day({ iso, className }: { iso: string; className?: string }) {
  const { i18n } = useTranslation('shell')
  return (
    // Another age of browser may write it a little differently.
    <time dateTime={iso} className={className} suppressHydrationWarning>
      {formatDay(iso, i18n.language)}
    </time>
  )
}
