import { useTranslation } from 'react-i18next'
import type { SizeRange } from '../../config.ts'
import { readable } from '../../model/size.ts'

/** A size as a person reads it: one figure, or two with a dash between them, and the unit. */
export function useSizeText(): (size: SizeRange) => string {
  const { t, i18n } = useTranslation('biology')
  const format = new Intl.NumberFormat(i18n.language, { maximumSignificantDigits: 2 })
  return (size) => {
    const { from, to, unit } = readable(size)
    const figures = from === to ? [to] : [from, to]
    return t(`unit_${unit}`, { figure: figures.map((one) => format.format(one)).join('–') })
  }
}
