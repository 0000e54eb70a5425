import {
  Group,
  type Material,
  Mesh,
  type MeshStandardMaterial,
  type Object3D,
  SphereGeometry,
  Vector3,
} from 'three'
import type { Point } from '../../../../../math/orbit.ts'
import { add, type Vector3 as Place } from '../../../../../math/vector.ts'
import { buildBooks } from '../../../common/view/scene/books.ts'
import { disposeSet } from '../../../common/view/scene/dispose.ts'
import type { LessonScene } from '../../../common/view/scene/lesson-scene.ts'
import { matt } from '../../../common/view/scene/materials.ts'
import { buildRoom, shadowUnder } from '../../../common/view/scene/room.ts'
import { copyScenery, meshesIn } from '../../../common/view/scene/scenery.tsx'
import { partIds, sceneConfig } from '../../config.ts'
import { type CargoPath, cargoPathThrough, type Stop, stopOf } from '../../model/cargo-path.ts'
import type { CellLab } from '../../model/cell-lab.ts'
import { cellPlan } from '../../model/cell-plan.ts'
import { placeCell } from '../../model/placement.ts'
import type { ScaleMode } from '../../model/size.ts'
import { cargoNames, createCargo } from './cargo.ts'

/** Nodes of the model: the cell in micrometres, its parts by the ids of the lesson's objects, and what travels in it. */
const objectIds = [...partIds, 'pore', 'vesicle'] as const
const names = ['cell', ...objectIds, 'cargo', ...cargoNames] as const

/** What the meshes of the cell tell of themselves by their custom properties; most of them nothing. */
interface Properties {
  /** Drawn in this scale only. */
  scale?: ScaleMode
}

/** Books on either side of the cell. */
const books = [
  { from: -0.5, count: 7 },
  { from: 0.33, count: 5 },
]
/** What glows of a thing that is chosen. */
const light = 0x3a2410

/** The cell's scene. Units and axes as in `LessonScene`; `room` is left out where the visitor has one of their own. */
export function buildScene(model: Group, { room = true } = {}): LessonScene<CellLab> {
  const way = cargoPathThrough(placeCell(sceneConfig.seed))
  const root = new Group()
  const { root: scenery, nodes } = copyScenery(model, names)
  const stage = nodes.cell
  stage.updateMatrix()
  const lit = Object.fromEntries(objectIds.map((id) => [id, ownMaterials(nodes[id])]))
  for (const [id, place] of targets(way)) nodes[id].add(target(place))
  const cargo = createCargo(nodes, way)
  stage.add(cargo.trail)
  root.add(scenery)
  if (room)
    root.add(buildRoom(), buildBooks(books), shadowUnder(0, 0, sceneConfig.plinth.radius * 3.2))

  const corner = new Vector3()
  const onStage = (at: Place): Point => {
    const { x, y, z } = corner.set(...at).applyMatrix4(stage.matrix)
    return { x, y, z }
  }
  const show = (scale: ScaleMode) => {
    for (const mesh of meshesIn(stage)) {
      const { scale: only = scale }: Properties = mesh.userData
      mesh.visible = only === scale
    }
  }
  let scale: ScaleMode | undefined
  let chosen: string | null = null
  let vesicle: Stop = 'first-vesicle'
  const glow = (id: string | null, colour: number) => {
    for (const material of lit[id ?? ''] ?? []) material.emissive.set(colour)
  }
  return {
    root,
    parts: Object.fromEntries(objectIds.map((id) => [id, nodes[id]])),
    anchor: (id) => onStage(id === 'vesicle' ? way[vesicle] : headOf(id, way)),
    update(lab, moment) {
      if (scale !== lab.scale) {
        scale = lab.scale
        show(scale)
      }
      if (chosen !== moment.chosen) {
        glow(chosen, 0)
        chosen = moment.chosen
        glow(chosen, light)
      }
      vesicle = stopOf('vesicle', lab)
      cargo.move(lab, moment)
      // The lab's own clock moves what travels.
      return false
    },
    dispose: () => disposeSet(root),
  }
}

/** Gives a part materials of its own, so that it lights up alone. */
function ownMaterials(part: Object3D): MeshStandardMaterial[] {
  const own = new Map<Material, MeshStandardMaterial>()
  for (const mesh of meshesIn(part)) {
    const material = mesh.material as MeshStandardMaterial
    const copy = own.get(material) ?? material.clone()
    own.set(material, copy)
    mesh.material = copy
  }
  return [...own.values()]
}

/** Stations that are too fine to be met by a finger: a ball of half a micrometre and more about each. */
const targets = (way: CargoPath) =>
  [
    ['ribosome', way.ribosome],
    ['pore', way.pore],
    ['vesicle', way['first-vesicle']],
    ['vesicle', way['second-vesicle']],
    ['centrioles', way.centrioles],
  ] as const

/** What is met by a press, and never drawn. */
function target(place: Place): Mesh {
  const unseen = matt(0)
  unseen.visible = false
  const mesh = new Mesh(new SphereGeometry(0.6, 8, 6), unseen)
  mesh.position.set(...place)
  return mesh
}

/** Where the name of a part stands: over it, or over what is seen of it. */
function headOf(id: string, way: CargoPath): Place {
  const { nucleus, golgi, radius } = cellPlan
  const heads: Readonly<Record<string, Place>> = {
    membrane: [-0.62 * radius, 0.78 * radius, 0.3],
    nucleus: add(nucleus.at, [0, 0.8 * nucleus.radius, 1.2]),
    golgi: add(golgi.at, [0, golgi.radius.cis, 0.6]),
  }
  return heads[id] ?? add(way[id as keyof CargoPath] ?? [0, 0, 0], [0, 0.4, 0])
}
