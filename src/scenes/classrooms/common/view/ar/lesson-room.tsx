import { useFrame } from '@react-three/fiber'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Box3, type Group, type Object3D, Vector3 } from 'three'
import { radians } from '../../../../../math/angle.ts'
import { stageFlags } from '../../../../../stage/flags.ts'
import { useHead } from '../../../../../stage/xr/head.ts'
import type { Hanging } from '../../../../../stage/xr/panel-place.ts'
import type { Standing } from '../../../../../stage/xr/pose.ts'
import { type Aim, Reticle } from '../../../../../stage/xr/reticle.tsx'
import type { SessionProps } from '../../../../../stage/xr/use-session.ts'
import { PanelTargets, XrPanel } from '../../../../../stage/xr/xr-panel.tsx'
import { XrSession } from '../../../../../stage/xr/xr-session.tsx'
import type { LessonModel } from '../../model/lesson.ts'
import { type CommandContext, executeCommand } from '../lesson/execute-command.ts'
import { firstPanelPage, showNextResult, toggleReadings } from './look-back.ts'
import { panelContent, placingContent } from './panel-content.ts'
import { layOutPanel, panelSize } from './panel-layout.ts'

export interface LessonRoomProps extends SessionProps {
  /** The lesson's own scene, the very one that stands on the page. */
  scene: Group
  source: CommandContext
  /** What is being said, read in each frame. */
  said: () => string
  say: (text: string) => void
  /** Lets so many seconds pass in the lab. */
  onTime: (seconds: number) => void
  /** Under `?stats`, where tests read what can be pointed at. */
  element: HTMLElement
}

/** The panel is looked over so often, ms: it is read, not watched. */
const panelEvery = 200

/** Clear of where a table is looked for. */
const waiting: Hanging = { away: 1.1, below: 0.05, aside: 32, slack: { away: 2, turn: 90 } }
/** Where the panel stands beside the scene, meters, a little turned to who stands before it. */
const beside = { position: [-0.56, 0.37, 0.02], 'rotation-y': 0.5 } as const

/**
 * The lesson on the visitor's own table, at its true size, with a panel beside it. Before it has a place the panel
 * hangs before the eyes and says what to do. The first press stands it where the ring is; each press after that is
 * one on the panel, or on a thing of the scene.
 */
export function LessonRoom(props: LessonRoomProps) {
  const { session, onStart, onError, element } = props
  return (
    <XrSession {...{ session, onStart, onError }}>
      <Table {...props} />
      {stageFlags().stats && <PanelTargets element={element} />}
    </XrSession>
  )
}

function Table({ scene, session, source, onTime, element, ...props }: LessonRoomProps) {
  const { model, lab, workspace } = source.session
  const aim = useRef<Aim>(null)
  /** Whose rays are on the panel. */
  const [onPanel] = useState(() => new Set<XRInputSource | undefined>())
  const head = useHead()
  const [stood, setStood] = useState<Standing>()

  useEffect(() => {
    workspace.clock = 'headset'
    return () => {
      workspace.clock = 'page'
    }
  }, [workspace])

  const stand = useEffectEvent(({ inputSource }: XRInputSourceEvent) => {
    if (!stood && aim.current && head.current && !onPanel.has(inputSource))
      setStood({ at: aim.current.at, turn: head.current.heading })
  })
  useEffect(() => {
    const select = (event: XRInputSourceEvent) => stand(event)
    session.addEventListener('select', select)
    return () => session.removeEventListener('select', select)
  }, [session])

  useLayoutEffect(() => {
    scene.visible = stood !== undefined
    if (stood) put(scene, stood)
    if (stood && stageFlags().stats) exposePartPositions(element, scene, model)
    return () => {
      scene.visible = true
      put(scene, { at: [0, 0, 0], turn: 0 })
    }
  }, [scene, stood, element, model])

  useFrame((_, delta) => {
    // The browser may give the page no frames while the headset has its own.
    if (model.moving(lab) && !stageFlags().freeze) onTime(Math.min(delta, 0.05))
    if (stageFlags().stats) {
      element.dataset.aims = String(aim.current !== null)
      element.dataset.placed = String(stood !== undefined)
    }
  })

  const panel = { source, onPanel, ...props }
  if (stood)
    return (
      <group position={[...stood.at]} rotation-y={radians(stood.turn)}>
        <Panel {...panel} isPlaced />
      </group>
    )
  return (
    <>
      <Reticle aim={aim} />
      <Panel {...panel} isPlaced={false} />
    </>
  )
}

interface PanelProps extends Pick<LessonRoomProps, 'source' | 'said' | 'say' | 'leave'> {
  isPlaced: boolean
  onPanel: Set<XRInputSource | undefined>
}

/** The step and all that can be done, or what the instruments show. */
function Panel({ source, said, say, leave, isPlaced, onPanel }: PanelProps) {
  const leaf = useRef(firstPanelPage())
  const shownAt = useRef(Number.NEGATIVE_INFINITY)
  const told = () =>
    isPlaced ? panelContent(source, said(), leaf.current) : placingContent(source)
  const [content, setContent] = useState(told)
  const items = useMemo(() => layOutPanel(content), [content])

  useFrame(() => {
    const now = performance.now()
    if (now - shownAt.current < panelEvery) return
    shownAt.current = now
    const latest = told()
    if (JSON.stringify(latest) !== JSON.stringify(content)) setContent(latest)
  })

  const press = (id: string) => {
    const command = content.rows.flat().find((button) => button.id === id)?.command
    // What comes of it stands on the panel at once.
    shownAt.current = Number.NEGATIVE_INFINITY
    if (id === 'leave') leave()
    else if (id === 'more') leaf.current.turned += 1
    else if (id === 'readings') toggleReadings(leaf.current)
    else if (id === 'look') showNextResult(leaf.current, source)
    else if (command) {
      leaf.current.looked = 0
      const answer = executeCommand(command, source)
      if (answer) say(answer)
    }
  }
  const place = isPlaced ? beside : { hanging: waiting }
  return <XrPanel size={panelSize} items={items} onPress={press} pointers={onPanel} {...place} />
}

function put(scene: Group, { at, turn }: Standing): void {
  scene.position.set(...at)
  scene.rotation.set(0, radians(turn), 0)
  scene.updateMatrixWorld(true)
}

/** Where the middle of each thing of the scene is in the room, meters, as data for browser tests. */
function exposePartPositions(
  { dataset }: HTMLElement,
  scene: Object3D,
  { objects }: Pick<LessonModel, 'objects'>,
): void {
  const box = new Box3()
  const middles = objects.flatMap(({ id }) => {
    const thing = scene.getObjectByName(id)
    return thing ? [[id, box.setFromObject(thing).getCenter(new Vector3()).toArray()]] : []
  })
  dataset.things = JSON.stringify(Object.fromEntries(middles))
}
