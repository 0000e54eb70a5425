import { presence, smooth, sway } from '../easing.ts'
import { choices, colorAt, dyed } from '../palette.ts'
import { bracketPiece } from '../player/brackets.ts'
import { dimension } from '../player/dimension.ts'
import { type Surface, surfaceGrid } from '../player/surface-grid.ts'
import type { Scene } from '../scene.ts'
import { cameraOf, fileOf } from '../world/pictures.ts'
import { inRoom, pieces } from '../world/pieces.ts'

const camera = cameraOf('hero-living-room')
const duration = 12

const floor: Surface = {
  from: [-1.2, -0.5, 0],
  x: [-4, 0.4],
  y: [-2.7, 2.7],
  height: 0,
  step: 0.2,
  pieces: [pieces.sofa, pieces.coffeeTable, pieces.armchair, pieces.bookshelf],
}

const changes = [[4.6, choices.mustard]] as const

/** The living room of the first screen: the floor is found, the armchair tried in other cloth, lamp and pictures measured. */
export const hero: Scene = {
  duration,
  rate: 30,
  picture: { file: fileOf('hero-living-room'), camera },
  camera,
  // The page lays brackets over the sofa at a fixed place: the view moves by less than their distance from it.
  move: (t) => ({
    yaw: 0.0028 * sway(t / duration, 0),
    pitch: 0.002 * sway(t / duration, 0.31),
    roll: 0.0012 * sway(t / duration, 0.62),
    zoom: 1.012,
  }),
  tints: (stage, t) =>
    dyed(
      stage.camera,
      pieces.armchair,
      colorAt(t, choices.ink, changes),
      presence(t, 3.2, 6.8, 0.6),
    ),
  draw(stage, t) {
    surfaceGrid(stage, floor, 5.2 * smooth(t, 0.4, 3.2), 0.5 * (1 - smooth(t, 3, 4.4)))
    bracketPiece(stage, pieces.armchair, presence(t, 2.2, 7.4))
    const lamp = pieces.floorLamp
    bracketPiece(stage, lamp, presence(t, 6.4, 9.6))
    dimension(
      stage,
      inRoom(lamp, [0.34, 0, 0]),
      inRoom(lamp, [0.34, 0, 1.55]),
      smooth(t, 6.9, 7.8),
      1 - smooth(t, 9.1, 9.6),
    )
    for (const [piece, start] of [
      [pieces.sunPicture, 8.2],
      [pieces.circlePicture, 8.5],
    ] as const) {
      bracketPiece(stage, piece, presence(t, start, 11.6))
      const top = piece.size[2] + 0.1
      dimension(
        stage,
        inRoom(piece, [-0.31, 0, top]),
        inRoom(piece, [0.31, 0, top]),
        smooth(t, start + 0.5, start + 1.2),
        1 - smooth(t, 11.1, 11.6),
      )
    }
  },
}
