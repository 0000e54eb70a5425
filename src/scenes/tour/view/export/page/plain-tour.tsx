import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { parseCues } from '../../../model/captions.ts'
import { findRoom } from '../../../model/document/edit.ts'
import type { Room } from '../../../model/document/tour-document.ts'
import { NoteBody } from '../../links/note-body.tsx'
import type { PinProps } from '../../plan/pin-button.tsx'
import { pinStyle } from '../../plan/pin-style.ts'
import { PlanView } from '../../plan/plan-view.tsx'
import { placeOnSheet } from '../../plan/sheet-place.ts'
import { blobOf } from '../../rooms/file-source.ts'
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
function PinLink({ plan, pin, room, isPresent, isCrowded }: PinProps) {
  const { t } = useTranslation('tour')
  return (
    <a
      href={`#room-${room.id}`}
      aria-label={t('goTo', { name: room.name })}
      style={placeOnSheet([pin.x, pin.y])}
      className={pinStyle.button}
    >
      <span className={pinStyle.dot(isPresent)} />
      <span className={pinStyle.label(pin, plan, isPresent, isCrowded)}>{room.name}</span>
    </a>
  )
}

function PlainRoom({ openTour, room }: { openTour: OpenTour; room: Room }) {
  const { t } = useTranslation('tour')
  const { history } = useSnapshot(openTour.state)
  const [isNear, setNear] = useState(false)
  const part = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!part.current) return
    const watch = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setNear(true),
      early,
    )
    watch.observe(part.current)
    return () => watch.disconnect()
  }, [])
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
  const track = useRef<HTMLTrackElement>(null)
  const { address, refuse } = useFileAddress(openTour, room.file)
  const captions = room.captions === null ? undefined : openTour.files.get(room.captions)
  useEffect(() => {
    if (!address || !captions) return
    const show = async () => {
      const cues = parseCues(await (await blobOf(captions)).text())
      const shown = track.current?.track
      if (!shown) return
      shown.mode = 'showing'
      for (const { start, end, text } of cues) shown.addCue(new VTTCue(start, end, text))
    }
    // A video without them is better than none.
    show().catch(console.warn)
  }, [address, captions])
  if (address === null)
    return (
      <p role="status" className="p-4 text-white">
        {t('pageBroken', { name: room.name })}
      </p>
    )
  const alt = room.alt || room.name
  if (!address) return null
  return room.sort === 'image' ? (
    <img src={address} alt={alt} onError={refuse} />
  ) : (
    <video src={address} controls playsInline aria-label={alt} onError={refuse}>
      <track ref={track} kind="captions" label={t('captions')} srcLang={i18n.language} />
    </video>
  )
}
