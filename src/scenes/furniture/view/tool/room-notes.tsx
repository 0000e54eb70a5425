import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Fault } from '../../../../room-photo/model/photo-file.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Note } from '../../../../ui/note/note.tsx'
import { SiteLink } from '../../../../ui/site-link.tsx'
import { dismissFault, type Room } from '../../model/session.ts'
import { abandonOpening } from '../photo/open-photo.ts'

function faultText(fault: Fault, t: TFunction<'furniture'>): string {
  const { code, ...values } = fault
  return t(`fault${code}`, values)
}

/** What is wrong with a photo, in words, and what is being done with one. */
export function RoomNotes({ room }: { room: Room }) {
  const { t } = useTranslation('furniture')
  const { fault, opening } = useSnapshot(room)
  return (
    <>
      <div role="alert">
        {fault && (
          <Note kind="fault" dismiss={t('dismiss')} onDismiss={() => dismissFault(room)}>
            <p>
              {faultText(fault, t)}
              {fault.code === 'Panorama' && (
                <SiteLink href="/property-tours" className="ml-2 underline underline-offset-4">
                  {t('openTour')}
                </SiteLink>
              )}
            </p>
          </Note>
        )}
      </div>
      <div role="status">
        {opening && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-l-2 border-signal bg-surface py-1 pr-1 pl-4">
            <p className="min-w-0 grow wrap-anywhere">
              {t('opening', { name: opening.name })}
              <span className="ml-3 font-kind text-xs text-ink-soft">
                {t(`step${opening.step}`)}
              </span>
            </p>
            <Button variant="quiet" onClick={() => abandonOpening(room)}>
              {t('cancel')}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
