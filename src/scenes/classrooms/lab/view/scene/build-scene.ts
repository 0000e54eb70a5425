import { Group, type Object3D } from 'three'
import type { Point } from '../../../../../math/orbit.ts'
import { disposeSet } from '../../../common/view/scene/dispose.ts'
import type { LessonScene } from '../../../common/view/scene/lesson-scene.ts'
import { buildRoom, buildShelf, shadowUnder } from '../../../common/view/scene/room.ts'
import { copyScenery } from '../../../common/view/scene/scenery.ts'
import { contact } from '../../../common/view/scene/textures.ts'
import { sceneConfig } from '../../config.ts'
import type { Bench } from '../../model/bench.ts'
import { createBurette, markHeight } from './burette.ts'
import { createFlask } from './flask.ts'

/** Nodes of the model that can be pressed, move, or are left out without a room. */
const names = [
  'tube',
  'tap',
  'handle',
  'tip',
  'flask',
  'goggles',
  'notebook',
  'bottle',
  'shelf',
] as const

/** The titration's scene. Units and axes as in `LessonScene`; `room` is left out where the visitor has one of their own. */
export function buildScene(model: Group, { room = true } = {}): LessonScene<Bench> {
  const root = new Group()
  const { root: scenery, nodes } = copyScenery(model, names)
  root.add(scenery)
  const burette = createBurette(nodes)
  const flask = createFlask(nodes.flask)
  const { goggles, notebook, bottle } = nodes
  nodes.shelf.visible = room
  if (room) root.add(...buildAround(goggles))
  const parts: Record<string, Object3D> = {
    ...{ goggles, notebook, bottle },
    ...{ burette: nodes.tube, tap: nodes.tap, flask: nodes.flask },
  }
  let level = 50
  const anchors: Record<string, () => Point> = {
    burette: () => ({ x: 0, y: level, z: 0 }),
    tap: () => ({ x: 0, y: 0.2, z: 0 }),
    flask: () => ({ x: 0, y: sceneConfig.tile.height + 0.085, z: 0 }),
  }
  return {
    root,
    parts,
    anchor(id) {
      const own = anchors[id]?.()
      if (own) return own
      const { x = 0, y = 0, z = 0 } = parts[id]?.position ?? {}
      return { x, y: y + (id === 'bottle' ? 0.16 : 0.045), z }
    },
    update(bench, moment) {
      level = markHeight(bench.filled ? bench.level : 25)
      // Worn goggles are on the learner and no more on the bench.
      goggles.visible = !bench.goggles
      const falls = burette.move(bench, moment)
      return flask.move(bench, moment) || falls
    },
    dispose: () => disposeSet(root),
  }
}

/** Bench, wall and board, and the dark under what stands on it. */
function buildAround(goggles: Object3D): Object3D[] {
  const shade = contact()
  // Goes with the goggles.
  const dark = shadowUnder(0, 0, 0.13, shade)
  dark.position.y -= goggles.position.y
  goggles.add(dark)
  const places = [
    [0, 0, 0.2],
    [-0.145, -0.075, 0.13],
    [0.125, -0.02, 0.06],
    [-0.125, 0.085, 0.22],
  ] as const
  return [
    buildRoom(),
    buildShelf(-0.02, 0.32, 0.72),
    ...places.map(([x, z, size]) => shadowUnder(x, z, size, shade)),
  ]
}
