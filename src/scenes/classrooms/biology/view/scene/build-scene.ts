import { Group, Vector3 } from 'three'
import { radians } from '../../../../../math/angle.ts'
import type { Point } from '../../../../../math/orbit.ts'
import { add, type Vector3 as Place } from '../../../../../math/vector.ts'
import { buildBooks } from '../../../common/view/scene/books.ts'
import { disposeSet } from '../../../common/view/scene/dispose.ts'
import type { LessonScene } from '../../../common/view/scene/lesson-scene.ts'
import { buildRoom, shadowUnder } from '../../../common/view/scene/room.ts'
import { sceneConfig } from '../../config.ts'
import { type CargoPath, cargoPathThrough, type Stop, stopOf } from '../../model/cargo-path.ts'
import type { CellLab } from '../../model/cell-lab.ts'
import { cellPlan } from '../../model/cell-plan.ts'
import { placeCell } from '../../model/placement.ts'
import type { ScaleMode } from '../../model/size.ts'
import { createCargoMover } from './move-cargo.ts'
import { buildCargo } from './parts/build-cargo.ts'
import { buildCell } from './parts/build-cell.ts'
import { buildStand } from './parts/build-stand.ts'

const { height, micrometre, plinth, seed, tilt } = sceneConfig
/** Books on either side of the cell. */
const books = [
  { from: -0.5, count: 7 },
  { from: 0.33, count: 5 },
]
/** What glows of a thing that is chosen. */
const light = 0x3a2410

/** The cell's scene. Units and axes as in `LessonScene`; `room` is left out where the visitor has one of their own. */
export function buildScene({ room = true } = {}): LessonScene<CellLab> {
  const cell = placeCell(seed)
  const way = cargoPathThrough(cell)
  const model = buildCell(cell, way)
  const cargo = buildCargo()
  const moveCargo = createCargoMover(cargo, way)
  // All within is in micrometres.
  const stage = new Group()
  stage.scale.setScalar(micrometre)
  stage.rotation.x = -radians(tilt)
  stage.position.y = height
  stage.add(model.root, cargo.root, cargo.trail)
  stage.updateMatrix()
  const root = new Group()
  root.add(stage, buildStand())
  if (room) root.add(buildRoom(), buildBooks(books), shadowUnder(0, 0, plinth.radius * 3.2))

  const corner = new Vector3()
  const onStage = (at: Place): Point => {
    const { x, y, z } = corner.set(...at).applyMatrix4(stage.matrix)
    return { x, y, z }
  }
  let scale: ScaleMode | undefined
  let chosen: string | null = null
  let vesicle: Stop = 'first-vesicle'
  return {
    root,
    parts: model.parts,
    anchor: (id) => onStage(id === 'vesicle' ? way[vesicle] : headOf(id, way)),
    update(lab, moment) {
      if (scale !== lab.scale) {
        scale = lab.scale
        model.show(scale)
      }
      if (chosen !== moment.chosen) {
        if (chosen !== null) model.lit[chosen]?.emissive.set(0)
        chosen = moment.chosen
        if (chosen !== null) model.lit[chosen]?.emissive.set(light)
      }
      vesicle = stopOf('vesicle', lab)
      moveCargo(lab, moment)
      // The lab's own clock moves what travels.
      return false
    },
    dispose() {
      model.dispose()
      disposeSet(root)
    },
  }
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
