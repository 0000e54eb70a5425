import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Writes numbers as a language does, with as many decimal places as are told. */
export type FormatNumber = (value: number, places?: number) => string

export function createNumberFormatter(language: string): FormatNumber {
  // Making a format takes far longer than using it, and readings are written in every frame.
  const formats: Intl.NumberFormat[] = []
  return (value, places = 0) => {
    formats[places] ??= new Intl.NumberFormat(language, {
      minimumFractionDigits: places,
      maximumFractionDigits: places,
      // What rounds to nothing has no sign.
      signDisplay: 'negative',
    })
    return formats[places].format(value)
  }
}

/** @returns the same function as long as the language is the same */
export function useNumberFormatter(): FormatNumber {
  const { i18n } = useTranslation('shell')
  const { language } = i18n
  return useMemo(() => createNumberFormatter(language), [language])
}
