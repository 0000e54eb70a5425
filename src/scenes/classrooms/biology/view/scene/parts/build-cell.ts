import {
  type BufferGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  type MeshStandardMaterial,
  SphereGeometry,
} from 'three'
import type { Vector3 } from '../../../../../../math/vector.ts'
import { biologyConfig } from '../../../config.ts'
import { type CargoPath, onArc } from '../../../model/cargo-path.ts'
import type { Cell } from '../../../model/placement.ts'
import type { ScaleMode } from '../../../model/size.ts'
import { type FixedPart, fixedGeometry, type ScaledPart, scaledGeometry } from '../geometry.ts'
import { clear, colours, soft, unseen } from '../materials.ts'
import { buildRim } from './build-rim.ts'
import { chromatin } from './chromatin.ts'

/** The cell in micrometres, and its change of scale. */
export interface CellModel {
  root: Group
  /** By the ids of the lesson's objects; some are groups, so that a press on any of what is in them counts. */
  parts: Record<string, Group>
  /** Materials that light up when their part is chosen. */
  lit: Record<string, MeshStandardMaterial>
  show(mode: ScaleMode): void
  /** Frees what is not on the stage just now; the rest is freed with the stage. */
  dispose(): void
}

/** What throws a shadow: the large parts alone, since each is drawn once more for it. */
const casts: readonly string[] = ['membrane', 'nucleus', 'rough-er', 'golgi']

/** Every part of a cell in its place. What is enlarged is made twice, once for each scale. */
export function buildCell(cell: Cell, way: CargoPath): CellModel {
  const root = new Group()
  const parts: Record<string, Group> = {}
  const lit: Record<string, MeshStandardMaterial> = {}
  const groupOf = (id: string) => {
    const group = parts[id] ?? new Group()
    if (!parts[id]) root.add(group)
    parts[id] = group
    return group
  }
  const put = (id: string, geometry: BufferGeometry, material: MeshStandardMaterial) => {
    const mesh = new Mesh(geometry, material)
    mesh.castShadow = casts.includes(id)
    mesh.receiveShadow = true
    groupOf(id).add(mesh)
    lit[id] ??= material
    return mesh
  }
  const fixed = Object.entries(fixedGeometry(cell)) as [FixedPart, BufferGeometry][]
  for (const [id, geometry] of fixed) {
    if (id === 'cristae') put('mitochondrion', geometry, soft(colours.cristae)).renderOrder = 1
    else put(id, geometry, materialOf(id))
  }
  put('nucleus', chromatin(), soft(colours.chromatin, { roughness: 0.7 }))

  const at = [...cell.roughEr.ribosomes, ...cell.ribosomes.map(({ a }) => a)]
  const made = { enlarged: scaledGeometry(cell, 'enlarged'), true: scaledGeometry(cell, 'true') }
  const scaled = (['membrane', 'centrioles', 'cytoskeleton'] as const).map(
    (id: ScaledPart) => [id, put(id, made.enlarged[id], materialOf(id))] as const,
  )
  const ribosomes = many(made.enlarged.ribosome, soft(colours.ribosome), at)
  groupOf('ribosome').add(ribosomes)
  lit.ribosome = ribosomes.material
  const traffic = vesicles(way)
  groupOf('vesicle').add(traffic.mesh)
  lit.vesicle = traffic.mesh.material
  const rim = buildRim()
  groupOf('membrane').add(rim)
  for (const [id, place] of targets(way)) groupOf(id).add(target(place))

  let spare = made.true
  const show = (mode: ScaleMode) => {
    const now = made[mode]
    for (const [id, mesh] of scaled) mesh.geometry = now[id]
    ribosomes.geometry = now.ribosome
    traffic.show(mode)
    rim.visible = mode === 'enlarged'
    spare = made[mode === 'true' ? 'enlarged' : 'true']
  }
  show('enlarged')
  const dispose = () => {
    for (const geometry of Object.values(spare)) geometry.dispose()
  }
  return { root, parts, lit, show, dispose }
}

function materialOf(id: FixedPart | ScaledPart): MeshStandardMaterial {
  // One looks at the cristae through the wall.
  if (id === 'mitochondrion') return clear(colours.mitochondrion, 0.42)
  if (id === 'lysosome') return soft(colours.lysosome, { roughness: 0.35 })
  if (id === 'golgi') return soft(colours.golgi, { vertexColors: true })
  return soft(colours[id])
}

function many(geometry: BufferGeometry, material: MeshStandardMaterial, at: readonly Vector3[]) {
  const mesh = new InstancedMesh(geometry, material, at.length)
  const matrix = new Matrix4()
  for (const [i, place] of at.entries()) mesh.setMatrixAt(i, matrix.makeTranslation(...place))
  return mesh
}

/** Others that travel the same two ways, which show where traffic goes. */
function vesicles(way: CargoPath) {
  const legs = [
    [way['rough-er'], way.golgi, 5],
    [way.golgi, way.membrane, 5],
  ] as const
  const places = legs.flatMap(([from, to, count]) =>
    Array.from({ length: count }, (_, i): Vector3 => {
      const [x, y, z] = onArc(from, to, (i + 1) / (count + 1.5))
      // Beside the way of the protein, on one side and on the other.
      return [x + 0.3 * (i % 2 === 0 ? 1 : -1), y + 0.35 * ((i % 3) - 1), z - 0.7]
    }),
  )
  const radius = (biologyConfig.vesicle.to / 2) * 1e6
  const mesh = new InstancedMesh(
    new SphereGeometry(radius, 16, 12),
    soft(colours.vesicle, { roughness: 0.35 }),
    places.length,
  )
  const matrix = new Matrix4()
  return {
    mesh,
    show(mode: ScaleMode) {
      const times = mode === 'true' ? 1 : biologyConfig.vesicle.drawn
      for (const [i, place] of places.entries())
        mesh.setMatrixAt(i, matrix.makeScale(times, times, times).setPosition(...place))
      mesh.instanceMatrix.needsUpdate = true
      mesh.computeBoundingSphere()
    },
  }
}

/** Stations that are too fine to be met by a finger: a ball of half a micrometre and more about each. */
const targets = (way: CargoPath): [string, Vector3][] => [
  ['ribosome', way.ribosome],
  ['pore', way.pore],
  ['vesicle', way['first-vesicle']],
  ['vesicle', way['second-vesicle']],
  ['centrioles', way.centrioles],
]

function target(place: Vector3): Mesh {
  const mesh = new Mesh(new SphereGeometry(0.6, 8, 6), unseen())
  mesh.position.set(...place)
  return mesh
}
