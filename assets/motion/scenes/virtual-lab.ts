import { headingCamera } from '../camera.ts'
import { presence, smooth, sway } from '../easing.ts'
import { dimension } from '../player/dimension.ts'
import { lyingCircle } from '../player/floor-ring.ts'
import { plate } from '../player/label.ts'
import { angleArc, pendulum } from '../player/pendulum.ts'
import { see } from '../player/stage.ts'
import { type Surface, surfaceGrid } from '../player/surface-grid.ts'
import type { Scene } from '../scene.ts'
import { add, type Vector } from '../vector.ts'
import { panorama } from '../world/pictures.ts'

const duration = 8
const period = 2
/** A pendulum of small swings takes 2π√(l/g) for one: this long for two seconds. */
const length = 9.81 * (period / (2 * Math.PI)) ** 2
const widest = (22 * Math.PI) / 180

const foot: Vector = [-0.12, 2.2, 0]
const pivot: Vector = add(foot, [0, 0, 1.22])

const floor: Surface = {
  from: foot,
  x: [-2, 2],
  y: [0.4, 2.7],
  height: 0,
  step: 0.15,
  pieces: [],
}

/** An experiment set up in a room: a pendulum of two seconds, with its length, its angle and its period. */
export const virtualLab: Scene = {
  duration,
  rate: 30,
  picture: { file: panorama.file, camera: null },
  camera: { ...headingCamera(panorama.position, 0.02, 0, 1.3), shift: -0.235 },
  move: (t) => ({
    yaw: 0.012 * sway(t / duration, 0.1),
    pitch: -0.01 + 0.007 * sway(t / duration, 0.4),
    roll: 0.004 * sway(t / duration, 0.7),
    zoom: 1,
  }),
  draw(stage, t) {
    const { context, unit } = stage
    surfaceGrid(stage, floor, 2.6 * smooth(t, 0.1, 1.4), 0.7 * (1 - smooth(t, 1.4, 2.2)))
    const there = presence(t, 0.5, 7.7, 0.7)
    context.strokeStyle = `rgb(255 122 69 / ${there})`
    context.lineWidth = 2.5 * unit
    context.stroke(lyingCircle(stage, foot, 0.46 * there))
    const angle = widest * Math.cos((2 * Math.PI * t) / period)
    const bob = pendulum(stage, foot, pivot, length, angle, there)
    angleArc(stage, pivot, 0.42, angle, widest, presence(t, 2.2, 7.4))
    dimension(
      stage,
      add(pivot, [0.52, 0, 0]),
      add(pivot, [0.52, 0, -length]),
      smooth(t, 1.4, 2.2),
      1 - smooth(t, 6.9, 7.4),
    )
    const at = see(stage, bob)
    if (!at) return
    const seconds = presence(t, 3, 7.4)
    const below = see(stage, add(pivot, [0, 0, -length - 0.13]))
    if (below) plate(stage, below, `${period.toFixed(2)} s`, seconds)
  },
}
