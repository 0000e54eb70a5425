import { type ThreeEvent, useFrame, useThree } from '@react-three/fiber'
import { type ComponentProps, useEffect, useState } from 'react'
import { DoubleSide, type Group, type Object3D, type PerspectiveCamera } from 'three'
import { useSnapshot } from 'valtio'
import { motionAllowed } from '../../../../../stage/flags.ts'
import { useFrameOnChange } from '../../../../../stage/frame.ts'
import type { Session } from '../../../common/model/session.ts'
import { LabelAnchor } from '../../../common/view/scene/lab-object-group.tsx'
import {
  LessonLights,
  LessonStage,
  type SceneContentProps,
  type SceneProps,
} from '../../../common/view/scene/lesson-stage.tsx'
import { meshesIn, Scenery, useScenery } from '../../../common/view/scene/scenery.tsx'
import { certaintyColors, pantheonConfig, sceneConfig } from '../../config.ts'
import { goToSpot, type PantheonLab } from '../../model/pantheon-lab.ts'
import { type Age, type PartId, partIds, parts } from '../../model/parts.ts'
import { type Point, sunAt } from '../../model/sunlight.ts'
import { groundAt } from '../../model/vantage.ts'
import { targets } from '../../model/walk.ts'
import { Daylight, skyTint, useFreshShadows } from './daylight.tsx'
import { Sunlight } from './sunlight.tsx'
import { createWalkControls, listenToWalkKeys } from './walker.ts'

const { base, table, view } = sceneConfig

/** Parts of the lesson, what of the building belongs to none, what lies round it, and what a table alone shows. */
const names = [...partIds, 'building', 'ground', 'heaven', 'shell', 'section', 'walker'] as const

/** What the meshes of the building tell of themselves by their custom properties; most of them nothing. */
interface Properties {
  /** The age in which it looks so. */
  age?: Age
  /** Where it is drawn: on a table the building is cut open to the east, so that one looks in. */
  only?: 'room' | 'table'
}

/** What no part names, while colors tell how sure we are. */
const noPart = '#d9d3c6'

/** The building by itself, and as a model, its east towards whoever looks. */
const atHome = { position: [0, 0, 0], rotation: [0, 0, 0], scale: 1 } as const
const onTable = {
  position: [table.x, (base + 0.06) * table.scale, 0],
  rotation: [0, -Math.PI / 2, 0],
  scale: table.scale,
} as const

interface PantheonProps extends SceneContentProps<PantheonLab> {
  model: Group
}

/** The Pantheon in 3D, seen by the eyes of who walks in it; on the visitor's own table as a model. */
export const PantheonScene = (props: SceneProps<PantheonLab> & PantheonProps) => (
  <LessonStage
    {...props}
    camera={{ fov: view.fieldOfView, near: 0.15, far: 420, position: [0, 2, -62] }}
  >
    {props.room ? (
      <LessonLights reach={1} />
    ) : (
      <>
        <Walker session={props.session} />
        <Daylight session={props.session} />
      </>
    )}
    <Pantheon {...props} />
  </LessonStage>
)

/**
 * In meters from the middle of its floor: x east, y up, z south. On a table it stands at 1 : 100, with a mark where
 * one walks.
 */
export function Pantheon({ model, session, onPick, room }: PantheonProps) {
  const nodes = useScenery(model, names)
  const { age } = useSnapshot(session.lab)
  const shared = { session, place: room ? 'table' : 'room' } as const

  /** Names a part; on the ground one goes there, if one is in the building. */
  const press = (event: ThreeEvent<MouseEvent>, id?: PartId) => {
    // What is no part of a model lets a press through to what is behind it.
    if (room && !id) return
    event.stopPropagation()
    const isGround = id === undefined || id === 'floor'
    if (!room && isGround && walkTo(session.lab, event)) return
    if (id) onPick(id)
  }
  return (
    <group {...(room ? onTable : atHome)}>
      {partIds.map((id) => (
        <Stones
          key={id}
          {...shared}
          node={nodes[id]}
          part={id}
          visible={parts[id][age] !== 'gone'}
          onClick={(event: ThreeEvent<MouseEvent>) => press(event, id)}
        >
          <LabelAnchor id={id} position={positionOf(parts[id].at)} />
        </Stones>
      ))}
      <Stones {...shared} node={nodes.building} onClick={press} />
      <Stones {...shared} node={nodes.section} visible={room !== undefined} />
      {room ? (
        <Mark session={session} node={nodes.walker} />
      ) : (
        <>
          <Scenery
            node={nodes.ground}
            position-y={age === 'ancient' ? -pantheonConfig.porch.step - 0.02 : -0.03}
            onClick={press}
          />
          <Sky session={session} node={nodes.heaven} />
          {/* It keeps the sun out, unseen: its hole lies where the model takes the edge of the light, at the full height. */}
          <Scenery node={nodes.shell} material-colorWrite={false} material-depthWrite={false} />
          <Rings age={age} />
        </>
      )}
      <Sunlight session={session} patch={room !== undefined} />
    </group>
  )
}

