import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { degrees } from '../../../../math/angle.ts'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { findRoom } from '../../model/document/edit.ts'
import type { RoomId, ViewDirection } from '../../model/document/tour-document.ts'
import {
  createDollhouse,
  dollhouseConfig,
  dollhouseOrbit,
  floorAt,
  roomAnchors,
  standingPointAt,
} from '../../model/home/dollhouse.ts'
import { isHomeRoom } from '../../model/home/home-data.ts'
import { documentOf } from '../../model/session.ts'
import { fieldOfView } from '../../model/zoom.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import type { DollhouseSceneProps } from './dollhouse-scene.tsx'
import { HouseBar } from './house-bar.tsx'
import { HouseLabels } from './house-labels.tsx'
import { HouseViewport } from './house-viewport.tsx'
import { useEntering } from './use-entering.ts'
import { useHomeData } from './use-home-data.ts'

/** What a room of the home is entered with, unless it says itself. */
const usualLook: ViewDirection = { yaw: 0, pitch: 0, zoom: 100 }

/** The sample home from above: turn it, and press a room to stand in it. */
export function DollhousePanel({ editor }: { editor: TourEditor }) {
  const { t } = useTranslation('tour')
  const { tour, state } = editor
  const { history, currentRoomId: present } = useSnapshot(state)
  const [house] = useState(createDollhouse)
  const home = useHomeData(tour)
  const box = useRef<HTMLDivElement>(null)
  const place = useRef<Parameters<typeof HouseLabels>[0]['place']['current']>(() => {})
  const last = useRef<Parameters<DollhouseSceneProps['onFrame']>[0]>(null)
  const anchors = useMemo(() => home && roomAnchors(home), [home])
  const lookIn = (id: RoomId) => findRoom(documentOf(state), id)?.look ?? usualLook
  const { enter, arrive, seen, lost } = useEntering(editor, house, lookIn, () =>
    // The first one is the room's own window, which one stands in now.
    box.current?.closest('[data-tour]')?.querySelector<HTMLElement>('[role=application]')?.focus(),
  )

  if (!home || !anchors) return null
  const standingPose: DollhouseSceneProps['standingPose'] = (id) => {
    const point = home.standingPoints.find((each) => each.id === id)
    if (!point) return null
    const { yaw, pitch, zoom } = lookIn(id)
    return {
      at: point.position,
      heading: degrees(point.heading) + yaw,
      pitch,
      fov: fieldOfView(zoom),
    }
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
        <HouseBar house={house} />
      </div>
      <p className="text-sm text-ink-soft">{t('houseHint')}</p>
      <HouseViewport
        house={house}
        onPress={(place, aspect) => {
          const floor = floorAt(
            dollhouseOrbit(house.view, aspect),
            dollhouseConfig.fieldOfView,
            place,
          )
          const id = floor && house.flight === null && standingPointAt(home, floor)
          const room = id && findRoom(documentOf(state), id)
          if (room && isHomeRoom(room)) enter(room.id)
        }}
        scene={{
          home,
          standingPose,
          onFrame: (drawn) => {
            seen()
            if (drawn) last.current = drawn
            place.current(drawn)
          },
          onArrive: (id) => void arrive(id),
          onGone: () => {
            lost()
            // The names lead into the rooms all the same.
            place.current(last.current)
          },
        }}
      >
        <HouseLabels
          rooms={history.present.rooms.filter(isHomeRoom)}
          anchors={anchors}
          present={present}
          place={place}
          onEnter={enter}
        />
      </HouseViewport>
    </section>
  )
}
