import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { presentRoom } from '../../model/desk/desk.ts'
import { findRoom } from '../../model/document/edit.ts'
import { forgetMark, type Linking, linkTo } from '../../model/linking/linking.ts'
import type { TourDesk } from '../desk/create-desk.ts'
import { EditedMark, LinkMark } from './link-mark.tsx'
import { RoomChooser } from './room-chooser.tsx'
import { useMarkPlaces } from './use-mark-places.ts'
import { usePressToLink } from './use-press-to-link.ts'
import { focusWindow } from './viewer-place.ts'

const asking = 'asks'

/** The links of the room that is shown, over its picture, and what edits them there. */
export function LinkLayer({ desk, linking }: { desk: TourDesk; linking: Linking }) {
  const { t } = useTranslation('tour')
  const { tour, state } = desk
  const { history, present, thumbs } = useSnapshot(state)
  const { isOn, asks, chosen } = useSnapshot(linking)
  const isWalking = useSnapshot(tour).walking !== undefined
  const layer = useRef<HTMLDivElement>(null)
  const room = presentRoom({ history, present })
  const links = room?.links ?? none
  const marks = useMemo(() => [...links, ...(asks ? [{ ...asks, id: asking }] : [])], [links, asks])
  useMarkPlaces(layer, tour.sight, marks)
  usePressToLink(layer, tour.sight, linking)

  // What was begun in another room ends there.
  useEffect(() => {
    if (present) forgetMark(linking)
  }, [present, linking])
  // A mark that was just made, or chosen, is the one that keys move.
  useLayoutEffect(() => {
    if (!chosen) return
    const mark = layer.current?.querySelector<HTMLElement>(`[data-mark="${chosen}"] button`)
    mark?.focus({ preventScroll: true })
  }, [chosen])

  const nameOf = (id: string) => findRoom(history.present, id)?.name || t('roomUnnamed')
  return (
    <div
      ref={layer}
      hidden={isWalking}
      data-links={links.length}
      className="pointer-events-none absolute inset-0"
    >
      {room && links.length > 0 && (
        <ul aria-label={t('linksOf', { name: nameOf(room.id) })}>
          {links.map((link) => (
            <li key={link.id} data-mark={link.id} className={place}>
              {isOn ? (
                <EditedMark
                  {...{ desk, linking, link, name: nameOf(link.to) }}
                  isChosen={link.id === chosen}
                />
              ) : (
                <LinkMark {...{ desk, link, name: nameOf(link.to) }} />
              )}
            </li>
          ))}
        </ul>
      )}
      {isOn && <Crosshair />}
      {asks && room && (
        <>
          <span data-mark={asking} className={place}>
            <span className="block size-11 rounded-full border-2 border-dashed border-white bg-[#c23e12]/60 shadow-[0_0_0_1.5px_#14171f]" />
          </span>
          <RoomChooser
            rooms={history.present.rooms.filter(({ id }) => id !== room.id)}
            thumbs={thumbs}
            onChoose={(to) => {
              focusWindow(layer.current)
              linkTo(state, linking, to, crypto.randomUUID())
            }}
            onCancel={() => {
              focusWindow(layer.current)
              forgetMark(linking)
            }}
          />
        </>
      )}
    </div>
  )
}

const none: never[] = []

/** From the middle of the window; each frame moves it where it is seen. */
const place = 'invisible absolute top-1/2 left-1/2 block -translate-1/2'

/** The middle of the view, where Enter makes a link. */
function Crosshair() {
  return (
    <svg
      viewBox="-16 -16 32 32"
      aria-hidden="true"
      className="absolute top-1/2 left-1/2 size-8 -translate-1/2 fill-none"
    >
      <path d="M-14 0h9M5 0h9M0 -14v9M0 5v9" stroke="#14171f" strokeOpacity="0.8" strokeWidth="4" />
      <path d="M-14 0h9M5 0h9M0 -14v9M0 5v9" stroke="#fff" strokeWidth="1.5" />
    </svg>
  )
}
