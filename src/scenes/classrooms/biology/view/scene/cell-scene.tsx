import { useLayoutEffect, useRef } from 'react'
import {
  type Group,
  type InstancedMesh,
  type Material,
  Matrix4,
  type Mesh,
  type MeshStandardMaterial,
  type Object3D,
} from 'three'
import { useSnapshot } from 'valtio'
import { radians } from '../../../../../math/angle.ts'
import { clamp } from '../../../../../math/clamp.ts'
import { add, type Vec3 } from '../../../../../math/vector.ts'
import { BenchRoom, Books, ContactShadow } from '../../../common/view/scene/bench-room.tsx'
import { LabelAnchor, LabObjectGroup } from '../../../common/view/scene/lab-object-group.tsx'
import { LessonCanvas } from '../../../common/view/scene/lesson-canvas.tsx'
import type { SceneContentProps, SceneProps } from '../../../common/view/scene/lesson-stage.tsx'
import { meshesIn, Scenery, useScenery } from '../../../common/view/scene/scenery.tsx'
import { useLabFrame } from '../../../common/view/scene/use-lab-frame.ts'
import { sceneConfig } from '../../config.ts'
import { cargoAt, isPacked, onArc, type Stop, stopOf, stops } from '../../model/cargo-path.ts'
import type { CellLab } from '../../model/cell-lab.ts'
import {
  type Journey,
  type ProteinSignal,
  routeOf,
  type Stage,
  type Station,
  stages,
  stations,
} from '../../model/secretion.ts'
import type { ScaleMode } from '../../model/size.ts'

const { height, tilt, micrometre, plinth, view } = sceneConfig
/** Signs of what is on its way: they keep their size at either scale, and are shown in turn. */
const signs = ['gene', 'message', 'ribosome', 'protein', 'sugar', 'vesicle'] as const
const signNames = signs.map((sign) => `cargo-${sign}` as const)
const names = [...stations, 'stand', 'cargo', ...signNames] as const

/** Books on either side of the cell. */
const books = [
  { from: -0.5, count: 7 },
  { from: 0.33, count: 5 },
]
/** What glows of a thing that is chosen. */
const light = 0x3a2410

interface CellProps extends SceneContentProps<CellLab> {
  model: Group
}

/** The cell in 3D: all that needs three.js. */
export const CellScene = (props: SceneProps<CellLab> & CellProps) => (
  <LessonCanvas {...props} view={view}>
    <Cell {...props} />
  </LessonCanvas>
)

/** The model of a cell on its plinth; within it a meter is a micrometer. */
export function Cell({ model, session, onPick, room }: CellProps) {
  const nodes = useScenery(model, names, separateMaterials)
  return (
    <>
      {!room && (
        <>
          <BenchRoom />
          <Books rows={books} />
          <ContactShadow x={0} z={0} size={[plinth.radius * 3.2, plinth.radius * 3.2]} />
        </>
      )}
      <Scenery node={nodes.stand} />
      <group position-y={height} rotation-x={-radians(tilt)} scale={micrometre}>
        {stations.map((id) => (
          <Part key={id} {...{ id, session, onPick }} node={nodes[id]} />
        ))}
        <Cargo {...{ session, nodes }} />
      </group>
    </>
  )
}

interface PartProps extends Pick<CellProps, 'session' | 'onPick'> {
  id: Station
  node: Object3D
}

/** A part of the cell, which lights up while it is chosen. */
function Part({ id, session, onPick, node }: PartProps) {
  const { lab, workspace } = session
  const { scale, journey } = useSnapshot(lab)
  const isChosen = useSnapshot(workspace).chosen === id
  useLayoutEffect(() => {
    for (const mesh of meshesIn(node)) {
      mesh.visible = isDrawn(mesh, scale)
      materialOf(mesh).emissive.set(isChosen ? light : 0)
    }
  }, [node, scale, isChosen])
  return (
    <LabObjectGroup id={id} onPick={onPick}>
      <Scenery node={node} />
      {targets[id]?.map((stop) => (
        // Met by a press, and never drawn.
        <mesh key={stop} position={stops[stop]}>
          <sphereGeometry args={[0.6, 8, 6]} />
          <meshBasicMaterial visible={false} />
        </mesh>
      ))}
      <LabelAnchor id={id} position={headPoseOf(id, journey)} />
    </LabObjectGroup>
  )
}

/** Stations that are too fine to be met by a finger: a ball of half a micrometer and more about each. */
const targets: Partial<Record<Station, readonly Stop[]>> = {
  ribosome: ['ribosome'],
  pore: ['pore'],
  vesicle: ['first-vesicle', 'second-vesicle'],
  centrioles: ['centrioles'],
}

