import { presence, smooth, sway } from '../easing.ts'
import { bracketPiece } from '../player/brackets.ts'
import { plate } from '../player/label.ts'
import { drawPhone, onScreen, phoneWindow, shutter } from '../player/phone.ts'
import { pollCard } from '../player/poll-card.ts'
import { colors, faded, type Stage, see } from '../player/stage.ts'
import type { Scene } from '../scene.ts'
import { add } from '../vector.ts'
import { courseLength, tramCourse } from '../world/city.ts'
import { cameraOf, fileOf } from '../world/pictures.ts'
import { pieces } from '../world/pieces.ts'

const camera = cameraOf('politics')
const duration = 8
/** The part of the line that the picture shows, from the far end to the near one. */
const line = { start: 0.02, end: 0.7 } as const

/** The line lit from its far end, and how many metres of town that is. */
function litLine(stage: Stage, share: number, opacity: number): void {
  const { context, unit } = stage
  const end = line.start + (line.end - line.start) * share
  faded(stage, opacity, () => {
    for (const [color, width] of [
      ['rgb(255 122 69 / 0.35)', 14],
      [colors.light, 3],
    ] as const) {
      context.strokeStyle = color
      context.lineWidth = width * unit
      context.lineJoin = 'round'
      context.beginPath()
      for (let at = line.start; at < end; at += 0.006) {
        const place = see(stage, tramCourse(at, 0.012))
        if (place) context.lineTo(place.x, place.y)
      }
      context.stroke()
    }
  })
  const tip = see(stage, tramCourse(end, 0.012))
  if (!tip || share < 0.03) return
  faded(stage, opacity, () => {
    context.fillStyle = colors.bracket
    context.beginPath()
    context.arc(tip.x, tip.y, 6.5 * unit, 0, 2 * Math.PI)
    context.fill()
  })
  const beside = { x: tip.x - 58 * unit, y: tip.y + 4 * unit }
  plate(stage, beside, `${Math.round(courseLength(line.start, end))} m`, opacity)
}

/** A tram line on a model of the town: the line is drawn, a tram framed, a poll stands beside it. */
export const interactiveCampaigns: Scene = {
  duration,
  rate: 30,
  picture: { file: fileOf('politics'), camera },
  camera,
  move: (t) => ({
    yaw: 0.004 + 0.007 * sway(t / duration, 0.15),
    pitch: 0.004 * sway(t / duration, 0.45),
    roll: 0.003 * sway(t / duration, 0.75),
    zoom: 1.05,
  }),
  window: (stage, t) =>
    phoneWindow(
      stage,
      0.515 + 0.005 * sway(t / duration, 0.3),
      0.56 + 0.007 * sway(t / duration, 0.6),
      0.72,
      1,
    ),
  draw(stage, t) {
    const window = this.window?.(stage, t)
    if (!window) return
    onScreen(stage, window, () => {
      litLine(stage, smooth(t, 0.4, 3), 1 - smooth(t, 7, 7.6))
      bracketPiece(stage, pieces.tram, presence(t, 2.6, 7.5))
      const anchor = see(stage, add(pieces.tram.at, [0, 0, 0.045]))
      if (!anchor) return
      const at = { x: anchor.x + 36 * stage.unit, y: anchor.y - 272 * stage.unit }
      pollCard(stage, anchor, at, [0.62, 0.27, 0.11], smooth(t, 3.6, 5.2), presence(t, 3.2, 7.5))
    })
    drawPhone(stage, window)
    shutter(stage, window, 1)
  },
}
