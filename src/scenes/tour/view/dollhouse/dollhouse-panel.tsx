import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { subscribe } from 'valtio/vanilla'
import { degrees } from '../../../../math/angle.ts'
import { orbitProjector, type Point3 } from '../../../../math/orbit.ts'
import { createOrbitControl } from '../../../../math/orbit-view.ts'
import { placeLabels } from '../../../../math/place-labels.ts'
import { attachOrbit } from '../../../../stage/gestures.ts'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { ViewButtons, Viewport } from '../../../../stage/viewport.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { useBoxSize } from '../../../../ui/use-box-size.ts'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import { findRoom } from '../../model/document/edit.ts'
import type { Room, RoomId, ViewDirection } from '../../model/document/tour-document.ts'
import {
  createDollhouse,
  type Dollhouse,
  dollhouseConfig,
  dollhouseOrbit,
  homeRoomIdAt,
  roomLabelPositions,
} from '../../model/home/dollhouse.ts'
import { isHomeRoom } from '../../model/home/home-data.ts'
import { documentOf } from '../../model/session.ts'
import { setFault } from '../../model/tour.ts'
import { fieldOfView } from '../../model/zoom.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { loadHomeData } from '../home/load-home.ts'
import type { DollhouseSceneProps } from './dollhouse-scene.tsx'
import { useEntering } from './use-entering.ts'

/** What a room of the home is entered with, unless it says itself. */
const defaultViewDirection: ViewDirection = { yaw: 0, pitch: 0, zoom: 100 }

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
  const standingPose: DollhouseSceneProps['standingPose'] = (id) => {
    const point = home.standingPoints.find((each) => each.id === id)
    if (!point) return null
    const { yaw, pitch, zoom } = viewDirectionIn(id)
    return {
      at: point.position,
      heading: degrees(point.heading) + yaw,
      pitch,
      fov: fieldOfView(zoom),
    }
  }
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
              standingPose,
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
  const list = useRef<HTMLUListElement>(null)
  const size = useBoxSize(list)
  const { isDrawn, flight } = useSnapshot(house)
  // Of a home that is drawn no more, the names lead into the rooms all the same.
  const [wasDrawn, setWasDrawn] = useState(false)
  if (isDrawn && !wasDrawn) setWasDrawn(true)

  useLayoutEffect(() => {
    if (!size) return
    const { width, height } = size
    const labels = [...(list.current?.children ?? [])].flatMap((element) => {
      const anchor = element instanceof HTMLElement && anchors.get(element.dataset.room ?? '')
      return anchor ? [{ element, anchor }] : []
    })
    // Not measured at each turn: only their words, and so a new render, change their sizes.
    const sizes = labels.map(({ element }) => ({
      width: element.offsetWidth,
      height: element.offsetHeight,
    }))
    const put = () => {
      const orbit = dollhouseOrbit(house.view, width / height)
      const project = orbitProjector(orbit, dollhouseConfig.fieldOfView)
      const wanted = labels.map(({ anchor }, at) => {
        const { x, y } = project(anchor)
        return {
          x: width / 2 + (x * height) / 2,
          y: height / 2 + (y * height) / 2,
          width: sizes[at]?.width ?? 0,
          height: sizes[at]?.height ?? 0,
        }
      })
      for (const [at, { x, y }] of placeLabels(wanted, { width, height }).entries()) {
        const element = labels[at]?.element
        if (element) element.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`
      }
    }
    put()
    return subscribe(house.view, put)
  })

  return (
    <ul
      ref={list}
      aria-label={t('houseRooms')}
      className={classNames(
        'pointer-events-none absolute inset-0',
        (!wasDrawn || flight !== null) && 'invisible',
      )}
    >
      {rooms.map((room) => {
        const name = room.name || t('roomUnnamed')
        const isPresent = room.id === present
        return (
          <li key={room.id} data-room={room.id} className="absolute top-0 left-0 w-max">
            <button
              type="button"
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
    </ul>
  )
}