/** Some meshes are drawn in one scale only. */
const isDrawn = ({ userData }: Object3D, scale: ScaleMode): boolean =>
  (userData as { scale?: ScaleMode }).scale === undefined || userData.scale === scale

const materialOf = (mesh: Mesh) => mesh.material as MeshStandardMaterial

/** Gives each part materials of its own, so that it lights up alone. */
function separateMaterials(nodes: Readonly<Record<Station, Object3D>>): void {
  for (const id of stations) {
    const copies = new Map<Material, Material>()
    for (const mesh of meshesIn(nodes[id])) {
      const material = materialOf(mesh)
      mesh.material = copies.get(material) ?? material.clone()
      copies.set(material, mesh.material)
    }
  }
}

/** Parts whose name stands over them, or over what is seen of them. Micrometers. */
const heads: Partial<Record<Station, Vec3>> = {
  membrane: [-6.2, 7.8, 0.3],
  nucleus: [-2.4, 2.8, -1.4],
  golgi: [4.2, 4.3, -0.8],
}

/** Where the name of a part stands: at the vesicle at hand, or over a part. */
const headPoseOf = (id: Station, journey: Journey): Vec3 =>
  id === 'vesicle' ? stops[stopOf(id, { journey })] : (heads[id] ?? add(stops[id], [0, 0.4, 0]))

/** Legs of the longest way, and dots on each. */
const legs = 7
const dotsOnLeg = 9
const matrix = new Matrix4()

/** How many legs of the way lie behind a stage: the copy is made where the way begins. */
const legsBehind = (stage: Stage): number =>
  stage === 'in-cytosol' ? 2 : clamp(stages.indexOf(stage) - 1, 0, legs)

interface CargoProps extends Pick<CellProps, 'session'> {
  nodes: ReturnType<typeof useScenery<(typeof names)[number]>>
}

/** What is on its way: signs, drawn larger than they are built, and dots where it has been. */
function Cargo({ session, nodes }: CargoProps) {
  const dots = useRef<InstancedMesh>(null)
  const { kind } = useSnapshot(session.lab).journey
  // They are laid for the whole way; how many are drawn is as far as it has come.
  useLayoutEffect(() => {
    for (const [at, dot] of dotsOf(kind).entries())
      dots.current?.setMatrixAt(at, matrix.makeTranslation(...dot))
    if (dots.current) dots.current.instanceMatrix.needsUpdate = true
  }, [kind])
  useLabFrame(session, ({ still }) => {
    const { lab } = session
    const { stage } = lab.journey
    const travelled = still ? 1 : lab.travelled
    nodes.cargo.position.set(...cargoAt({ ...lab, travelled }))
    const order = legsBehind(stage)
    const arrived = travelled === 1
    const left = stage === 'in-cytosol' && arrived
    const seen: Record<(typeof signs)[number], boolean> = {
      gene: stage === 'gene',
      message: stage !== 'gene' && !left && (order < 3 || (order === 3 && !arrived)),
      ribosome: (stage === 'read' && arrived) || (order === 3 && !arrived),
      protein: left || order > 3 || (order === 3 && travelled > 0.6),
      sugar: order >= 5 && (order > 5 || arrived),
      vesicle: isPacked({ ...lab, travelled }),
    }
    for (const sign of signs) nodes[`cargo-${sign}`].visible = seen[sign]
    const done = order === 0 ? 0 : order - 1 + travelled
    if (dots.current) dots.current.count = Math.floor(done * dotsOnLeg)
    // The lab's own clock moves what travels.
    return false
  })
  return (
    <>
      <Scenery node={nodes.cargo} scale={1.35} />
      {/* Their number changes, and with it their size. */}
      <instancedMesh
        ref={dots}
        args={[undefined, undefined, legs * dotsOnLeg]}
        frustumCulled={false}
      >
        <sphereGeometry args={[0.055, 8, 6]} />
        <meshStandardMaterial
          color={0xd3245a}
          roughness={0.52}
          emissive={0xd3245a}
          emissiveIntensity={0.32}
        />
      </instancedMesh>
    </>
  )
}

/** Along the whole way of a kind of protein. Its vesicle is another one the second time. */
function dotsOf(kind: ProteinSignal): Vec3[] {
  const route: Stop[] = []
  for (const station of routeOf(kind)) {
    const isFirst = !route.includes('first-vesicle')
    route.push(station === 'vesicle' ? (isFirst ? 'first-vesicle' : 'second-vesicle') : station)
  }
  return route
    .slice(1)
    .flatMap((to, leg) =>
      Array.from({ length: dotsOnLeg }, (_, dot) =>
        onArc(stops[route[leg] ?? to], stops[to], (dot + 0.5) / dotsOnLeg),
      ),
    )
}
