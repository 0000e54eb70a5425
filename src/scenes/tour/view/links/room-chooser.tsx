import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { InfoIcon } from '../../../../ui/icons/tools.tsx'
import type { FileId, Room, RoomId } from '../../model/document/tour-document.ts'
import { TouchButton } from '../press/buttons.tsx'

type ChooserProps = {
  rooms: readonly Room[]
  thumbs: Readonly<Record<FileId, string>>
  onChoose: (id: RoomId) => void
  /** It leads nowhere: there is something to read. */
  onNote: () => void
  onCancel: () => void
}

/** The rooms that the place which was pressed may lead to. */
export function RoomChooser({ rooms, thumbs, onChoose, onNote, onCancel }: ChooserProps) {
  const { t } = useTranslation('tour')
  const box = useRef<HTMLDivElement>(null)
  useEffect(
    () => box.current?.querySelector<HTMLElement>('ul button')?.focus({ preventScroll: true }),
    [],
  )

  return (
    <div
      ref={box}
      role="dialog"
      aria-label={t('linkWhere')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
      className="pointer-events-auto absolute inset-x-3 bottom-3 z-10 flex max-h-[calc(100%-1.5rem)] cursor-default flex-col rounded border bg-paper text-ink shadow sm:left-auto sm:w-80"
    >
      <div className="flex items-center justify-between gap-2 border-b py-1 pr-1 pl-4">
        <p className="font-semibold">{t('linkWhere')}</p>
        <TouchButton variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </TouchButton>
      </div>
      <ul className="touch-pan-y overflow-y-auto p-1.5">
        {rooms.map((room) => {
          const thumb = thumbs[room.file]
          return (
            <li key={room.id}>
              <button
                type="button"
                onClick={() => onChoose(room.id)}
                className="flex min-h-14 w-full items-center gap-3 rounded p-1.5 text-left hover:bg-ink/6"
              >
                <span className="block h-11 w-20 shrink-0 overflow-hidden rounded-sm bg-ink/6">
                  {thumb && <img src={thumb} alt="" className="size-full object-cover" />}
                </span>
                <span className="min-w-0 truncate">{room.name || t('roomUnnamed')}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <div className="border-t p-1.5">
        <button
          type="button"
          onClick={onNote}
          className="flex min-h-11 w-full items-center gap-3 rounded px-3 text-left text-sm hover:bg-ink/6"
        >
          <InfoIcon />
          {t('noteHere')}
        </button>
      </div>
    </div>
  )
}
