import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { classNames } from '../../../../ui/class-names.ts'
import type { District, FenceEvent } from '../../model/district.ts'

/** The events of the walk, the newest first; a live region announces each once. */
export function EventList({ district }: { district: District }) {
  const { t } = useTranslation('district')
  const { events } = useSnapshot(district)
  const [newest] = events
  const said = ({ fence, entered }: FenceEvent) =>
    t(entered ? 'entered' : 'left', { fence: t(`name_${fence}`) })
  return (
    <>
      <p role="status" className="sr-only">
        {newest && said(newest)}
      </p>
      {newest ? (
        <ol aria-label={t('events')} className="mt-4 font-mono text-xs leading-5">
          {events.map((event, index) => (
            <li
              key={event.id}
              className={classNames(
                'flex justify-between gap-4 border-t py-2',
                index > 0 && 'text-ink-soft',
              )}
            >
              <span>{said(event)}</span>
              <span className="whitespace-nowrap">
                {t('at', { metres: Math.round(event.along) })}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="mt-4 border-t py-2 font-mono text-xs leading-5 text-ink-soft">
          {t('noEvents')}
        </p>
      )}
    </>
  )
}
