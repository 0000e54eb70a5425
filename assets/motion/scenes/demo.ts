import { headingCamera } from '../camera.ts'
import { lingeringTurn, presence, smooth, sway } from '../easing.ts'
import { bracketPiece } from '../player/brackets.ts'
import { compass } from '../player/compass.ts'
import { dimension } from '../player/dimension.ts'
import { drawPhone, onScreen, phoneWindow, shutter } from '../player/phone.ts'
import type { Stage } from '../player/stage.ts'
import { type Surface, surfaceGrid } from '../player/surface-grid.ts'
import type { Scene } from '../scene.ts'
import { panorama } from '../world/pictures.ts'
import { inRoom, type Piece, pieces } from '../world/pieces.ts'

const duration = 10
const field = 1.5
const start = -1.5
const turnAt = (t: number) => lingeringTurn(t / duration)
const sofa: Piece = pieces.sofa
const table: Piece = pieces.diningTable

const floor: Surface = {
  from: [-1.6, 0, 0],
  x: [-4, 4],
  y: [-2.8, 2.8],
  height: 0,
  step: 0.2,
  pieces: [sofa, pieces.coffeeTable, table],
}

function measure(stage: Stage, t: number): void {
  surfaceGrid(stage, floor, 4.4 * smooth(t, 1.6, 4.2), 0.6 * (1 - smooth(t, 4.2, 5.2)))
  const atSofa = 1 - smooth(t, 1, 1.5) + smooth(t, 8.8, 9.4)
  bracketPiece(stage, sofa, atSofa)
  const [width, depth] = sofa.size
  dimension(
    stage,
    inRoom(sofa, [-width / 2, -depth / 2 - 0.12, 0]),
    inRoom(sofa, [width / 2, -depth / 2 - 0.12, 0]),
    1,
    atSofa,
  )
  bracketPiece(stage, table, presence(t, 3.9, 6.4))
  const [length, across, height] = table.size
  dimension(
    stage,
    inRoom(table, [-length / 2, across / 2, height]),
    inRoom(table, [length / 2, across / 2, height]),
    smooth(t, 4.3, 5),
    1 - smooth(t, 5.9, 6.4),
  )
}

/** What the site’s demo shows before it is started: a room through a phone, the compass turning as it turns. */
export const demo: Scene = {
  duration,
  rate: 20,
  picture: { file: panorama.file, camera: null },
  camera: { ...headingCamera(panorama.position, start, 0, field), shift: -0.11 },
  move: (t) => ({
    yaw: turnAt(t) + 0.008 * sway(t / duration, 0.2),
    pitch: 0.006 * sway(t / duration, 0.5),
    roll: 0.003 * sway(t / duration, 0.8),
    zoom: 1,
  }),
  window: (stage, t) =>
    phoneWindow(
      stage,
      0.5 + 0.004 * sway(t / duration, 0.3),
      0.53 + 0.006 * sway(t / duration, 0.6),
      0.76,
      1,
    ),
  draw(stage, t) {
    const window = this.window?.(stage, t)
    if (!window) return
    onScreen(stage, window, () => {
      measure(stage, t)
      const left = (window.x - window.width / 2) * stage.width + 66 * stage.unit
      const low = (window.y + window.height / 2) * stage.height - 62 * stage.unit
      compass(stage, { x: left, y: low }, start + turnAt(t), field, 1)
    })
    drawPhone(stage, window)
    shutter(stage, window, 1)
  },
}
