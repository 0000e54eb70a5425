import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { orbitProjector, type Point } from '../../../../math/orbit.ts'
import { placeLabels } from '../../../../math/place-labels.ts'
import { classNames } from '../../../../ui/class-names.ts'
import type { Room, RoomId } from '../../model/document/tour-document.ts'
import { dollhouseConfig, dollhouseOrbit } from '../../model/home/dollhouse.ts'
import type { DollhouseSceneProps } from './dollhouse-scene.tsx'

type Seen = Parameters<DollhouseSceneProps['onFrame']>[0]

type LabelsProps = {
  rooms: readonly Room[]
  anchors: ReadonlyMap<RoomId, Point>
  present: RoomId | null
  /** Is set to what places the labels, to be called after each frame. */
  place: RefObject<(seen: Seen) => void>
  onEnter: (id: RoomId) => void
}

/** The names of the rooms over the home, as buttons that lead into them; each frame puts them where their rooms are seen. */
export function HouseLabels({ rooms, anchors, present, place, onEnter }: LabelsProps) {
  const { t } = useTranslation('tour')
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<Seen>(null)

  useLayoutEffect(() => {
    const labels = [...(list.current?.children ?? [])].flatMap((element) => {
      const anchor = element instanceof HTMLElement && anchors.get(element.dataset.room ?? '')
      return anchor ? [{ element, anchor }] : []
    })
    // Not measured in each frame: only their words, and so a new render, change their sizes.
    const sizes = labels.map(({ element }) => ({
      width: element.offsetWidth,
      height: element.offsetHeight,
    }))
    const put = (seen: Seen) => {
      last.current = seen
      if (list.current) list.current.style.visibility = seen ? 'visible' : 'hidden'
      if (!seen) return
      const { view, width, height } = seen
      const project = orbitProjector(
        dollhouseOrbit(view, width / height),
        dollhouseConfig.fieldOfView,
      )
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
    place.current = put
    put(last.current)
    return () => {
      place.current = () => {}
    }
  })

  return (
    <ul
      ref={list}
      aria-label={t('houseRooms')}
      className="pointer-events-none invisible absolute inset-0"
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
