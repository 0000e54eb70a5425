import { Mesh, type Object3D, SphereGeometry } from 'three'
import type { Moment } from '../../../common/view/scene/lesson-scene.ts'
import { liquidMaterial, matt } from '../../../common/view/scene/materials.ts'
import { lathe, rod } from '../../../common/view/scene/shapes.ts'
import { sceneConfig, titrationConfig } from '../../config.ts'
import type { Bench } from '../../model/bench.ts'
import { inFlask } from '../../model/pour.ts'

const { tip, lastMark, scale, tile, fall, tube } = sceneConfig
const surface = tile.height + 0.016
/** Radians a second that the handle turns. */
const turn = 7

/** How high a mark of the burette is, metres. */
export const markHeight = (level: number): number =>
  lastMark + (1 - level / titrationConfig.burette) * scale

/** Of the model: the glass with its marks, the handle of the tap, and what else hangs on the stand. */
interface BuretteNodes {
  tube: Object3D
  handle: Object3D
  tip: Object3D
}

/** What stands and runs in the burette: column, air, drop and stream, and the handle that lets them run. */
export function createBurette(nodes: BuretteNodes) {
  const { handle } = nodes
  // A metre from its foot upwards, to be scaled.
  const column = new Mesh(rod(tube.inner, 1).translate(0, 0.5, 0), liquidMaterial(0xa9cbe0, 0.55))
  column.position.y = lastMark - 0.02
  column.renderOrder = 3
  const air = new Mesh(new SphereGeometry(0.0019, 16, 12).scale(1, 2.4, 1), matt(0xffffff, 0.2))
  air.position.y = tip + 0.022
  const drop = new Mesh(dropGeometry(), liquidMaterial(0xb9d4e4, 0.8))
  const stream = new Mesh(rod(0.0007, 1, 10).translate(0, -0.5, 0), drop.material)
  stream.position.y = tip
  nodes.tube.add(column)
  nodes.tip.add(air, drop, stream)

  let ran: number | undefined
  /** Seconds since a drop let go; none is falling when it is over. */
  let falling: number = fall
  return {
    /** Meniscus, handle, drop and stream. @returns whether one of them moves on */
    move(bench: Bench, { elapsed, still }: Moment): boolean {
      column.visible = bench.filled
      column.scale.y = markHeight(bench.level) - column.position.y
      air.visible = bench.filled && bench.bubble > 0

      const runs = inFlask(bench)
      if (ran !== undefined && runs > ran && !bench.open) falling = 0
      ran = runs
      falling = still ? fall : Math.min(fall, falling + elapsed)
      const falls = falling < fall
      drop.visible = falls
      // From rest: half of g times t squared, scaled so that it arrives when it should.
      drop.position.y = tip - (tip - surface) * (falling / fall) ** 2
      stream.visible = bench.open && bench.bubble === 0
      stream.scale.y = tip - surface

      const target = bench.open ? Math.PI / 2 : 0
      const left = target - handle.rotation.x
      const step = still ? Math.PI : turn * elapsed
      handle.rotation.x += Math.sign(left) * Math.min(Math.abs(left), step)
      return falls || handle.rotation.x !== target
    },
  }
}

const dropGeometry = () =>
  lathe(
    [
      [0, -0.0023],
      [0.0016, -0.0016],
      [0.0022, 0],
      [0.0014, 0.0022],
      [0, 0.0044],
    ],
    20,
  )
