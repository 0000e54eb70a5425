import { useFrame } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Box3, type Group, Vector3 } from 'three'
import { radians } from '../../../../../math/angle.ts'
import { stageFlags } from '../../../../../stage/flags.ts'
import { useHead } from '../../../../../stage/xr/head.ts'
import type { PanelPlacement } from '../../../../../stage/xr/panel-place.ts'
import { applyGroundPose, type GroundPose } from '../../../../../stage/xr/pose.ts'
import { type Aim, Reticle } from '../../../../../stage/xr/reticle.tsx'
import { BackgroundPressTarget } from '../../../../../stage/xr/surroundings.tsx'
import type { SessionProps } from '../../../../../stage/xr/use-session.ts'
import { XrPanel } from '../../../../../stage/xr/xr-panel.tsx'
import { XrSession } from '../../../../../stage/xr/xr-session.tsx'
import { LessonPanel, type LessonPanelProps } from './lesson-panel.tsx'

export interface LessonRoomProps extends SessionProps, Pick<LessonPanelProps, 'source'> {
  /** The lesson's own scene, the very one that stands on the page. */
  scene: Group
  /** Lets so many seconds pass in the lab. */
  onTime: (seconds: number) => void
  /** Under `?stats`, where tests read what can be pointed at. */
  element: HTMLElement
}

/** Clear of where a table is looked for. */
const waiting: PanelPlacement = { away: 1.1, below: 0.05, aside: 32, slack: { away: 2, turn: 90 } }
const size = { width: 550, meters: 0.62 } as const
/** Where the panel stands beside the scene, meters, a little turned to who stands before it. */
const beside = { position: [-0.56, 0.4, 0.02], 'rotation-y': 0.5, middle: 310 } as const

/**
 * The lesson on the visitor's own table, at its true size, with a panel beside it. Before it has a place the panel
 * hangs before the eyes and says what to do. The first press stands it where the ring is; each press after that is
 * one on the panel, or on a thing of the scene.
 */
export const LessonRoom = (props: LessonRoomProps) => (
  <XrSession {...props}>
    <Table {...props} />
  </XrSession>
)

function Table({ scene, source, onTime, element, leave }: LessonRoomProps) {
  const { model, lab, workspace } = source.session
  const aim = useRef<Aim>(null)
  const head = useHead()
  const [stood, setStood] = useState<GroundPose>()

  useEffect(() => {
    workspace.clock = 'headset'
    return () => {
      workspace.clock = 'page'
    }
  }, [workspace])

  useLayoutEffect(() => {
    scene.visible = stood !== undefined
    if (stood) put(scene, stood)
    if (stood && stageFlags().stats) element.dataset.things = placesOf(model.objects, scene)
    return () => {
      scene.visible = true
      put(scene, { at: [0, 0, 0], turn: 0 })
    }
  }, [scene, stood, element, model])

  useFrame((_, delta) => {
    // The browser may give the page no frames while the headset has its own.
    if (model.moving(lab) && !stageFlags().freeze) onTime(Math.min(delta, 0.05))
    if (stageFlags().stats)
      Object.assign(element.dataset, { aims: aim.current !== null, placed: stood !== undefined })
  })

  const stand = () => {
    if (aim.current && head.current) setStood({ at: aim.current.at, turn: head.current.heading })
  }
  const panel = (
    <XrPanel size={size} {...(stood ? beside : { hanging: waiting })}>
      <LessonPanel {...{ source, leave }} isPlaced={stood !== undefined} />
    </XrPanel>
  )
  if (stood)
    return (
      <group position={[...stood.at]} rotation-y={radians(stood.turn)}>
        {panel}
      </group>
    )
  return (
    <>
      <BackgroundPressTarget onClick={stand} />
      <Reticle aim={aim} />
      {panel}
    </>
  )
}

function put(scene: Group, pose: GroundPose): void {
  applyGroundPose(scene, pose)
  scene.updateMatrixWorld(true)
}

/** Where the middle of each thing of the scene is in the room, meters, as data for browser tests. */
function placesOf(objects: readonly { id: string }[], scene: Group): string {
  const box = new Box3()
  const middles = objects.flatMap(({ id }) => {
    const thing = scene.getObjectByName(id)
    return thing ? [[id, box.setFromObject(thing).getCenter(new Vector3()).toArray()]] : []
  })
  return JSON.stringify(Object.fromEntries(middles))
}
