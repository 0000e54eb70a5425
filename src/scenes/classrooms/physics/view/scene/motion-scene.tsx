import { useRef } from 'react'
import type { Group } from 'three'
import type { Point } from '../../../../../math/orbit.ts'
import { BenchRoom, Books, ContactShadow, Shelf } from '../../../common/view/scene/bench-room.tsx'
import { LessonCanvas } from '../../../common/view/scene/lesson-canvas.tsx'
import type { SceneProps } from '../../../common/view/scene/lesson-stage.tsx'
import { Thing, type ThingProps } from '../../../common/view/scene/thing.tsx'
import { useLabFrame } from '../../../common/view/scene/use-lab-frame.ts'
import { sceneConfig } from '../../config.ts'
import type { MotionLab } from '../../model/lesson/motion-lab.ts'
import type { ExperimentId } from '../../model/lesson/setup.ts'
import { CollisionTable } from './collision-table.tsx'
import { Launcher } from './launcher.tsx'
import { Orbit } from './orbit.tsx'
import { Pendulum } from './pendulum.tsx'

const { front, aside, homes, homesOnTable, walk, range, table, plate, pendulum, view } = sceneConfig
const books = [{ from: -0.095, count: 7 }]

/** The four experiments in 3D: all that needs three.js. */
export function MotionScene(props: SceneProps<MotionLab>) {
  return (
    <LessonCanvas {...props} name="motion" view={view}>
      <Experiments {...props} />
    </LessonCanvas>
  )
}

/** The four experiments on the bench, or on the visitor's own table: the one in front large, the others aside. */
export function Experiments({
  session,
  onPick,
  room,
}: Pick<SceneProps<MotionLab>, 'session' | 'onPick' | 'room'>) {
  const stand = room ? homesOnTable : homes
  const shared = { session, onPick }
  return (
    <>
      {!room && <Room />}
      <Station {...shared} id="pendulum" home={stand.pendulum} height={pendulum.pivot + 0.21}>
        <Pendulum session={session} />
      </Station>
      <Station {...shared} id="throw" home={stand.throw} height={range.ground + 0.16}>
        <Launcher session={session} />
      </Station>
      <Station {...shared} id="collision" home={stand.collision} height={table.top + 0.06}>
        <CollisionTable session={session} />
      </Station>
      <Station
        {...shared}
        id="orbit"
        home={stand.orbit}
        height={plate.middle + plate.radius * Math.cos(plate.lean) + 0.03}
      >
        <Orbit session={session} />
      </Station>
    </>
  )
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

interface StationProps extends Pick<SceneProps<MotionLab>, 'session'>, ThingProps {
  id: ExperimentId
  home: Point
}

/** An experiment, which walks to the front when it is chosen, and back to its place when another is. */
function Station({ session, home, ...thing }: StationProps) {
  const group = useRef<Group>(null)
  /** How far it has come to the front, 0 to 1, and from where; nothing before the first look. */
  const come = useRef<{ share: number; home: Point }>(undefined)
  const { id } = thing
  useLabFrame(session, ({ elapsed, still }) => {
    const target = session.lab.experiment === id ? 1 : 0
    const before = come.current?.share ?? target
    const left = target - before
    const step = still ? 1 : elapsed / walk
    const share = before + Math.sign(left) * Math.min(Math.abs(left), step)
    if (group.current && (share !== come.current?.share || home !== come.current.home))
      put(group.current, home, share)
    come.current = { share, home }
    return share !== target
  })
  return <Thing ref={group} {...thing} />
}

/** Between its home and the front, in a low arc, slowly at both ends. */
function put(station: Group, home: Point, share: number): void {
  const eased = share * share * (3 - 2 * share)
  const between = (a: number, b: number) => a * (1 - eased) + b * eased
  station.position.set(
    between(home.x, front.x),
    between(home.y, front.y) + 0.2 * eased * (1 - eased),
    between(home.z, front.z),
  )
  station.scale.setScalar(between(aside, 1))
}
