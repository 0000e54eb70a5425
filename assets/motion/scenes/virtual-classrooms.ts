import { presence, smooth, sway } from '../easing.ts'
import { bracketPiece } from '../player/brackets.ts'
import { dimension } from '../player/dimension.ts'
import { lyingCircle } from '../player/floor-ring.ts'
import { callout } from '../player/label.ts'
import { type Place, type Stage, see } from '../player/stage.ts'
import { type Surface, surfaceGrid } from '../player/surface-grid.ts'
import type { Scene } from '../scene.ts'
import { anchor, cellParts } from '../world/cell.ts'
import { cameraOf, fileOf } from '../world/pictures.ts'
import { inRoom, type Piece, pieces } from '../world/pieces.ts'

const camera = cameraOf('education')
const duration = 8

const books: Piece = {
  room: 'classroom',
  size: [0.25, 0.2, 0.08],
  at: [1.15, -0.81, 0.74],
  turn: 1.35,
}
const tablet: Piece = {
  room: 'classroom',
  size: [0.25, 0.18, 0.03],
  at: [1.41, -0.68, 0.74],
  turn: 1.26,
}

const desk: Surface = {
  from: anchor.middle,
  x: [1.03, 1.67],
  y: [-0.99, 0.29],
  height: 0.741,
  step: 0.05,
  pieces: [pieces.cell, books, tablet],
}

/** The parts in the order in which they are named, and where their numbers stand beside the cell: pixels of 1280 × 720. */
export const tour = [
  [cellParts.nucleus, -255, -120],
  [cellParts.nucleolus, 190, -185],
  [cellParts.reticulum, -275, 10],
  [cellParts.golgi, 275, 30],
  [cellParts.mitochondrion, 255, 130],
  [cellParts.membrane, 262, -90],
] as const

/** Number `index` beside its part. */
export function nameParts(stage: Stage, share: (index: number) => number): void {
  const middle = see(stage, [1.3, -0.21, 1.0])
  for (const [index, [part, x, y]] of tour.entries()) {
    const place = see(stage, part)
    if (!place || !middle) continue
    const scale = stage.unit
    const at: Place = { x: middle.x + x * scale, y: middle.y + y * scale }
    callout(stage, place, at, String(index + 1), share(index))
  }
}

/** A cell over a school desk: the desk is found, the cell anchored and measured, its parts numbered. */
export const virtualClassrooms: Scene = {
  duration,
  rate: 30,
  picture: { file: fileOf('education'), camera },
  layer: { file: 'assets/motion/layers/education-empty.webp', camera },
  camera,
  move: (t) => ({
    yaw: 0.022 + 0.008 * sway(t / duration, 0),
    pitch: -0.012 + 0.005 * sway(t / duration, 0.3),
    roll: 0.003 * sway(t / duration, 0.6),
    zoom: 1.1,
  }),
  // The cell goes, so that the desk can be found, and comes to stand on it: the first picture is the desk with it.
  overlay: (t) => ({ opacity: smooth(t, 0, 0.6) - smooth(t, 1.2, 2.1), wipe: 2 }),
  draw(stage, t) {
    surfaceGrid(stage, desk, 1.3 * smooth(t, 0.1, 1.8), 0.7 * (1 - smooth(t, 1.8, 2.8)))
    const { context, unit } = stage
    context.strokeStyle = `rgb(255 122 69 / ${presence(t, 0.6, 2.4)})`
    context.lineWidth = 2.5 * unit
    context.stroke(
      lyingCircle(stage, anchor.middle, anchor.radius * (0.4 + 0.6 * smooth(t, 0.6, 1.6))),
    )
    const cell: Piece = pieces.cell
    bracketPiece(stage, cell, presence(t, 1.2, 7.6))
    const [width, , height] = cell.size
    dimension(
      stage,
      inRoom(cell, [-width / 2, 0, height + 0.035]),
      inRoom(cell, [width / 2, 0, height + 0.035]),
      smooth(t, 1.8, 2.5),
      1 - smooth(t, 7.1, 7.6),
    )
    nameParts(stage, (index) => presence(t, 2.5 + index * 0.45, 7.5, 0.6))
  },
}
