import { useTranslation } from 'react-i18next'

/** Writes numbers as the language does, with as many decimal places as are told. */
export function useFigures(): (value: number, places?: number) => string {
  const { i18n } = useTranslation('shell')
  return (value, places = 0) => {
    // What rounds to nothing has no sign.
    const rounded = Number(value.toFixed(places)) || 0
    return new Intl.NumberFormat(i18n.language, {
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    }).format(rounded)
  }
}