const positionOf = ({ north, east, up }: Point): [number, number, number] => [east, up, -north]

/** Of the normal of a face that one can stand on. */
const level = 0.9
/** Meters from the middle of a ring in which a press is meant for it. */
const ringReach = 0.8
const spots = Object.values(targets)

/** Goes to where the ground was pressed, or to the middle of the ring there. @returns whether one can */
function walkTo(lab: PantheonLab, { point, face }: ThreeEvent<MouseEvent>): boolean {
  const spot = { north: -point.z, east: point.x }
  if ((face?.normal.y ?? 0) <= level) return false
  const ring = spots.find(
    ({ north, east }) => Math.hypot(north - spot.north, east - spot.east) <= ringReach,
  )
  return goToSpot(lab, ring ?? spot)
}

interface StonesProps extends Omit<ComponentProps<typeof Scenery>, 'part'> {
  session: Session<PantheonLab>
  place: NonNullable<Properties['only']>
  part?: PartId
}

/** Meshes of the building as they are in an age, in their own looks or in the color that tells how sure we are. */
function Stones({ session, place, part, node, children, ...props }: StonesProps) {
  const { age, colours } = useSnapshot(session.lab)
  const color = part ? certaintyColors[parts[part].certainty[age]] : noPart
  useFreshShadows()
  return (
    <Scenery {...props} node={node}>
      {meshesIn(node).map((mesh) => {
        const { age: worn = age, only = place }: Properties = mesh.userData
        return (
          <Scenery key={mesh.uuid} node={mesh} visible={worn === age && only === place}>
            {colours === 'certainty' && (
              <meshStandardMaterial color={color} roughness={0.85} side={DoubleSide} />
            )}
          </Scenery>
        )
      })}
      {children}
    </Scenery>
  )
}

interface NodeProps {
  session: Session<PantheonLab>
  node: Object3D
}

/** Where one walks, on a table. */
function Mark({ session, node }: NodeProps) {
  const { at, age } = useSnapshot(session.lab)
  return <Scenery node={node} position={positionOf({ ...at, up: groundAt(at, age) })} />
}

/** It lies behind everything, however far away. */
function Sky({ session, node }: NodeProps) {
  const { day, hour } = useSnapshot(session.lab)
  return (
    <Scenery
      node={node}
      renderOrder={-1}
      material-fog={false}
      material-depthWrite={false}
      material-color={skyTint(sunAt(day, hour))}
    />
  )
}

/** On the floor where one can go at once, as it lies in an age. */
const Rings = ({ age }: { age: Age }) =>
  spots.map((spot) => (
    <mesh
      key={`${spot.north} ${spot.east}`}
      position={positionOf({ ...spot, up: groundAt(spot, age) + 0.05 })}
      rotation-x={-Math.PI / 2}
    >
      <ringGeometry args={[0.42, 0.56, 40]} />
      <meshBasicMaterial color={0xff7a45} transparent opacity={0.85} depthWrite={false} />
    </mesh>
  ))

/** The eyes and steps of who walks in the building. */
function Walker({ session }: { session: Session<PantheonLab> }) {
  const { gl, invalidate } = useThree()
  const [eyes] = useState(() => createWalkControls(session))
  useFrameOnChange(session.lab)
  useFrameOnChange(session.workspace)
  useFrameOnChange(session.view)
  useEffect(() => {
    const frame = gl.domElement.closest<HTMLElement>('[role=application]')
    if (frame) return listenToWalkKeys(frame, session)
  }, [gl, session])
  useFrame(({ camera, size }, delta) => {
    const elapsed = motionAllowed() ? Math.min(delta, 0.05) : 1
    if (eyes.look(camera as PerspectiveCamera, elapsed, size.width / size.height)) invalidate()
  })
  return null
}
