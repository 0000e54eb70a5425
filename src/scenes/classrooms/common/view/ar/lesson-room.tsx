import { useFrame } from '@react-three/fiber'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Group, Vector3 } from 'three'
import { radians } from '../../../../../math/angle.ts'
import { stageFlags } from '../../../../../stage/flags.ts'
import { useHead } from '../../../../../stage/xr/head.ts'
import { type Aim, Reticle } from '../../../../../stage/xr/reticle.tsx'
import { XrPanel } from '../../../../../stage/xr/xr-panel.tsx'
import { XrSession, type XrSessionProps } from '../../../../../stage/xr/xr-session.tsx'
import { cellAt, footOf, layOutPanel, type PanelCell, panelSize } from '../../model/xr-panel.ts'
import { type CommandContext, executeCommand } from '../lesson/execute-command.ts'
import { drawPanel } from './draw-panel.ts'
import { exposePanelState, exposePartPositions } from './expose-test-state.ts'
import { firstLeaf, lookOn, readOn } from './look-back.ts'
import { panelContent, placingContent } from './panel-content.ts'
import { beforeEyes, besideScene, type Place } from './panel-place.ts'

export interface LessonRoomProps extends Omit<XrSessionProps, 'children'> {
  /** The lesson's own scene, the very one that stands on the page. */
  scene: Group
  /** Ends the session as the visitor wants it. */
  leave: () => void
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

/**
 * The lesson on the visitor's own table, at its true size, with a panel beside it. Before it has a place the panel hangs
 * before the eyes and says what to do. The first press stands it where the ring is; each press after that is one on the
 * panel, or on a thing of the scene.
 */
export function LessonRoom(props: LessonRoomProps) {
  const { session, onStart, onError } = props
  return (
    <XrSession {...{ session, onStart, onError }}>
      <Table {...props} />
    </XrSession>
  )
}

function Table({ scene, session, source, onTime, element, ...props }: LessonRoomProps) {
  const { model, lab, workspace } = source.session
  const aim = useRef<Aim>(null)
  const isOnPanel = useRef(false)
  const head = useHead()
  const [hung, setHung] = useState<Place>()
  const [stood, setStood] = useState<Place>()

  useEffect(() => {
    workspace.clock = 'headset'
    return () => {
      workspace.clock = 'page'
    }
  }, [workspace])

  const stand = useEffectEvent(() => {
    if (stood || !aim.current || !head.current || isOnPanel.current) return
    const at = new Vector3().setFromMatrixPosition(aim.current)
    setStood({ at, turn: radians(head.current.heading) })
  })
  useEffect(() => {
    const select = () => stand()
    session.addEventListener('select', select)
    return () => session.removeEventListener('select', select)
  }, [session])

  useLayoutEffect(() => {
    scene.visible = stood !== undefined
    if (stood) put(scene, stood)
    if (stood && stageFlags().stats) exposePartPositions(element, scene, model)
    return () => {
      scene.visible = true
      put(scene, { at: new Vector3(), turn: 0 })
    }
  }, [scene, stood, element, model])

  useFrame((_, delta) => {
    if (head.current && !hung) {
      const [x, y, z] = head.current.eye
      setHung(beforeEyes({ x, y, z }, radians(head.current.heading)))
    }
    // The browser may give the page no frames while the headset has its own.
    if (model.moving(lab) && !stageFlags().freeze) onTime(Math.min(delta, 0.05))
    if (stageFlags().stats) {
      element.dataset.aims = String(aim.current !== null)
      element.dataset.placed = String(stood !== undefined)
    }
  })

  const place = stood ? besideScene(stood) : hung
  return (
    <>
      {!stood && <Reticle aim={aim} />}
      {place && (
        <Panel
          {...{ source, element, place, ...props }}
          isPlaced={stood !== undefined}
          onHover={(isOn) => {
            isOnPanel.current = isOn
          }}
        />
      )}
    </>
  )
}

interface PanelProps
  extends Pick<LessonRoomProps, 'source' | 'said' | 'say' | 'leave' | 'element'> {
  place: Place
  isPlaced: boolean
  onHover: (isOn: boolean) => void
}

/** The step and all that can be done, or what the instruments show. */
function Panel({ source, said, say, leave, element, place, isPlaced, onHover }: PanelProps) {
  const leaf = useRef(firstLeaf())
  const group = useRef<Group>(null)
  const shownAt = useRef(Number.NEGATIVE_INFINITY)
  const told = () =>
    isPlaced ? panelContent(source, said(), leaf.current) : placingContent(source)
  const [content, setContent] = useState(told)
  const cells = useMemo(() => layOutPanel(content), [content])
  const draw = useCallback(
    (context: CanvasRenderingContext2D, over: string | undefined) =>
      drawPanel(context, content, cells, over),
    [content, cells],
  )

  useFrame(() => {
    const now = performance.now()
    if (now - shownAt.current < panelEvery) return
    shownAt.current = now
    const latest = told()
    if (JSON.stringify(latest) !== JSON.stringify(content)) setContent(latest)
  })
  useLayoutEffect(() => {
    if (isPlaced && group.current && stageFlags().stats)
      exposePanelState(element, group.current, content, cells)
  })

  const press = ({ id, command }: PanelCell) => {
    // What comes of it stands on the panel at once.
    shownAt.current = Number.NEGATIVE_INFINITY
    if (id === 'leave') leave()
    else if (id === 'more') leaf.current.turned += 1
    else if (id === 'readings') readOn(leaf.current)
    else if (id === 'look') lookOn(leaf.current, source)
    else if (command) {
      leaf.current.looked = 0
      const answer = executeCommand(command, source)
      if (answer) say(answer)
    }
  }
  return (
    <XrPanel
      ref={group}
      size={panelSize}
      foot={footOf(cells)}
      cellAt={(u, v) => cellAt(cells, u, v)}
      draw={draw}
      onPress={press}
      onHover={onHover}
      position={place.at}
      rotation-y={place.turn}
    />
  )
}

function put(scene: Group, { at, turn }: Place): void {
  scene.position.copy(at)
  scene.rotation.set(0, turn, 0)
  scene.updateMatrixWorld(true)
}
