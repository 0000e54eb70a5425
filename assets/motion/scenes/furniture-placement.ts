import { presence, smooth, sway } from '../easing.ts'
import type { Window } from '../player/background.ts'
import { bracketPiece } from '../player/brackets.ts'
import { dimension } from '../player/dimension.ts'
import { drawPhone, onScreen, phoneWindow, shutter } from '../player/phone.ts'
import type { Stage } from '../player/stage.ts'
import { type Surface, surfaceGrid } from '../player/surface-grid.ts'
import type { Scene } from '../scene.ts'
import { cameraOf, fileOf } from '../world/pictures.ts'
import { inRoom, type Piece, pieces } from '../world/pieces.ts'

const camera = cameraOf('hero-living-room')
const duration = 8
const sofa: Piece = pieces.sofa
const table: Piece = pieces.coffeeTable

const floor: Surface = {
  from: [-1.9, -0.2, 0],
  x: [-4.05, 0.2],
  y: [-2.6, 2.4],
  height: 0,
  step: 0.15,
  pieces: [sofa, table, pieces.armchair],
}

function measure(stage: Stage, t: number): void {
  surfaceGrid(stage, floor, 4.6 * smooth(t, 0.2, 2.2), 0.75 * (1 - smooth(t, 2.2, 3.2)))
  bracketPiece(stage, sofa, presence(t, 1.3, 5))
  const [x, y, z] = sofa.size
  const first = 1 - smooth(t, 4.5, 5)
  for (const [from, to, start] of [
    [[-x / 2, 0.2, z + 0.13], [x / 2, 0.2, z + 0.13], 1.8],
    [[-x / 2 - 0.14, -y / 2, 0], [-x / 2 - 0.14, -y / 2, z], 2.3],
    [[x / 2 + 0.1, y / 2, 0], [x / 2 + 0.1, -y / 2, 0], 2.7],
  ] as const) {
    dimension(stage, inRoom(sofa, from), inRoom(sofa, to), smooth(t, start, start + 0.8), first)
  }
  bracketPiece(stage, table, presence(t, 4.6, 7.7))
  const [width, , height] = table.size
  const second = 1 - smooth(t, 7.2, 7.7)
  dimension(
    stage,
    inRoom(table, [0, -width / 2, height + 0.01]),
    inRoom(table, [0, width / 2, height + 0.01]),
    smooth(t, 5, 5.7),
    second,
    { figureAt: 0.7 },
  )
  // The way to walk between seat and table.
  const seat = inRoom(sofa, [-0.75, -y / 2, 0])
  dimension(stage, seat, [table.at[0] - width / 2, seat[1], 0], smooth(t, 5.6, 6.2), second)
}

/** Furniture through a phone: the floor is found, the sofa and the table measured, and the way between them. */
export const furniturePlacement: Scene = {
  duration,
  rate: 30,
  picture: { file: fileOf('hero-living-room'), camera },
  layer: { file: 'public/pictures/hero-living-room-empty-1920.webp', camera },
  camera,
  move: (t) => ({
    yaw: 0.07 + 0.008 * sway(t / duration, 0.1),
    pitch: -0.03 + 0.006 * sway(t / duration, 0.4),
    roll: 0.003 * sway(t / duration, 0.7),
    zoom: 1.22,
  }),
  window: (stage, t): Window =>
    phoneWindow(
      stage,
      0.5 + 0.006 * sway(t / duration, 0.25),
      0.53 + 0.008 * sway(t / duration, 0.55),
      0.74,
      1,
    ),
  // The furniture goes, so that the floor can be found, and comes to stand on it: the first picture is the furnished room.
  overlay: (t) => ({ opacity: smooth(t, 0, 0.6) - smooth(t, 1.4, 2.3), wipe: 2 }),
  draw(stage, t) {
    const window = this.window?.(stage, t)
    if (!window) return
    onScreen(stage, window, () => measure(stage, t))
    drawPhone(stage, window)
    shutter(stage, window, 1)
  },
}
