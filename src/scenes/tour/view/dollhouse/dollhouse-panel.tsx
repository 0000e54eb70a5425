import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Point3 } from '../../../../math/orbit.ts'
import { createOrbitControl } from '../../../../math/orbit-view.ts'
import { attachOrbit } from '../../../../stage/gestures.ts'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { ViewButtons, Viewport } from '../../../../stage/viewport.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import { findRoom } from '../../model/document/edit.ts'
import type { Room, RoomId } from '../../model/document/tour-document.ts'
import {
  createDollhouse,
  type Dollhouse,
  defaultViewDirection,
  dollhouseConfig,
  homeRoomIdAt,
  roomLabelPositions,
  standingPose,
} from '../../model/home/dollhouse.ts'
import { isHomeRoom } from '../../model/home/home-data.ts'
import { documentOf } from '../../model/session.ts'
import { setFault } from '../../model/tour.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { loadHomeData } from '../home/load-home.ts'
import type { DollhouseSceneProps } from './dollhouse-scene.tsx'
import { lightOnHover, RoomLabels } from './room-labels.tsx'
import { useEntering } from './use-entering.ts'

/** The sample home from above: turn it, and press a room to stand in it. */
export function DollhousePanel({ editor }: { editor: TourEditor }) {
  const { t } = useTranslation('tour')
  const { tour, state } = editor
  const { history, currentRoomId: present } = useSnapshot(state)
  const [house] = useState(createDollhouse)
  const [control] = useState(() => createOrbitControl(house.view, dollhouseConfig))
  const home = useLoaded(loadHomeData, true, () => setFault(tour, { code: 'Sample', name: '' }))
  const box = useRef<HTMLDivElement>(null)
  const anchors = useMemo(() => home && roomLabelPositions(home), [home])
  const viewDirectionIn = (id: RoomId) =>
    findRoom(documentOf(state), id)?.look ?? defaultViewDirection
  const { enter, arrive, lost } = useEntering(editor, house, viewDirectionIn, () =>
    // The first one is the room's own window, which one stands in now.
    box.current?.closest('[data-tour]')?.querySelector<HTMLElement>('[role=application]')?.focus(),
  )

  if (!home || !anchors) return null
  const onPress: DollhouseSceneProps['onPress'] = (place) => {
    const id = house.flight === null && homeRoomIdAt(home, place)
    const room = id && findRoom(documentOf(state), id)
    if (room && isHomeRoom(room)) enter(room.id)
  }
  return (
    <section
      ref={box}
      aria-labelledby="tour-house"
      className="flex min-w-0 flex-col gap-3 border-t pt-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Heading id="tour-house" level={3}>
          {t('house')}
        </Heading>
        <ViewButtons control={control} />
      </div>
      <p className="text-sm text-ink-soft">{t('houseHint')}</p>
      <div className="relative h-96 overflow-hidden rounded border bg-surface lg:h-[32rem]">
        <Viewport
          control={control}
          attach={attachOrbit}
          aria-label={t('houseLabel')}
          className="absolute inset-0"
        >
          <SceneSlot
            load={loadScene}
            when="near"
            props={{
              house,
              home,
              standingPose: (id) => standingPose(home, id, viewDirectionIn(id)),
              onPress,
              onArrive: (id) => void arrive(id),
              onGone: lost,
            }}
            className="size-full"
          />
        </Viewport>
        <HouseLabels
          house={house}
          rooms={history.present.rooms.filter(isHomeRoom)}
          anchors={anchors}
          present={present}
          onEnter={enter}
        />
      </div>
    </section>
  )
}

const loadScene = () => import('./dollhouse-scene.tsx').then((module) => module.DollhouseScene)

type LabelsProps = {
  house: Dollhouse
  rooms: readonly Room[]
  anchors: ReadonlyMap<RoomId, Point3>
  present: RoomId | null
  onEnter: (id: RoomId) => void
}

/** The names of the rooms as buttons that lead into them, where their rooms are seen. */
function HouseLabels({ house, rooms, anchors, present, onEnter }: LabelsProps) {
  const { t } = useTranslation('tour')
  const { isDrawn, flight } = useSnapshot(house)
  // Of a home that is drawn no more, the names lead into the rooms all the same.
  const [wasDrawn, setWasDrawn] = useState(false)
  if (isDrawn && !wasDrawn) setWasDrawn(true)

  return (
    <RoomLabels
      house={house}
      anchors={anchors}
      aria-label={t('houseRooms')}
      className={classNames((!wasDrawn || flight !== null) && 'invisible')}
    >
      {rooms.map((room) => {
        const name = room.name || t('roomUnnamed')
        const isPresent = room.id === present
        return (
          <li key={room.id} data-room={room.id} className="absolute top-0 left-0 w-max">
            <button
              type="button"
              {...lightOnHover(house, room.id)}
              aria-label={t('enterRoom', { name })}
              aria-current={isPresent}
              onClick={() => onEnter(room.id)}
              className={classNames(
                'pointer-events-auto block min-h-9 max-w-36 truncate rounded-full border border-white px-3 text-sm text-white',
                'shadow-[0_0_0_1px_#14171f] transition-colors hover:bg-[#c23e12] focus-visible:outline-white pointer-coarse:min-h-11',
                isPresent ? 'bg-[#c23e12]' : 'bg-[#14171f]/85',
              )}
            >
              {name}
            </button>
          </li>
        )
      })}
    </RoomLabels>
  )
}
