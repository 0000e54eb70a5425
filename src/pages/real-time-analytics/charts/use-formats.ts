import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RealTimeAnalytics } from '../../../../content/schemas/real-time-analytics.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import type { Live } from '../model/live.ts'

/** Figures, days and hours as the page's language writes them. Percentages come as whole percent. */
export function useFormats() {
  const { language } = useTranslation('shell').i18n
  return useMemo(() => {
    const whole = new Intl.NumberFormat(language)
    const percents = new Intl.NumberFormat(language, { style: 'percent' })
    const days = new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    })
    const hours = new Intl.DateTimeFormat(language, { hour: 'numeric', timeZone: 'UTC' })
    return {
      language,
      count: (value: number) => whole.format(value),
      percent: (value: number) => percents.format(value / 100),
      day: (date: string) => formatDate(days, new Date(date)),
      hour: (hour: number) => hours.format(Date.UTC(2026, 0, 1, hour)),
    }
  }, [language])
}

export interface ChartProps {
  copy: RealTimeAnalytics['charts']
  live: Live
  className?: string
}
