import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Formats lengths, shares and counts in the page's language. */
export function useMeasureFormats() {
  const { language } = useTranslation('hologram').i18n
  return useMemo(() => {
    const unit = { style: 'unit', unit: 'meter', maximumFractionDigits: 0 } as const
    const minutes = new Intl.NumberFormat(language, { ...unit, unit: 'minute' })
    const meters = new Intl.NumberFormat(language, unit)
    const percents = new Intl.NumberFormat(language, { style: 'percent' })
    const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
    return {
      meters: (value: number) => meters.format(value),
      minutes: (seconds: number) => minutes.format(seconds / 60),
      /** @param share  from 0 to 1 */
      percent: (share: number) => percents.format(share),
      whole: (value: number) => whole.format(value),
    }
  }, [language])
}
