import { presence, smooth, sway } from '../easing.ts'
import { bracketPiece } from '../player/brackets.ts'
import { dimension } from '../player/dimension.ts'
import { type Surface, surfaceGrid } from '../player/surface-grid.ts'
import { wipeHandle } from '../player/wipe-handle.ts'
import type { Scene } from '../scene.ts'
import { cameraOf, fileOf } from '../world/pictures.ts'
import { inRoom, type Piece, pieces } from '../world/pieces.ts'

const camera = cameraOf('virtual-staging')
const duration = 8
const bed: Piece = pieces.bed

/** Where the handle between before and after stands, as a share of the width; beyond the edges at either end. */
const wipeAt = (t: number) => -0.06 + 1.12 * (smooth(t, 0.3, 2.1) - smooth(t, 3.5, 5.3))

const floor: Surface = {
  from: [1.4, -1, 0],
  x: [-2.3, 1.6],
  y: [-2, 2],
  height: 0,
  step: 0.2,
  pieces: [],
}

/** A bedroom after and before: the handle clears it, the floor is found, the handle furnishes it, the bed is measured. */
export const virtualStaging: Scene = {
  duration,
  rate: 30,
  picture: { file: fileOf('virtual-staging'), camera },
  layer: { file: 'assets/motion/layers/virtual-staging-empty.webp', camera },
  camera,
  move: (t) => ({
    yaw: 0.004 * sway(t / duration, 0.1),
    pitch: 0.003 * sway(t / duration, 0.4),
    roll: 0,
    zoom: 1.03,
  }),
  // The empty room is what lies left of the handle.
  overlay: (t) => ({ opacity: 1, wipe: wipeAt(t) }),
  draw(stage, t) {
    const [width, , height] = bed.size
    surfaceGrid(stage, floor, 4.8 * smooth(t, 1.8, 3.3), 0.75 * (1 - smooth(t, 3.4, 4.2)))
    bracketPiece(stage, bed, presence(t, 4.9, 7.8))
    const shown = 1 - smooth(t, 7.3, 7.8)
    dimension(
      stage,
      inRoom(bed, [-width / 2, 1.12, height + 0.1]),
      inRoom(bed, [width / 2, 1.12, height + 0.1]),
      smooth(t, 5.2, 5.9),
      shown,
    )
    dimension(
      stage,
      inRoom(bed, [-width / 2 - 0.12, -1.05, 0]),
      inRoom(bed, [-width / 2 - 0.12, 1.13, 0]),
      smooth(t, 5.5, 6.3),
      shown,
    )
    wipeHandle(stage, wipeAt(t))
  },
}
