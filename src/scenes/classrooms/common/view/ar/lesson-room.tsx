import { useFrame } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Box3, type Group, Vector3 } from 'three'
import { useSnapshot } from 'valtio'
import { radians } from '../../../../../math/angle.ts'
import { stageFlags } from '../../../../../stage/flags.ts'
import { useHeadPose } from '../../../../../stage/xr/head.ts'
import type { PanelPlacement } from '../../../../../stage/xr/panel-place.ts'
import { applyUprightPose, type UprightPose } from '../../../../../stage/xr/pose.ts'
import { Reticle, type SurfaceHit } from '../../../../../stage/xr/reticle.tsx'
import { BackgroundPressTarget } from '../../../../../stage/xr/surroundings.tsx'
import type { XrSceneProps } from '../../../../../stage/xr/use-xr-session.ts'
import { XrPanel } from '../../../../../stage/xr/xr-panel.tsx'
import { XrSession } from '../../../../../stage/xr/xr-session.tsx'
import { Button } from '../../../../../ui/button/button.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import { ControlPanel, LabReadings, ObjectList } from '../lesson/control-panel.tsx'
import { LessonSteps } from '../lesson/lesson-steps.tsx'
import type { Lesson } from '../lesson/use-lesson.ts'
import { LabTools } from '../lesson/workspace-tools.tsx'

export interface LessonRoomProps extends XrSceneProps {
  lesson: Lesson
  /** The lesson's own scene, the very one that stands on the page. */
  scene: Group
  /** Lets so many seconds pass in the lab. */
  onTime: (seconds: number) => void
  /** Under `?stats`, where tests read what can be pointed at. */
  element: HTMLElement
}

/** Clear of where a table is looked for. */
const waiting: PanelPlacement = { away: 1.1, below: 0.05, aside: 32, slack: { away: 2, turn: 90 } }
const waitingSize = { width: 320, meters: 0.36 } as const
/** Where the panel stands beside the scene, meters, a little turned to who stands before it. */
const beside = { position: [-0.66, 0.4, 0.05], 'rotation-y': 0.5, middle: 480 } as const
const size = { width: 1040, meters: 0.84 } as const

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

function Table({ scene, lesson, onTime, element, leave }: LessonRoomProps) {
  const { model, lab, workspace } = lesson.session
  const aim = useRef<SurfaceHit>(null)
  const head = useHeadPose()
  const [stood, setStood] = useState<UprightPose>()

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
  if (stood)
    return (
      <group position={[...stood.at]} rotation-y={radians(stood.turn)}>
        <XrPanel size={size} {...beside}>
          <LessonPanel lesson={lesson} leave={leave} />
        </XrPanel>
      </group>
    )
  const { t, words } = lesson
  return (
    <>
      <BackgroundPressTarget onClick={stand} />
      <Reticle aim={aim} />
      <XrPanel size={waitingSize} hanging={waiting}>
        <div className={board}>
          <p className="text-lg font-semibold">{words.title}</p>
          <p className="my-3">{t('arPlace')}</p>
          <Button onClick={leave}>{t('arLeave')}</Button>
        </div>
      </XrPanel>
    </>
  )
}

const board = 'rounded-lg bg-paper p-5 text-ink'

/**
 * What the page has beside its scene: the step, and what can be done in the lab or what is in it and what its
 * instruments show. The quiz takes all of it; its row of steps leads back to the lab.
 */
function LessonPanel({ lesson, leave }: Pick<LessonRoomProps, 'lesson' | 'leave'>) {
  const { t, words, saying, session } = lesson
  const [isReading, setReading] = useState(false)
  const { text } = useSnapshot(saying)
  const { at } = useSnapshot(session.progress)
  const isQuiz = at === words.steps.length
  return (
    <div className={classNames(board, 'grid grid-cols-[22rem_1fr] gap-8')}>
      <div className={isQuiz ? 'col-span-2' : undefined}>
        <LessonSteps lesson={lesson} />
        <p className="my-4 text-signal">{text}</p>
        <div className="flex flex-wrap gap-2 border-t pt-4">
          <LabTools lesson={lesson} />
          {!isQuiz && (
            <Button
              size="small"
              variant={isReading ? 'primary' : 'outline'}
              onClick={() => setReading(!isReading)}
            >
              {t('readings')}
            </Button>
          )}
          <Button size="small" onClick={leave}>
            {t('arLeave')}
          </Button>
        </div>
      </div>
      {!isQuiz && isReading && (
        <div className="grid grid-cols-2 items-start gap-8">
          <LabReadings lesson={lesson} />
          <ObjectList lesson={lesson} />
        </div>
      )}
      {!isQuiz && !isReading && <ControlPanel lesson={lesson} />}
    </div>
  )
}

function put(scene: Group, pose: UprightPose): void {
  applyUprightPose(scene, pose)
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
