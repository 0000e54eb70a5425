import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../room-photo/view/formats.ts'
import { stagingConfig } from '../../config.ts'
import type { JoinFault } from '../../model/multi-photo/join-photos.ts'

/** Why two photos do not become one room, and what helps. */
export function JoinFaultText({ fault }: { fault: JoinFault }) {
  const { t } = useTranslation('staging')
  const { metres, number } = useFormats()
  const { name } = fault
  switch (fault.code) {
    case 'Horizon':
      return t('joinHorizon', { name, mark: fault.mark + 1 })
    case 'Close':
      return t('joinClose', { least: number(stagingConfig.multiPhoto.leastBetween * 100) })
    case 'Apart':
      return t('joinApart', { gap: metres(fault.gap) })
    case 'Order':
      return t('joinOrder', { first: fault.swap[0] + 1, second: fault.swap[1] + 1 })
    case 'Height':
      return t('joinHeight', { name, height: metres(fault.height) })
    case 'Outside':
    case 'NoCamera':
    case 'NoFloor':
      return t(`join${fault.code}`, { name })
  }
}
