import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Writes numbers as a language does, with as many decimal places as are told. */
export const createFigures =
  (language: string) =>
  (value: number, places = 0): string =>
    value.toLocaleString(language, {
      minimumFractionDigits: places,
      maximumFractionDigits: places,
      // What rounds to nothing has no sign.
      signDisplay: 'negative',
    })

/** @returns the same function as long as the language is the same */
export function useFigures(): (value: number, places?: number) => string {
  const { i18n } = useTranslation('shell')
  const { language } = i18n
  return useMemo(() => createFigures(language), [language])
}
