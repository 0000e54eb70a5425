import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { useScrollChosenIntoView } from '../../../../../ui/use-scroll-chosen-into-view.ts'
import { kindOf } from '../../../model/picture/media.ts'
import { currentRoom } from '../../../model/session.ts'
import { MarkLayer } from '../../links/mark-layer.tsx'
import { PlanView } from '../../plan/plan-view.tsx'
import { IconButton } from '../../press/buttons.tsx'
import type { OpenTour } from '../../rooms/open-tour.ts'
import { RoomCard } from '../../rooms/room-card.tsx'
import { showRoom } from '../../rooms/show-room.ts'
import { FaultNotices } from '../../tool/fault-notices.tsx'
import { OpeningProgressBar } from '../../tool/opening-progress-bar.tsx'
import { TourViewer } from '../../viewer/tour-viewer.tsx'

const planLines = 'M4 6.5 9.5 4l5 2.5L20 4v13.5L14.5 20l-5-2.5L4 20zM9.5 4v13.5M14.5 6.5V20'

/** Where the window has room beside the picture, the plan is there from the start. */
const roomy = '(min-width: 56rem) and (min-height: 34rem)'

/** A tour as it is sent: the site's viewer without what edits, as large as the window. */
export function ExportedTourView({ openTour }: { openTour: OpenTour }) {
  const { t } = useTranslation('tour')
  const { tour, state } = openTour
  const { history, currentRoomId } = useSnapshot(state)
  const [isPlanOpen, setPlanOpen] = useState(() => matchMedia(roomy).matches)
  const screen = useRef(document.documentElement)
  const { name, plan, rooms, start } = history.present
  const room = currentRoom({ history, currentRoomId })
  const { opening, walking } = useSnapshot(tour)
  const kind = room && t(`kind${kindOf(room, room.projection)}`)
  const said = `${t('pageArrived', { name: room?.name, kind })} ${room?.alt}`.trim()

  useEffect(() => {
    const first = start?.room ?? rooms[0]?.id
    if (first && state.currentRoomId === null) void showRoom(openTour, first, start?.look)
  }, [openTour, state, start, rooms])

  const heading = (
    <div className="min-w-0">
      <h1 className="text-name font-semibold wrap-anywhere">{name || t('keptUnnamed')}</h1>
      <div id="tour-viewer-title" className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="font-semibold wrap-anywhere">{room?.name}</h2>
        <span className="font-kind text-xs text-ink-soft">{kind}</span>
      </div>
    </div>
  )
  const planButton = plan && (
    <IconButton
      label={t('plan')}
      className="w-9 aria-expanded:bg-ink/12 pointer-coarse:min-h-11 pointer-coarse:w-11"
      aria-expanded={isPlanOpen}
      aria-controls="plan"
      onClick={() => setPlanOpen(!isPlanOpen)}
    >
      <Icon d={planLines} />
    </IconButton>
  )
  return (
    <main className="flex h-dvh min-h-68 flex-col gap-2 p-2 sm:px-4">
      {room ? (
        <TourViewer
          openTour={openTour}
          heading={heading}
          isWhole
          screen={screen}
          tools={planButton}
          overlay={<MarkLayer openTour={openTour} />}
          beside={
            plan && (
              <section
                id="plan"
                aria-label={t('plan')}
                hidden={!isPlanOpen}
                className={
                  'absolute top-2 right-2 z-10 max-h-[calc(100%-1rem)] w-[min(20rem,100%-1rem)] overflow-y-auto rounded border bg-paper p-2 ' +
                  '[@media(min-width:56rem)_and_(min-height:34rem)]:static [@media(min-width:56rem)_and_(min-height:34rem)]:w-[min(24rem,38%)] [@media(min-width:56rem)_and_(min-height:34rem)]:border-0'
                }
              >
                <PlanView openTour={openTour} plan={plan} />
              </section>
            )
          }
        />
      ) : (
        heading
      )}
      <OpeningProgressBar tour={tour} />
      <p role="status" className="sr-only">
        {room && !opening && !walking && said}
      </p>
      <FaultNotices
        tour={tour}
        say={(fault) => t('pageBroken', { name: 'name' in fault ? fault.name : '' })}
      />
      {rooms.length > 1 && <Strip openTour={openTour} />}
    </main>
  )
}

/** All rooms in their order. */
function Strip({ openTour }: { openTour: OpenTour }) {
  const { t } = useTranslation('tour')
  const { history, currentRoomId, thumbs } = useSnapshot(openTour.state)
  const list = useScrollChosenIntoView<HTMLOListElement>(currentRoomId ?? '')
  return (
    <nav aria-label={t('rooms')}>
      <ol ref={list} className="relative flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin]">
        {history.present.rooms.map((room, at) => (
          <li key={room.id} className="w-36 shrink-0">
            <RoomCard
              room={room}
              place={at + 1}
              thumb={thumbs[room.file]}
              isPresent={room.id === currentRoomId}
              onClick={() => void showRoom(openTour, room.id)}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}
