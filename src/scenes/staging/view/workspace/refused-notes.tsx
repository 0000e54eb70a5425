import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Note } from '../../../../ui/note/note.tsx'
import { dismissRefused, type Staging } from '../../model/staging.ts'
import { useFaultText } from '../use-fault-text.ts'

/** Of each file that was not taken, why. */
export function RefusedNotes({ staging }: { staging: Staging }) {
  const { t } = useTranslation('staging')
  const { refused } = useSnapshot(staging)
  const faultText = useFaultText()
  return (
    <div role="alert" className="empty:hidden">
      {refused.length > 0 && (
        <Note kind="fault" dismiss={t('dismiss')} onDismiss={() => dismissRefused(staging)}>
          <ul>
            {refused.map((fault, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may be wrong in the same way
              <li key={at} data-fault={fault.code}>
                {faultText(fault)}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}
