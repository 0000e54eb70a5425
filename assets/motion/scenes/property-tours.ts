import { headingCamera } from '../camera.ts'
import { lingeringTurn, presence, smooth, sway } from '../easing.ts'
import { bracketPiece } from '../player/brackets.ts'
import { compass } from '../player/compass.ts'
import { dimension } from '../player/dimension.ts'
import { floorRing } from '../player/floor-ring.ts'
import type { Scene } from '../scene.ts'
import { panorama } from '../world/pictures.ts'
import { inRoom, type Piece, pieces } from '../world/pieces.ts'

const duration = 8
const field = 1.36
const degree = Math.PI / 180
/** The sofa is due west, and the table due east. */
const west = -88 * degree
const turnAt = (t: number) => lingeringTurn(t / duration)
const sofa: Piece = pieces.sofa
const table: Piece = pieces.diningTable

/** A tour: the view turns in a panorama, the compass with it; what is looked at is measured. */
export const propertyTours: Scene = {
  duration,
  rate: 30,
  picture: { file: panorama.file, camera: null },
  // Shifted down instead of tilted, so that verticals stay vertical all round.
  camera: { ...headingCamera(panorama.position, west, 0, field), shift: -0.12 },
  move: (t) => ({
    yaw: turnAt(t) + 0.006 * sway(t / duration, 0.2),
    pitch: 0.006 * sway(t / duration, 0.5),
    roll: 0.002 * sway(t / duration, 0.8),
    zoom: 1,
  }),
  draw(stage, t) {
    const atStart = 1 - smooth(t, 0.7, 1.2) + smooth(t, 7, 7.5)
    bracketPiece(stage, sofa, atStart)
    const [x, y] = sofa.size
    const line = [-x / 2, x / 2].map((end) => inRoom(sofa, [end, -y / 2 - 0.12, 0]))
    if (line[0] && line[1]) dimension(stage, line[0], line[1], 1, atStart)
    bracketPiece(stage, table, presence(t, 2.9, 5.1))
    const [length, depth, height] = table.size
    dimension(
      stage,
      inRoom(table, [-length / 2, depth / 2, height]),
      inRoom(table, [length / 2, depth / 2, height]),
      smooth(t, 3.3, 4),
      1 - smooth(t, 4.7, 5.1),
    )
    for (const place of [
      [1.35, 1.95, 0],
      [-0.55, 2.3, 0],
      [1.21, -2.1, 0],
    ] as const) {
      floorRing(stage, place, 0.2, (t / duration) * 4, 0.9)
    }
    const at = { x: stage.width - 70 * stage.unit, y: stage.height - 70 * stage.unit }
    compass(stage, at, west + turnAt(t), field, 1)
  },
}
