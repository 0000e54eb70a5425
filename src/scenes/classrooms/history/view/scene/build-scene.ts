import {
  DoubleSide,
  Group,
  InstancedMesh,
  type Material,
  Matrix4,
  type Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  RingGeometry,
  Vector3,
} from 'three'
import { disposeSet } from '../../../common/view/scene/dispose.ts'
import type { LessonScene } from '../../../common/view/scene/lesson-scene.ts'
import { copyScenery, meshesIn } from '../../../common/view/scene/scenery.tsx'
import { pantheonConfig, sceneConfig } from '../../config.ts'
import { type Certainty, measures } from '../../model/measures.ts'
import type { PantheonLab } from '../../model/pantheon-lab.ts'
import { type Age, type PartId, partIds, parts } from '../../model/parts.ts'
import { sunAt } from '../../model/sunlight.ts'
import { groundAt, viewpointOf } from '../../model/vantage.ts'
import { targets } from '../../model/walk.ts'
import { createSunlight } from './sunlight.ts'

/** The scene, with what only those who walk in it need. */
export interface PantheonSet extends LessonScene<PantheonLab> {
  /** Where one can walk to by a press. */
  ground: readonly Object3D[]
  sky: Mesh<Mesh['geometry'], MeshBasicMaterial> | undefined
}

/**
 * Nodes of the model: each part of the lesson, what of the building belongs to none, what lies round it, and what is seen
 * of it on a table alone.
 */
const names = [...partIds, 'building', 'ground', 'sky', 'shade', 'section', 'walker'] as const

/** What the meshes of the building tell of themselves by their custom properties; most of them nothing. */
interface Properties {
  /** The age in which it looks so. */
  age?: Age
  /** Where it is drawn: on a table the building is cut open to the east, so that one looks in. */
  only?: 'room' | 'table'
}

const propertiesOf = ({ userData }: Object3D): Properties => userData

/** Told apart by lightness too, for those who do not see red and green. */
const certaintyColours: Record<Certainty, string> = {
  surveyed: '#9fbcdb',
  derived: '#6fb3a8',
  reconstructed: '#e2a32f',
  debated: '#b8361a',
}
/** What no part names, while colours tell how sure we are. */
const noPart = '#d9d3c6'

const plain = (color: string) =>
  new MeshStandardMaterial({ color, roughness: 0.85, side: DoubleSide })

/**
 * The Pantheon, in metres from the middle of its floor: x east, y up, z south. Without a `room` round it, it stands on a
 * table at 1 : 100, its east towards whoever looks, open there, with a mark where one walks.
 */
export function buildScene(model: Group, { room = true } = {}): PantheonSet {
  const { root: inner, nodes } = copyScenery(model, names)
  const place = room ? 'room' : 'table'
  const root = new Group()
  root.add(inner)
  for (const id of ['ground', 'sky', 'shade'] as const) nodes[id].visible = room
  for (const id of ['section', 'walker'] as const) nodes[id].visible = !room
  const sunlight = createSunlight(!room)
  inner.add(sunlight.root)
  const certainties = createCertainties()
  const built = [...partIds, 'building' as const, 'section' as const].flatMap((id) =>
    meshesIn(nodes[id]).map((mesh) => ({
      mesh,
      part: id === 'building' || id === 'section' ? undefined : id,
      own: mesh.material as Material,
    })),
  )
  const rings = room ? createRings() : undefined
  if (rings) inner.add(rings)
  else putOnTable(inner)
  const sky = room ? lookUpAt(nodes.sky) : undefined
  // It keeps the sun out, unseen: its hole lies where the model takes the edge of the light, at the full height.
  for (const { material } of meshesIn(nodes.shade))
    Object.assign(material, { colorWrite: false, depthWrite: false })

  const dress = ({ age, colours }: PantheonLab) => {
    for (const id of partIds) nodes[id].visible = parts[id][age] !== 'gone'
    for (const { mesh, part, own } of built) {
      const { age: worn = age, only = place } = propertiesOf(mesh)
      mesh.visible = worn === age && only === place
      if (colours === 'stone') mesh.material = own
      else mesh.material = part ? certainties[parts[part].certainty[age]] : certainties.none
    }
    if (rings) layRings(rings, age)
    nodes.ground.position.y = age === 'ancient' ? -measures.porchStep.value - 0.02 : -0.03
  }

  const seen = { age: '', colours: '', day: Number.NaN, hour: Number.NaN }
  const at = new Vector3()
  return {
    root,
    parts: Object.fromEntries(partIds.map((id) => [id, nodes[id]])),
    ground: (['ground', 'floor', 'building'] as const).flatMap((id) => meshesIn(nodes[id])),
    sky,
    anchor(id) {
      const { north, east, up } = viewpointOf(id as PartId)
      inner.updateMatrix()
      const { x, y, z } = at.set(east, up, -north).applyMatrix4(inner.matrix)
      return { x, y, z }
    },
    update(lab) {
      const { age, colours, day, hour } = lab
      if (age !== seen.age || colours !== seen.colours) dress(lab)
      if (day !== seen.day || hour !== seen.hour)
        sunlight.shine(sunAt(day, hour, pantheonConfig.latitude))
      Object.assign(seen, { age, colours, day, hour })
      nodes.walker.position.set(lab.at.east, groundAt(lab.at, age), -lab.at.north)
      return false
    },
    dispose() {
      disposeSet(root)
      // What is worn in the other colours hangs on no mesh now.
      for (const { mesh, own } of built) {
        mesh.material = own
        disposeSet(mesh)
      }
      for (const material of Object.values(certainties)) material.dispose()
    },
  }
}

function createCertainties(): Record<Certainty | 'none', Material> {
  const all = Object.entries({ ...certaintyColours, none: noPart })
  return Object.fromEntries(all.map(([id, colour]) => [id, plain(colour)])) as never
}

/** The building as a model, its east towards whoever looks. */
function putOnTable(inner: Object3D): void {
  const { scale, x } = sceneConfig.table
  inner.scale.setScalar(scale)
  inner.rotation.y = -Math.PI / 2
  inner.position.set(x, (sceneConfig.base + 0.06) * scale, 0)
}

/** The sky lies behind everything, however far away. */
function lookUpAt(node: Object3D): PantheonSet['sky'] {
  const [mesh] = meshesIn(node) as NonNullable<PantheonSet['sky']>[]
  if (!mesh) return undefined
  Object.assign(mesh.material, { fog: false, depthWrite: false })
  mesh.renderOrder = -1
  return mesh
}

const spots = Object.values(targets)

/** Rings on the floor where one can go at once. */
const createRings = () =>
  new InstancedMesh(
    new RingGeometry(0.42, 0.56, 40).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ color: 0xff7a45, transparent: true, opacity: 0.85, depthWrite: false }),
    spots.length,
  )

/** On the ground as it lies in an age. */
function layRings(mesh: InstancedMesh, age: Age): void {
  for (const [at, { north, east }] of spots.entries())
    mesh.setMatrixAt(
      at,
      new Matrix4().setPosition(east, groundAt({ north, east }, age) + 0.05, -north),
    )
  mesh.instanceMatrix.needsUpdate = true
}
