import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { parseCues } from '../../../model/captions.ts'
import { findRoom } from '../../../model/document/edit.ts'
import type { Room } from '../../../model/document/tour-document.ts'
import { setCues } from '../../captions/player-track.ts'
import { NoteBody } from '../../links/note-body.tsx'
import { PlanView } from '../../plan/plan-view.tsx'
import { type PinProps, pinButton, placeOnSheet } from '../../plan/sheet.tsx'
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
function PinLink({ pin, room, name, face }: PinProps) {
  const { t } = useTranslation('tour')
  return (
    <a
      href={`#room-${room.id}`}
      aria-label={t('goTo', { name })}
      style={placeOnSheet([pin.x, pin.y])}
      className={pinButton}
    >
      {face}
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
  const { t } = useTranslation('tour')
  const { address, refuse } = useFileAddress(openTour, room.file)
  if (address === null)
    return (
      <p role="status" className="p-4 text-white">
        {t('pageBroken', { name: room.name })}
      </p>
    )
  if (!address) return null
  return room.sort === 'image' ? (
    <img src={address} alt={room.alt || room.name} onError={refuse} />
  ) : (
    <PlainVideo {...{ openTour, room, address, refuse }} />
  )
}

type VideoProps = { openTour: OpenTour; room: Room; address: string; refuse: () => void }

/** A player whose captions are set by hand: a track of its own would have to be fetched. */
function PlainVideo({ openTour, room, address, refuse }: VideoProps) {
  const { t, i18n } = useTranslation('tour')
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef(refuse)
  latest.current = refuse
  const label = t('captions')
  useEffect(() => {
    const player = document.createElement('video')
    Object.assign(player, { controls: true, playsInline: true, className: 'h-full' })
    player.ariaLabel = room.alt || room.name
    player.onerror = () => latest.current()
    player.src = address
    box.current?.append(player)
    const captions = room.captions === null ? undefined : openTour.files.get(room.captions)
    const show = async () => {
      if (!captions) return
      const cues = parseCues(await (await blobOf(captions)).text())
      setCues(player, cues, { label, language: i18n.language }).mode = 'showing'
    }
    // A video without them is better than none.
    show().catch(console.warn)
    return () => player.remove()
  }, [openTour, room, address, label, i18n])
  return <div ref={box} />
}
