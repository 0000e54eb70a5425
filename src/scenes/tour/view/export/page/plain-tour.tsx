import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { useInView } from '../../../../../ui/use-in-view.ts'
import { findRoom } from '../../../model/document/edit.ts'
import type { Room } from '../../../model/document/tour-document.ts'
import { NoteBody } from '../../links/note-body.tsx'
import { type PinProps, pinButtonClass, sheetPositionStyle } from '../../plan/floor-plan-sheet.tsx'
import { PlanView } from '../../plan/plan-view.tsx'
import type { OpenTour } from '../../rooms/open-tour.ts'
import { useFileAddress } from '../../rooms/use-file-address.ts'

/** So far before a room comes into view its picture is taken out of the page. */
const early = { rootMargin: '800px' }

/** The rooms one below the other, as the files show them, where the browser does not draw in 3D. */
export function PlainTour({ openTour }: { openTour: OpenTour }) {
  const { t } = useTranslation('tour')
  const { name, plan, rooms } = useSnapshot(openTour.state).history.present
  return (
    <main className="mx-auto grid max-w-[60rem] gap-8 p-4">
      <h1 className="text-name font-semibold wrap-anywhere">{name || t('keptUnnamed')}</h1>
      <p>{t('pagePlain')}</p>
      {plan && (
        <div className="max-w-md">
          <PlanView openTour={openTour} plan={plan} renderPin={PinLink} />
        </div>
      )}
      {rooms.map((room) => (
        <PlainRoom key={room.id} openTour={openTour} room={room} />
      ))}
    </main>
  )
}

/** A pin that leads down the list. */
function PinLink({ pin, room, name, face }: PinProps) {
  const { t } = useTranslation('tour')
  return (
    <a
      href={`#room-${room.id}`}
      aria-label={t('goTo', { name })}
      style={sheetPositionStyle([pin.x, pin.y])}
      className={pinButtonClass}
    >
      {face}
    </a>
  )
}

function PlainRoom({ openTour, room }: { openTour: OpenTour; room: Room }) {
  const { t } = useTranslation('tour')
  const { history } = useSnapshot(openTour.state)
  const part = useRef<HTMLElement>(null)
  const isInView = useInView(part, early)
  const [isNear, setNear] = useState(false)
  if (isInView && !isNear) setNear(true)
  return (
    <section ref={part} id={`room-${room.id}`} className="grid min-w-0 gap-2">
      <h2 className="text-name font-semibold wrap-anywhere">{room.name}</h2>
      {/* It scrolls sideways, also by keys. */}
      <fieldset
        ref={(frame) => {
          if (frame) frame.tabIndex = 0
        }}
        aria-label={room.name}
        className="min-h-40 min-w-0 overflow-x-auto rounded bg-[#0e1116] *:block *:h-[min(24rem,60vh)] *:max-w-none"
      >
        {isNear && <PlainFile openTour={openTour} room={room} />}
      </fieldset>
      {isNear &&
        room.notes.map((note) => (
          <div key={note.id} className="grid gap-1">
            <h3 className="font-semibold wrap-anywhere">{note.title || t('noteUntitled')}</h3>
            <NoteBody openTour={openTour} note={note} />
          </div>
        ))}
      {room.links.length > 0 && (
        <ul aria-label={t('rooms')} className="flex flex-wrap gap-x-5">
          {room.links.map(({ id, to }) => (
            <li key={id}>
              <a href={`#room-${to}`} className="inline-block py-2.5 underline underline-offset-4">
                {findRoom(history.present, to)?.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The picture or the video of a room, or that it cannot be shown. */
function PlainFile({ openTour, room }: { openTour: OpenTour; room: Room }) {
  const { t, i18n } = useTranslation('tour')
  const { address, refuse } = useFileAddress(openTour, room.file)
  // A video without them is better than none.
  const captions = useFileAddress(openTour, room.captions).address ?? undefined
  if (address === null)
    return (
      <p role="status" className="p-4 text-white">
        {t('pageBroken', { name: room.name })}
      </p>
    )
  if (!address) return null
  const what = room.alt || room.name
  return room.sort === 'image' ? (
    <img src={address} alt={what} onError={refuse} />
  ) : (
    <video src={address} aria-label={what} controls playsInline onError={refuse}>
      <track kind="captions" label={t('captions')} srcLang={i18n.language} src={captions} default />
    </video>
  )
}
