import { useTranslation } from 'react-i18next'

/** A whole number of per cent as the language writes it. */
export function usePercent(): (percent: number) => string {
  const { i18n } = useTranslation('shell')
  const format = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  return (percent) => format.format(percent / 100)
}

export function Percent({ value }: { value: number }) {
  const percent = usePercent()
  // Another age of browser may set another kind of space before the per cent sign.
  return <span suppressHydrationWarning>{percent(value)}</span>
}
