import { presence, smooth, sway } from '../easing.ts'
import { bracketPiece } from '../player/brackets.ts'
import { chart } from '../player/chart.ts'
import { metres, plate } from '../player/label.ts'
import { colors, faded, type Stage, see } from '../player/stage.ts'
import type { Scene } from '../scene.ts'
import { cameraOf, fileOf } from '../world/pictures.ts'
import { inRoom, type Piece, pieces } from '../world/pieces.ts'

const camera = cameraOf('education')
const duration = 8
const cell: Piece = pieces.cell
const [across, deep, height] = cell.size

/** The height of the scanning plane as a share of the cell: up, and down again. */
const levelAt = (t: number) => 0.06 + 0.88 * (smooth(t, 0.9, 4) - smooth(t, 4.4, 7.2))
const widthAt = (level: number) => across * Math.sqrt(Math.max(0, 1 - (2 * level - 1) ** 2))

/** The cut through the cell: a lit ellipse, its nearer half brighter. */
function slice(stage: Stage, level: number, opacity: number): void {
  const { context, unit } = stage
  const reach = Math.sqrt(Math.max(0, 1 - (2 * level - 1) ** 2))
  const ring = (from: number, to: number) => {
    context.beginPath()
    for (let n = 0; n <= 48; n += 1) {
      const angle = from + ((to - from) * n) / 48
      const point = inRoom(cell, [
        (across / 2) * reach * Math.cos(angle),
        (deep / 2) * reach * Math.sin(angle),
        height * level,
      ])
      const place = see(stage, point)
      if (place) context.lineTo(place.x, place.y)
    }
  }
  faded(stage, opacity, () => {
    ring(0, 2 * Math.PI)
    context.fillStyle = 'rgb(255 122 69 / 0.2)'
    context.fill()
    context.strokeStyle = 'rgb(255 122 69 / 0.45)'
    context.lineWidth = 2 * unit
    context.stroke()
    // The front of the cell is at −y of its own axes.
    ring(-Math.PI, 0)
    context.strokeStyle = colors.bracket
    context.lineWidth = 3.5 * unit
    context.stroke()
  })
}

/** An experiment: a plane runs through the cell, its diameter is read and plotted against the height. */
export const virtualLabs: Scene = {
  duration,
  rate: 30,
  picture: { file: fileOf('education'), camera },
  camera,
  move: (t) => ({
    yaw: 0.03 + 0.007 * sway(t / duration, 0.15),
    pitch: -0.016 + 0.005 * sway(t / duration, 0.45),
    roll: 0.003 * sway(t / duration, 0.75),
    zoom: 1.22,
  }),
  draw(stage, t) {
    const shown = presence(t, 0.5, 7.6)
    bracketPiece(stage, cell, shown)
    const level = levelAt(t)
    slice(stage, level, shown)
    const edge = see(stage, inRoom(cell, [widthAt(level) / 2, 0, height * level]))
    if (edge) {
      plate(stage, { x: edge.x + 64 * stage.unit, y: edge.y }, metres(widthAt(level), 0.4), shown)
    }
    const { unit } = stage
    chart(stage, { x: 48 * unit, y: 236 * unit }, widthAt, across, level, shown)
  },
}
