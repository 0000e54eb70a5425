import { presence, smooth, sway } from '../easing.ts'
import { plate } from '../player/label.ts'
import { checkMark, progressRing, target } from '../player/quiz.ts'
import { see } from '../player/stage.ts'
import type { Scene } from '../scene.ts'
import { cellParts } from '../world/cell.ts'
import { cameraOf, fileOf } from '../world/pictures.ts'

const camera = cameraOf('education')
const duration = 7.5
const questions = [
  cellParts.nucleolus,
  cellParts.golgi,
  cellParts.mitochondrion,
  cellParts.reticulum,
] as const
const each = 1.6

/** A quiz on the cell: a target goes from part to part, each found part gets its number and a tick. */
export const interactiveLearning: Scene = {
  duration,
  rate: 20,
  picture: { file: fileOf('education'), camera },
  camera,
  move: (t) => ({
    yaw: 0.15 + 0.01 * sway(t / duration, 0.1),
    pitch: -0.05 + 0.006 * sway(t / duration, 0.4),
    roll: 0.004 * sway(t / duration, 0.7),
    zoom: 1.62,
  }),
  draw(stage, t) {
    const { unit, width } = stage
    let found = 0
    for (const [index, part] of questions.entries()) {
      const start = 0.2 + index * each
      const place = see(stage, part)
      if (!place) continue
      target(stage, place, smooth(t, start, start + 0.7), presence(t, start, start + 1.5, 0.25))
      const known = smooth(t, start + 0.75, start + 1.1) * (1 - smooth(t, 6.9, 7.4))
      found += known
      checkMark(stage, { x: place.x, y: place.y - 34 * unit }, known)
      plate(stage, { x: place.x + 36 * unit, y: place.y - 34 * unit }, String(index + 1), known, 16)
    }
    const at = { x: width - 84 * unit, y: 84 * unit }
    progressRing(stage, at, found / questions.length)
  },
}
