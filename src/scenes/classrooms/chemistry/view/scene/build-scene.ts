import { Group, type Object3D } from 'three'
import type { Point } from '../../../../../math/orbit.ts'
import { disposeSet } from '../../../common/view/scene/dispose.ts'
import type { LessonScene } from '../../../common/view/scene/lesson-scene.ts'
import { buildRoom, shadowUnder } from '../../../common/view/scene/room.ts'
import { contact } from '../../../common/view/scene/textures.ts'
import { sceneConfig } from '../../config.ts'
import type { MoleculeLab } from '../../model/lesson/molecule-lab.ts'
import { buildBlackboard } from './parts/build-blackboard.ts'
import type { Figures } from './parts/build-marks.ts'
import { buildSalt } from './parts/build-salt.ts'
import { buildShelf } from './parts/build-shelf.ts'
import { buildStand } from './parts/build-stand.ts'
import { buildTray } from './parts/build-tray.ts'

export interface MoleculeSetOptions {
  /** Left out where the visitor has a room of their own. */
  room?: boolean
  figures?: Figures
}

const plain: Figures = (value, places = 0) => value.toFixed(places)

const { model, shelf, salt, sign, tray } = sceneConfig

/** Where each thing is named, and where the eye goes. */
const anchors: Record<string, Point> = {
  model: { x: model.x, y: model.y + 0.03, z: model.z },
  shelf: { x: shelf.x, y: shelf.y + 0.02, z: shelf.z },
  salt: { x: salt.x, y: 0.1, z: salt.z },
  equation: { x: sign.x, y: sign.height, z: sign.z },
  flask: { x: tray.x, y: 0.03, z: tray.z },
}

/** The scene of the molecules. Units and axes as in `LessonScene`. */
export function buildScene(options: MoleculeSetOptions = {}): LessonScene<MoleculeLab> {
  const { room = true, figures = plain } = options
  const root = new Group()
  const stand = buildStand(figures)
  const row = buildShelf()
  const crystal = buildSalt()
  const blackboard = buildBlackboard()
  const bed = buildTray()
  // Beside the panel that stands on the table too.
  if (!room) root.position.x = 0.08
  if (room) {
    const shade = contact()
    root.add(buildRoom())
    for (const [x, z, size] of [
      [model.x, model.z, 0.2],
      [salt.x, salt.z, 0.19],
      [sign.x, sign.z, 0.14],
      [shelf.x - 0.47 * shelf.width, shelf.z, 0.1],
      [shelf.x + 0.47 * shelf.width, shelf.z, 0.1],
    ] as const)
      root.add(shadowUnder(x, z, size, shade))
  }
  const parts: Record<string, Object3D> = {
    model: stand.root,
    shelf: row.root,
    salt: crystal.root,
    equation: blackboard.root,
    flask: bed.root,
  }
  root.add(...Object.values(parts))
  return {
    root,
    parts,
    anchor: (id) => anchors[id] ?? sceneConfig.view.middle,
    update(lab, { still }) {
      stand.update(lab)
      row.update(lab.molecule)
      crystal.update(lab.look)
      blackboard.update(lab)
      bed.update(lab, still)
      // The atoms go by the lab's own time, which asks for frames itself.
      return false
    },
    dispose: () => disposeSet(root),
  }
}
