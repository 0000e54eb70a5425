import { presence, smooth, sway } from '../easing.ts'
import { audience } from '../player/audience.ts'
import { dimension } from '../player/dimension.ts'
import { lyingCircle } from '../player/floor-ring.ts'
import { speaker } from '../player/speaker.ts'
import type { Scene } from '../scene.ts'
import { add, type Vector } from '../vector.ts'
import { cameraOf, fileOf } from '../world/pictures.ts'

const camera = cameraOf('politics')
const duration = 8
/** On the free part of the council's table. */
const stand: Vector = [-0.22, -0.7, 0.745]
const height = 0.44

/** A speaker as a hologram on the council’s table, and who follows from three towns. */
export const virtualRallies: Scene = {
  duration,
  rate: 30,
  picture: { file: fileOf('politics'), camera },
  camera,
  move: (t) => ({
    yaw: -0.075 + 0.008 * sway(t / duration, 0.2),
    pitch: -0.01 + 0.005 * sway(t / duration, 0.5),
    roll: 0.003 * sway(t / duration, 0.8),
    zoom: 1.24,
  }),
  draw(stage, t) {
    const { context, unit } = stage
    const there = presence(t, 0.7, 7.6, 1)
    context.strokeStyle = `rgb(255 122 69 / ${presence(t, 0.2, 7.8)})`
    context.lineWidth = 2.5 * unit
    context.stroke(lyingCircle(stage, stand, 0.16 * smooth(t, 0.2, 0.9)))
    speaker(stage, stand, height, t / duration, there)
    dimension(
      stage,
      add(stand, [-0.12, -0.15, 0]),
      add(stand, [-0.12, -0.15, height]),
      smooth(t, 2, 2.8),
      1 - smooth(t, 6.8, 7.3),
    )
    const { width } = stage
    for (const [index, count] of [127, 89, 45].entries()) {
      const shown = presence(t, 2.6 + 0.4 * index, 7.2)
      const counted = smooth(t, 2.8 + 0.4 * index, 5.2 + 0.3 * index)
      const at = { x: width - 262 * unit, y: (70 + index * 132) * unit }
      audience(stage, at, count, counted, shown)
    }
  },
}
