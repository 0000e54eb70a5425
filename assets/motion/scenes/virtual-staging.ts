import { presence, smooth, sway } from '../easing.ts'
import { choices, dyed } from '../palette.ts'
import { bracketPiece } from '../player/brackets.ts'
import { dimension } from '../player/dimension.ts'
import { wipeHandle } from '../player/wipe-handle.ts'
import type { Scene } from '../scene.ts'
import { cameraOf, fileOf } from '../world/pictures.ts'
import { inRoom, type Piece, pieces } from '../world/pieces.ts'

const camera = cameraOf('virtual-staging')
const duration = 8
const bed: Piece = pieces.bed

/** Where the handle between before and after stands, as a share of the width; beyond the edges at either end. */
const wipeAt = (t: number) =>
  -0.06 + 0.62 * smooth(t, 0.5, 2.2) + 0.5 * smooth(t, 3.4, 4.6) - 1.12 * smooth(t, 5.6, 7.7)

/** A bedroom before and after: the handle crosses, textiles change behind it, the bed is measured. */
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
  tints: (stage, t) =>
    [pieces.bedThrow, pieces.bedroomArmchair].flatMap((piece) =>
      dyed(stage.camera, piece, choices.ink, 1, wipeAt(t)),
    ),
  draw(stage, t) {
    const [width, , height] = bed.size
    bracketPiece(stage, bed, presence(t, 2.2, 5.6))
    const shown = 1 - smooth(t, 5.1, 5.6)
    dimension(
      stage,
      inRoom(bed, [-width / 2, 1.12, height + 0.1]),
      inRoom(bed, [width / 2, 1.12, height + 0.1]),
      smooth(t, 2.6, 3.3),
      shown,
    )
    dimension(
      stage,
      inRoom(bed, [-width / 2 - 0.12, -1.05, 0]),
      inRoom(bed, [-width / 2 - 0.12, 1.13, 0]),
      smooth(t, 2.9, 3.7),
      shown,
    )
    wipeHandle(stage, wipeAt(t))
  },
}
