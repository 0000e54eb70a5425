import { useFrame } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Box3, type Group, Vector3 } from 'three'
import { useSnapshot } from 'valtio'
import { proxy } from 'valtio/vanilla'
import { radians } from '../../../../../math/angle.ts'
import { stageFlags } from '../../../../../stage/flags.ts'
import { useHead } from '../../../../../stage/xr/head.ts'
import type { PanelPlacement } from '../../../../../stage/xr/panel-place.ts'
import type { GroundPose } from '../../../../../stage/xr/pose.ts'
import { type Aim, Reticle } from '../../../../../stage/xr/reticle.tsx'
import { Surroundings } from '../../../../../stage/xr/surroundings.tsx'
import type { SessionProps } from '../../../../../stage/xr/use-session.ts'
import { XrPanel } from '../../../../../stage/xr/xr-panel.tsx'
import { XrSession } from '../../../../../stage/xr/xr-session.tsx'
import { executeCommand } from '../lesson/execute-command.ts'
import type { Lesson } from '../lesson/use-lesson.ts'
import { useThrottledSnapshot } from '../use-throttled-snapshot.ts'
import { panelContent, placingContent } from './panel-content.ts'
import { firstPanelPage, showNextResult, toggleReadings } from './panel-course.ts'
import { layOutPanel, type PanelContent, panelSize } from './panel-layout.ts'

export interface LessonRoomProps extends SessionProps {
  /** The lesson's own scene, the very one that stands on the page. */
  scene: Group
  source: Lesson
  /** Lets so many seconds pass in the lab. */
  onTime: (seconds: number) => void
  /** Under `?stats`, where tests read what can be pointed at. */
  element: HTMLElement
}

/** Clear of where a table is looked for. */
const waiting: PanelPlacement = { away: 1.1, below: 0.05, aside: 32, slack: { away: 2, turn: 90 } }
/** Where the panel stands beside the scene, meters, a little turned to who stands before it. */
const beside = { position: [-0.56, 0.37, 0.02], 'rotation-y': 0.5 } as const

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

function Table({ scene, source, onTime, element, ...panel }: LessonRoomProps) {
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

  if (stood)
    return (
      <group position={[...stood.at]} rotation-y={radians(stood.turn)}>
        <Panel {...{ ...panel, source }} isPlaced />
      </group>
    )
  const stand = () => {
    if (aim.current && head.current) setStood({ at: aim.current.at, turn: head.current.heading })
  }
  return (
    <>
      <Surroundings onClick={stand} />
      <Reticle aim={aim} />
      <Panel {...{ ...panel, source }} isPlaced={false} />
    </>
  )
}

interface PanelProps extends Pick<LessonRoomProps, 'source' | 'leave'> {
  isPlaced: boolean
}

/** The step and all that can be done, or what the instruments show. */
function Panel({ source, leave, isPlaced }: PanelProps) {
  const { progress, workspace } = source.session
  const [leaf] = useState(() => proxy(firstPanelPage()))
  const session = {
    ...source.session,
    lab: useThrottledSnapshot(source.seen, (each) => each),
    progress: useSnapshot(progress) as typeof progress,
    workspace: useSnapshot(workspace),
  }
  const [{ text }, page] = [useSnapshot(source.saying), useSnapshot(leaf)]
  const seen = { ...source, session }
  // Written anew only where something else stands on it: it is a large picture.
  const told = JSON.stringify(isPlaced ? panelContent(seen, text, page) : placingContent(seen))
  const content = useMemo((): PanelContent => JSON.parse(told), [told])
  const items = useMemo(() => layOutPanel(content), [content])

  const press = (id: string) => {
    const command = content.rows.flat().find((button) => button.id === id)?.command
    if (id === 'leave') leave()
    else if (id === 'more') leaf.turned += 1
    else if (id === 'readings') toggleReadings(leaf)
    else if (id === 'look') showNextResult(leaf, source)
    else if (command) {
      leaf.looked = 0
      const answer = executeCommand(command, source)
      if (answer) source.say(answer)
    }
  }
  const place = isPlaced ? beside : { hanging: waiting }
  return <XrPanel size={panelSize} items={items} onPress={press} {...place} />
}

function put(scene: Group, { at, turn }: GroundPose): void {
  scene.position.set(...at)
  scene.rotation.set(0, radians(turn), 0)
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
