import { Group, type Object3D } from 'three'
import type { Point } from '../../../../../math/orbit.ts'
import { disposeSet } from '../../../common/view/scene/dispose.ts'
import type { LessonScene } from '../../../common/view/scene/lesson-scene.ts'
import { shadowUnder } from '../../../common/view/scene/room.ts'
import { contact } from '../../../common/view/scene/textures.ts'
import { sceneConfig } from '../../config.ts'
import type { Bench } from '../../model/bench.ts'
import { markHeight, moveBurette } from './move-burette.ts'
import { moveFlask } from './move-flask.ts'
import { buildBench } from './parts/build-bench.ts'
import { buildBurette } from './parts/build-burette.ts'
import { buildFlask } from './parts/build-flask.ts'
import { buildBottle, buildDropper, buildGoggles, buildNotebook } from './parts/build-things.ts'

/** The titration's scene. Units and axes as in `LessonScene`; `room` is left out where the visitor has one of their own. */
export function buildScene({ room = true } = {}): LessonScene<Bench> {
  const root = new Group()
  const burette = buildBurette()
  const flask = buildFlask()
  const things = {
    bottle: buildBottle(),
    goggles: buildGoggles(),
    notebook: buildNotebook(),
    dropper: buildDropper(),
  }
  root.add(burette.root, flask.root, ...Object.values(things))
  if (room) {
    const shade = contact()
    root.add(buildBench())
    for (const [x, z, size] of [
      [0, 0, 0.2],
      [-0.145, -0.075, 0.13],
      [0.125, -0.02, 0.06],
      [-0.125, 0.085, 0.22],
    ] as const)
      root.add(shadowUnder(x, z, size, shade))
    // Goes with the goggles.
    const dark = shadowUnder(0, 0, 0.13, shade)
    dark.position.y -= things.goggles.position.y
    things.goggles.add(dark)
  }
  const parts: Record<string, Object3D> = {
    goggles: things.goggles,
    burette: burette.tube,
    tap: burette.tap,
    flask: flask.moved,
    notebook: things.notebook,
    bottle: things.bottle,
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
      things.goggles.visible = !bench.goggles
      const falls = moveBurette(burette, bench, moment)
      return moveFlask(flask, bench, moment) || falls
    },
    dispose: () => disposeSet(root),
  }
}
