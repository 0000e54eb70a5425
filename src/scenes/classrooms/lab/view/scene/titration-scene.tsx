import { useRef } from 'react'
import type { Group, Mesh, MeshStandardMaterial, Object3D } from 'three'
import { useSnapshot } from 'valtio'
import { clamp } from '../../../../../math/clamp.ts'
import { BenchRoom, ContactShadow, Shelf } from '../../../common/view/scene/bench-room.tsx'
import { LabelAnchor, LabObjectGroup } from '../../../common/view/scene/lab-object-group.tsx'
import { LessonCanvas } from '../../../common/view/scene/lesson-canvas.tsx'
import type { SceneContentProps, SceneProps } from '../../../common/view/scene/lesson-stage.tsx'
import { Scenery, useScenery } from '../../../common/view/scene/scenery.tsx'
import {
  LiquidMaterial,
  MatteMaterial,
  useGeometry,
} from '../../../common/view/scene/shadowed-mesh.tsx'
import { useLabFrame } from '../../../common/view/scene/use-lab-frame.ts'
import { sceneConfig, titrationConfig } from '../../config.ts'
import { type Bench, colorIn, flaskVolume, pHOf } from '../../model/bench.ts'
import { fillHeight } from '../../model/fill-height.ts'
import { indicatorColor, indicatorOpacity } from '../../model/titration.ts'
import { liquidGeometry } from './liquid-geometry.ts'

const { tip, lastMark, scale, tile, fall, tube, swirl, flask, view } = sceneConfig
const surface = tile.height + 0.016
/** Radians a second that the handle turns. */
const turn = 7
/** Where the column in the burette begins, meters. */
const foot = lastMark - 0.02
/** Of the flask's glass, meters. */
const wall = 0.0014
/** Kept to the glass of the flask, meters. */
const gap = 0.0004
/** So strong a base as lies where it fell. */
const concentrated = 12.5
/** Of the drawn liquid: the color alone would hide the glass behind. */
const cover = 0.86

const things = ['tube', 'tap', 'flask', 'goggles', 'notebook', 'bottle'] as const
const names = [...things, 'handle', 'tip', 'stand', 'tile', 'dropper', 'shelf'] as const

interface TitrationProps extends SceneContentProps<Bench> {
  model: Group
}

/** The bench in 3D: all that needs three.js. */
export const TitrationScene = (props: SceneProps<Bench> & TitrationProps) => (
  <LessonCanvas {...props} view={view}>
    <Titration {...props} />
  </LessonCanvas>
)

/** Burette, flask and what belongs to them, on the bench or on the visitor's own table. */
export function Titration({ model, session, onPick, room }: TitrationProps) {
  const nodes = useScenery(model, names)
  const shared = { session, onPick, nodes }
  return (
    <>
      {!room && (
        <>
          <BenchRoom />
          <Shelf x={-0.02} y={0.32} width={0.72} brackets={false} />
          <Scenery node={nodes.shelf} />
          <ContactShadow x={0} z={0} size={[0.2, 0.2]} />
          <ContactShadow x={-0.145} z={-0.075} size={[0.13, 0.13]} />
          <ContactShadow x={0.125} z={-0.02} size={[0.06, 0.06]} />
          <ContactShadow x={-0.125} z={0.085} size={[0.22, 0.22]} />
        </>
      )}
      {(['stand', 'tile', 'dropper'] as const).map((id) => (
        <Scenery key={id} node={nodes[id]} />
      ))}
      <Burette {...shared} />
      <Flask {...shared} />
      <Goggles {...shared} room={room} />
      <LabObjectGroup id="notebook" onPick={onPick}>
        <Scenery node={nodes.notebook} />
        <LabelOver id="notebook" node={nodes.notebook} />
      </LabObjectGroup>
      <LabObjectGroup id="bottle" onPick={onPick}>
        <Scenery node={nodes.bottle} />
        <LabelOver id="bottle" node={nodes.bottle} by={0.16} />
      </LabObjectGroup>
    </>
  )
}

interface PartProps extends Pick<TitrationProps, 'session' | 'onPick'> {
  nodes: ReturnType<typeof useScenery<(typeof names)[number]>>
}

/** How high a mark of the burette is, meters. */
const markHeight = (level: number) => lastMark + (1 - level / titrationConfig.burette) * scale

