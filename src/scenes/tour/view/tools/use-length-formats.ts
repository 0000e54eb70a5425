import { useTranslation } from 'react-i18next'
import { feetAndInches, type Units } from '../../model/tools/units.ts'

/** Says lengths as the page's language does, in meters or in feet and inches. */
export function useLengthFormats(units: Units) {
  const { t, i18n } = useTranslation('tour')
  const format = (length: number, digits: number) =>
    new Intl.NumberFormat(i18n.language, {
      style: 'unit',
      unit: 'meter',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(length)
  /** @param length  meters */
  const say = (length: number): string => {
    if (units === 'metres') return format(length, length < 100 ? 2 : 0)
    const { feet, inches } = feetAndInches(length)
    return feet === 0 ? t('inches', { inches }) : t('feetAndInches', { feet, inches })
  }
  return { say }
}
