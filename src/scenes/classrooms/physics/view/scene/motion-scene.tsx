import { type ComponentType, useRef } from 'react'
import { type Group, MathUtils } from 'three'
import type { Point3 } from '../../../../../math/orbit.ts'
import { BenchRoom, Books, ContactShadow, Shelf } from '../../../common/view/scene/bench-room.tsx'
import {
  LabObjectGroup,
  type LabObjectGroupProps,
} from '../../../common/view/scene/lab-object-group.tsx'
import { LessonCanvas } from '../../../common/view/scene/lesson-canvas.tsx'
import type { SceneContentProps, SceneProps } from '../../../common/view/scene/lesson-stage.tsx'
import { useLabFrame } from '../../../common/view/scene/use-lab-frame.ts'
import { sceneConfig } from '../../config.ts'
import type { MotionLab } from '../../model/lesson/motion-lab.ts'
import { type ExperimentId, experimentIds } from '../../model/lesson/setup.ts'
import { CollisionTable } from './collision-table.tsx'
import type { ExperimentModelProps } from './experiment.ts'
import { Launcher } from './launcher.tsx'
import { Orbit } from './orbit.tsx'
import { Pendulum } from './pendulum.tsx'

const { front, aside, homes, homesOnTable, walk, range, table, plate, pendulum, view } = sceneConfig
const books = [{ from: -0.095, count: 7 }]

/** The four experiments in 3D: all that needs three.js. */
export function MotionScene(props: SceneProps<MotionLab>) {
  return (
    <LessonCanvas {...props} view={view}>
      <Experiments {...props} />
    </LessonCanvas>
  )
}

/** The four experiments on the bench, or on the visitor's own table: the one in front large, the others aside. */
export function Experiments({ session, onPick, room }: SceneContentProps<MotionLab>) {
  const stand = room ? homesOnTable : homes
  return (
    <>
      {!room && <Room />}
      {experimentIds.map((id) => {
        const { Model, height } = stations[id]
        return (
          <Station key={id} {...{ session, onPick, id, height }} home={stand[id]}>
            <Model session={session} />
          </Station>
        )
      })}
    </>
  )
}

/** What stands at each station, and how high its name is written. */
const stations: Record<
  ExperimentId,
  { Model: ComponentType<ExperimentModelProps>; height: number }
> = {
  pendulum: { Model: Pendulum, height: pendulum.pivot + 0.21 },
  throw: { Model: Launcher, height: range.ground + 0.16 },
  collision: { Model: CollisionTable, height: table.top + 0.06 },
  orbit: { Model: Orbit, height: plate.middle + plate.radius * Math.cos(plate.lean) + 0.03 },
}

function Room() {
  return (
    <>
      <BenchRoom />
      <Shelf x={homes.pendulum.x} y={homes.pendulum.y} width={0.3} />
      <Shelf x={-homes.pendulum.x} y={homes.orbit.y} width={0.3} />
      <Books rows={books} />
      <ContactShadow x={front.x} z={front.z} size={[0.66, 0.34]} />
    </>
  )
}

interface StationProps extends Pick<SceneProps<MotionLab>, 'session'>, LabObjectGroupProps {
  id: ExperimentId
  home: Point3
}

/** An experiment, which walks to the front when it is chosen, and back to its place when another is. */
function Station({ session, home, ...thing }: StationProps) {
  const group = useRef<Group>(null)
  /** How far it has come to the front, 0 to 1, and from where; nothing before the first look. */
  const come = useRef<{ share: number; home: Point3 }>(undefined)
  const { id } = thing
  useLabFrame(session, ({ elapsed, still }) => {
    const target = session.lab.experiment === id ? 1 : 0
    const before = come.current?.share ?? target
    const step = still ? 1 : elapsed / walk
    const share = MathUtils.clamp(target, before - step, before + step)
    if (group.current && (share !== come.current?.share || home !== come.current.home))
      put(group.current, home, share)
    come.current = { share, home }
    return share !== target
  })
  return <LabObjectGroup ref={group} {...thing} />
}

/** Between its home and the front, in a low arc, slowly at both ends. */
function put({ position, scale }: Group, home: Point3, share: number): void {
  const eased = MathUtils.smoothstep(share, 0, 1)
  const between = (axis: 'x' | 'y' | 'z') => MathUtils.lerp(home[axis], front[axis], eased)
  position.set(between('x'), between('y') + 0.2 * eased * (1 - eased), between('z'))
  scale.setScalar(MathUtils.lerp(aside, 1, eased))
}