/** What stands and runs in the burette: column, air, drop and stream, and the handle that lets them run. */
function Burette({ session, onPick, nodes }: PartProps) {
  const { filled, bubble, open } = useSnapshot(session.lab)
  const label = useRef<Group>(null)
  const [column, drop] = [useRef<Mesh>(null), useRef<Mesh>(null)]
  const ran = useRef<number>(undefined)
  /** Seconds since a drop let go; none is falling when it is over. */
  const falling = useRef<number>(fall)

  useLabFrame(session, ({ elapsed, still }) => {
    const { lab } = session
    const height = markHeight(lab.level) - foot
    label.current?.position.setY(markHeight(lab.filled ? lab.level : 25))
    column.current?.scale.setY(height)
    column.current?.position.setY(foot + height / 2)

    const runs = flaskVolume(lab)
    if (ran.current !== undefined && runs > ran.current && !lab.open) falling.current = 0
    ran.current = runs
    falling.current = still ? fall : Math.min(fall, falling.current + elapsed)
    const falls = falling.current < fall
    if (drop.current) drop.current.visible = falls
    // From rest: half of g times t squared, scaled so that it arrives when it should.
    drop.current?.position.setY(tip - (tip - surface) * (falling.current / fall) ** 2)

    const { rotation } = nodes.handle
    const target = lab.open ? Math.PI / 2 : 0
    const step = still ? Math.PI : turn * elapsed
    rotation.x = clamp(target, rotation.x - step, rotation.x + step)
    return falls || rotation.x !== target
  })
  return (
    <>
      <LabObjectGroup id="burette" onPick={onPick}>
        <LabelAnchor ref={label} id="burette" />
        <Scenery node={nodes.tube} />
        <mesh ref={column} name="column" visible={filled} renderOrder={3}>
          <cylinderGeometry args={[tube.inner, tube.inner, 1, 24]} />
          <LiquidMaterial color={0xa9cbe0} opacity={0.55} />
        </mesh>
      </LabObjectGroup>
      <LabObjectGroup id="tap" height={0.2} onPick={onPick}>
        <Scenery node={nodes.tap} />
      </LabObjectGroup>
      <Scenery node={nodes.tip} />
      {filled && bubble > 0 && (
        <mesh position-y={tip + 0.022} scale-y={2.4}>
          <sphereGeometry args={[0.0019, 16, 12]} />
          <MatteMaterial color={0xffffff} roughness={0.2} />
        </mesh>
      )}
      <mesh ref={drop} name="drop">
        <sphereGeometry args={[0.0022, 20, 16]} />
        <LiquidMaterial color={0xb9d4e4} opacity={0.8} />
      </mesh>
      {open && bubble === 0 && (
        <mesh name="stream" position-y={(tip + surface) / 2}>
          <cylinderGeometry args={[0.0007, 0.0007, tip - surface, 10]} />
          <LiquidMaterial color={0xb9d4e4} opacity={0.8} />
        </mesh>
      )}
    </>
  )
}

const liquidIn = (volume: number) => liquidGeometry(flask, volume, gap)

type LiquidMesh = Mesh<Mesh['geometry'], MeshStandardMaterial>

/** The conical flask and what is in it: level, color, the cloud of what is not mixed, and the swirl. */
function Flask({ session, onPick, nodes }: PartProps) {
  const [liquid, cloud] = [useRef<LiquidMesh>(null), useRef<LiquidMesh>(null)]
  const volume = titrationConfig.acidVolume + flaskVolume(useSnapshot(session.lab))
  const shape = useGeometry(liquidIn, volume)
  const phase = useRef(0)

  useLabFrame(session, ({ elapsed, still }) => {
    const { lab } = session
    if (!liquid.current || !cloud.current) return false
    const { indicator, fallen } = lab.flask
    liquid.current.material.color.set(colorIn(lab))
    liquid.current.material.opacity = indicatorOpacity(indicator, pHOf(lab)) * cover
    cloud.current.visible = fallen.volume > 0
    cloud.current.position.y = fillHeight(flask, volume)
    cloud.current.scale.setScalar(Math.min(1.7, 0.55 + Math.cbrt(fallen.volume) * 0.45))
    cloud.current.scale.y *= 0.34
    cloud.current.material.color.set(indicatorColor(indicator, concentrated))

    if (lab.swirling) phase.current += elapsed * swirl.turns * Math.PI * 2
    const reach = lab.swirling && !still ? swirl.radius : 0
    const [x, z] = [Math.cos(phase.current) * reach, Math.sin(phase.current) * reach]
    nodes.flask.position.setX(x).setZ(z)
    // The liquid climbs the wall on the side away from where it is swung.
    liquid.current.rotation.set(z * 14, 0, -x * 14)
    return lab.swirling
  })
  return (
    <LabObjectGroup id="flask" height={tile.height + 0.085} onPick={onPick}>
      <Scenery node={nodes.flask}>
        <mesh ref={liquid} geometry={shape} position-y={wall} renderOrder={3} castShadow>
          <LiquidMaterial opacity={0.4} />
        </mesh>
        <mesh ref={cloud} renderOrder={4} visible={false}>
          <sphereGeometry args={[0.011, 24, 14]} />
          <LiquidMaterial opacity={0.5} />
        </mesh>
      </Scenery>
    </LabObjectGroup>
  )
}

/** Worn, they are on the learner and no more on the bench. */
function Goggles({ session, onPick, nodes, room }: PartProps & Pick<TitrationProps, 'room'>) {
  const { goggles: isWorn } = useSnapshot(session.lab)
  const { x, z } = nodes.goggles.position
  return (
    <LabObjectGroup id="goggles" onPick={onPick}>
      <Scenery node={nodes.goggles} visible={!isWorn} />
      {!room && !isWorn && <ContactShadow x={x} z={z} size={[0.13, 0.13]} />}
      <LabelOver id="goggles" node={nodes.goggles} />
    </LabObjectGroup>
  )
}

/** Over what stands beside the burette, so many meters. */
function LabelOver({ id, node, by = 0.045 }: { id: string; node: Object3D; by?: number }) {
  const { x, y, z } = node.position
  return <LabelAnchor id={id} position={[x, y + by, z]} />
}
