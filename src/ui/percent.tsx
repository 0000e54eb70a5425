import { useTranslation } from 'react-i18next'

/** Formats whole percent in the page's language. */
export function usePercent(): (percent: number) => string {
  const { i18n } = useTranslation('shell')
  const format = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  return (percent) => format.format(percent / 100)
}

export function Percent({ value }: { value: number }) {
  const percent = usePercent()
  // Browsers of another age may use another kind of space before the percent sign.
  return <span suppressHydrationWarning>{percent(value)}</span>
}
