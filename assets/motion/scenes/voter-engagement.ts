import { presence, smooth, sway } from '../easing.ts'
import { lyingCircle } from '../player/floor-ring.ts'
import { plate } from '../player/label.ts'
import { pollCard } from '../player/poll-card.ts'
import { colors, faded, type Stage, see } from '../player/stage.ts'
import type { Scene } from '../scene.ts'
import { add, type Vector } from '../vector.ts'
import { cityAt } from '../world/city.ts'
import { cameraOf, fileOf } from '../world/pictures.ts'

const camera = cameraOf('politics')
const duration = 8

/** Places on the model's board in its own metres, and the share of answers in favour there. */
const places = [
  [-0.72, -0.28, 0.44],
  [-0.6, 0.32, 0.58],
  [-0.34, 0.42, 0.71],
  [-0.2, -0.1, 0.52],
  [0.08, 0.36, 0.66],
  [0.06, -0.32, 0.48],
  [0.42, 0.34, 0.74],
  [0.34, -0.5, 0.39],
  [0.62, 0.1, 0.81],
] as const

const roof = 0.15

/** A column of light over a block, as high as its share, with a ring at its foot. */
function column(stage: Stage, foot: Vector, share: number, opacity: number): void {
  const { context, unit } = stage
  const [low, top] = [see(stage, foot), see(stage, add(foot, [0, 0, 0.24 * share]))]
  if (!low || !top) return
  const color = share > 0.5 ? colors.bracket : colors.depth
  faded(stage, opacity, () => {
    context.strokeStyle = color
    context.lineWidth = 2 * unit
    context.stroke(lyingCircle(stage, foot, 0.028))
    const light = context.createLinearGradient(low.x, low.y, top.x, top.y)
    light.addColorStop(0, `${color}33`)
    light.addColorStop(1, color)
    context.strokeStyle = light
    context.lineWidth = 9 * unit
    context.beginPath()
    context.moveTo(low.x, low.y)
    context.lineTo(top.x, top.y)
    context.stroke()
    context.fillStyle = color
    context.beginPath()
    context.arc(top.x, top.y, 7 * unit, 0, 2 * Math.PI)
    context.fill()
    context.strokeStyle = colors.light
    context.lineWidth = 1.5 * unit
    context.stroke()
  })
}

/** Answers by district: columns rise over the model’s blocks, a poll opens over one. */
export const voterEngagement: Scene = {
  duration,
  rate: 30,
  picture: { file: fileOf('politics'), camera },
  camera,
  move: (t) => ({
    yaw: 0.03 + 0.008 * sway(t / duration, 0.35),
    pitch: -0.01 + 0.004 * sway(t / duration, 0.65),
    roll: 0.003 * sway(t / duration, 0.95),
    zoom: 1.14,
  }),
  draw(stage, t) {
    for (const [index, [x, y, share]] of places.entries()) {
      const come = 0.5 + index * 0.28
      const foot = add(cityAt, [x, y, roof])
      const grown = smooth(t, come, come + 1.1) * (1 - smooth(t, 6.7, 7.6))
      column(stage, foot, share * grown, Math.min(1, grown * 4))
      const top = see(stage, add(foot, [0, 0, 0.24 * share * grown]))
      if (top && index !== 6 && index !== 8) {
        const at = { x: top.x, y: top.y - 24 * stage.unit }
        plate(stage, at, `${Math.round(share * grown * 100)} %`, Math.max(0, grown * 2 - 1), 15)
      }
    }
    const [x, y, share] = places[8]
    const top = see(stage, add(cityAt, [x, y, roof + 0.24 * share]))
    if (!top) return
    const at = { x: top.x - 150 * stage.unit, y: top.y - 262 * stage.unit }
    pollCard(stage, top, at, [share, 0.12, 0.07], smooth(t, 3.6, 5), presence(t, 3.2, 6.9))
  },
}
