import { useFrame } from '@react-three/fiber'
import { useRef, useState } from 'react'
import type { Group } from 'three'
import { useSnapshot } from 'valtio'
import { stageFlags } from '../../../../stage/flags.ts'
import { createAnchorUpdater } from '../../../../stage/xr/anchors.ts'
import { useHeadPose } from '../../../../stage/xr/head.ts'
import { applyUprightPose, type HeadPose, type UprightPose } from '../../../../stage/xr/pose.ts'
import { Reticle, type SurfaceHit } from '../../../../stage/xr/reticle.tsx'
import { BackgroundPressTarget } from '../../../../stage/xr/surroundings.tsx'
import { XrStage } from '../../../../stage/xr/xr-session.tsx'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import { setFault } from '../../model/tour.ts'
import {
  type ArStep,
  createDoorPassage,
  type Door,
  doorAhead,
  doorFacing,
  trackDoorPassage,
} from '../../model/xr/ar.ts'
import { showRoom } from '../rooms/show-room.ts'
import { aimMask, createDoorMask, DoorBackground, DoorFrame } from './door.tsx'
import type { XrTourProps } from './tour-session.ts'
import { XrCard } from './xr-card.tsx'
import { XrRoom } from './xr-room.tsx'

/**
 * The tour in the visitor's own room: the sample home on a table, whose rooms open as doorways; of any other tour
 * the room that is shown. One steps through a doorway into the picture, and back out.
 */
export const ArTour = (props: XrTourProps) => (
  <XrStage name="tour-ar" {...props}>
    <OwnRoom {...props} />
  </XrStage>
)

const loadTable = async () => {
  const { TableHome, loadHomeData } = await import('./table-home.tsx')
  return { TableHome, home: await loadHomeData() }
}

/** What is tied to the real room. */
const tied = { home: 1, door: 2 }

/** A floor lies at least so far below the eyes, meters: a table does not. */
const belowEyes = 1

function OwnRoom(props: XrTourProps) {
  const { editor, t, element, hasSampleHome } = props
  const head = useHeadPose()
  const { tour, state } = editor
  const { history } = useSnapshot(state)
  const [step, setStep] = useState<ArStep>(hasSampleHome ? 'table' : 'door')
  const [isReady, setReady] = useState(!hasSampleHome)
  const [isInside, setInside] = useState(false)
  const [stood, setStood] = useState<Door>()
  const [mask] = useState(createDoorMask)
  const [keepTied] = useState(createAnchorUpdater)
  const passage = useRef(createDoorPassage())
  const lowest = useRef(0)
  const aim = useRef<SurfaceHit>(null)
  const frame = useRef<Group>(null)
  /** As their anchors have them now. */
  const door = useRef<Door & { id: number }>(null)
  const table = useRef<UprightPose & { id: number }>(null)
  const refuse = () => {
    setFault(tour, { code: 'Sample', name: '' })
    // The doorway alone is left.
    setStep('door')
  }
  const parts = useLoaded(loadTable, hasSampleHome, refuse)

  const candidate = ({ eye, heading }: HeadPose): Door => {
    const at = aim.current?.at
    return at && at[1] < eye[1] - belowEyes
      ? doorFacing(at, eye)
      : doorAhead(eye, heading, Math.min(lowest.current, eye[1] - belowEyes))
  }
  /** Stands what is to be stood. */
  const press = () => {
    const { current: seen } = head
    if (!seen) return
    if (step === 'table' && aim.current && isReady) {
      table.current = { id: tied.home, at: aim.current.at, turn: seen.heading }
      setStep('choose')
    } else if (step === 'door') {
      const made = candidate(seen)
      door.current = { ...made, id: tied.door }
      passage.current = createDoorPassage()
      setInside(false)
      setStood(made)
      setStep('open')
    }
  }
  useFrame(({ gl }, _delta, now?: XRFrame) => {
    const { current: seen } = head
    const space = gl.xr.getReferenceSpace()
    if (!seen || !now || !space) return
    lowest.current = Math.min(lowest.current, aim.current?.at[1] ?? 0)
    const standing = [table.current, door.current].filter((thing) => thing !== null)
    keepTied(now, space, standing, aim.current, Object.assign)
    const way = passage.current
    if (step === 'open' && door.current && trackDoorPassage(way, door.current, seen.eye))
      setInside(way.isInside)
    const shown = step === 'door' ? candidate(seen) : step === 'open' ? door.current : null
    if (frame.current) frame.current.visible = shown !== null
    if (frame.current && shown) applyUprightPose(frame.current, shown)
    if (door.current) aimMask(mask, door.current, seen.eye, way.isInside)
    if (!stageFlags().stats) return
    Object.assign(element.dataset, { step, inside: way.isInside, aims: aim.current !== null })
    element.dataset.door = door.current ? JSON.stringify(door.current) : ''
  })

  const isOpen = step === 'open' && stood !== undefined
  return (
    <>
      <BackgroundPressTarget onClick={press} />
      <Reticle aim={aim} hasRing={step === 'table' && isReady} />
      {isOpen && <DoorBackground mask={mask} />}
      <XrRoom {...{ ...props, mask }} isShown={isOpen} isWithin={isInside} door={stood} />
      <DoorFrame ref={frame} visible={false} />
      {parts && (
        <parts.TableHome
          home={parts.home}
          document={history.present}
          unnamed={t('roomUnnamed')}
          place={table}
          isShown={isReady && step !== 'table' && !isInside}
          onReady={() => setReady(true)}
          onError={(error) => {
            console.warn(error)
            refuse()
          }}
          onChoose={(room) => {
            if (step === 'choose') setStep('door')
            void showRoom(editor, room)
          }}
        />
      )}
      <XrCard {...props} ar={{ step, isInside, isReady }} onAgain={() => setStep('door')} />
    </>
  )
}
