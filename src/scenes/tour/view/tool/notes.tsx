import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { CloseIcon } from '../../../../ui/icons/shell.tsx'
import { InfoIcon, WarningIcon } from '../../../../ui/icons/tools.tsx'
import type { Fault } from '../../model/fault.ts'
import { kindOf } from '../../model/media.ts'
import { dismissNotes, type Tour } from '../../model/tour.ts'

/** The sentence for a fault. */
function faultText(fault: Fault, t: TFunction<'tour'>): string {
  const { code, ...values } = fault
  return t(`fault${code}`, values)
}

/** What went wrong or was left out, in words, and for readers also what was opened. */
export function Notes({ tour }: { tour: Tour }) {
  const { t } = useTranslation('tour')
  const { fault, leftOut, media, projection, opening } = useSnapshot(tour)
  const opened =
    media &&
    t('opened', { name: media.name, kind: t(`kind${kindOf(media, projection)}`), ...media.size })
  const said = opening ? t('opening', { name: opening.name }) : opened
  const note = fault ? faultText(fault, t) : leftOut > 0 && t('leftOut', { count: leftOut })
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div role="alert">
        {note && (
          <div
            className={classNames(
              'flex items-start gap-3 border-l-2 bg-surface py-1 pr-1 pl-4',
              fault ? 'border-alert' : 'border-ink',
            )}
          >
            {fault ? <WarningIcon className="mt-3 text-alert" /> : <InfoIcon className="mt-3" />}
            <p className="min-w-0 grow py-2.5 wrap-anywhere">{note}</p>
            <Button
              variant="quiet"
              className="size-11 px-0! py-0!"
              aria-label={t('dismiss')}
              onClick={() => dismissNotes(tour)}
            >
              <CloseIcon />
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
