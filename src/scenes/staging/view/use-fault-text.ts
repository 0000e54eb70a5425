import { useTranslation } from 'react-i18next'
import type { StagingFault } from '../model/fault.ts'

/** The sentence of a fault; of those that furnished photos have as well, it is the same. */
export function useFaultText(): (fault: StagingFault) => string {
  const { t } = useTranslation(['staging', 'furniture'])
  return ({ code, ...values }) => {
    switch (code) {
      case 'TooHeavy':
      case 'TooMany':
      case 'NoPlace':
      case 'Render':
      case 'Encode':
      case 'Pieces':
        return t(`staging:fault${code}`, values)
      default:
        return t(`furniture:fault${code}`, values)
    }
  }
}
