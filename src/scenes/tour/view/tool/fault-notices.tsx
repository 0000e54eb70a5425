import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Callout } from '../../../../ui/callout/callout.tsx'
import type { Fault } from '../../model/fault.ts'
import { dismissFaults, type Tour } from '../../model/tour.ts'

/** What went wrong, until it is dismissed. @param say  a fault in words */
export function FaultNotices({ tour, say }: { tour: Tour; say: (fault: Fault) => string }) {
  const { t } = useTranslation('tour')
  const { fault, otherFaults } = useSnapshot(tour)
  const faults = [...(fault ? [fault] : []), ...otherFaults]
  return (
    <div role="alert">
      {faults.length > 0 && (
        <Callout kind="fault" dismiss={t('dismiss')} onDismiss={() => dismissFaults(tour)}>
          {faults.map((each) => (
            <p key={each.code + ('name' in each ? each.name : '')}>{say(each)}</p>
          ))}
        </Callout>
      )}
    </div>
  )
}
