import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { CloseIcon } from '../../../../ui/icons/shell.tsx'
import { WarningIcon } from '../../../../ui/icons/tools.tsx'
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
        <div className="flex items-start gap-3 border-l-2 border-alert bg-surface py-1 pr-1 pl-4">
          <WarningIcon className="mt-3 text-alert" />
          <ul className="min-w-0 grow py-2.5 wrap-anywhere">
            {refused.map((fault, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may be wrong in the same way
              <li key={at} data-fault={fault.code}>
                {faultText(fault)}
              </li>
            ))}
          </ul>
          <Button
            variant="quiet"
            className="size-11 px-0! py-0!"
            aria-label={t('dismiss')}
            onClick={() => dismissRefused(staging)}
          >
            <CloseIcon />
          </Button>
        </div>
      )}
    </div>
  )
}
