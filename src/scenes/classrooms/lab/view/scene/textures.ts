import type { CanvasTexture } from 'three'
import { createRandom } from '../../../../../math/random.ts'
import { sansFont } from '../../../../../stage/canvas-fonts.ts'
import { paint } from '../../../common/view/scene/textures.ts'

/** The marks of a burette: 0 at the top. Drawn on a strip that is laid round its front. */
export const scaleMarks = (burette: number): CanvasTexture =>
  paint(128, 4096, (context) => {
    context.fillStyle = '#1c2430'
    context.font = sansFont(600, 30)
    context.textAlign = 'left'
    context.textBaseline = 'middle'
    const margin = 24
    for (let tenth = 0; tenth <= burette * 10; tenth += 1) {
      const y = margin + (tenth / (burette * 10)) * (4096 - 2 * margin)
      const whole = tenth % 10 === 0
      context.fillRect(
        8,
        y - (whole ? 1.5 : 0.75),
        whole ? 62 : tenth % 5 === 0 ? 44 : 28,
        whole ? 3 : 1.5,
      )
      if (whole) context.fillText(String(tenth / 10), 78, y)
    }
  })

/** A page of the notebook: squared paper, lines of a fair hand. */
export const page = (): CanvasTexture =>
  paint(512, 640, (context) => {
    context.fillStyle = '#fbf8f1'
    context.fillRect(0, 0, 512, 640)
    context.strokeStyle = '#c9d6e6'
    for (let at = 0; at <= 640; at += 20) {
      context.beginPath()
      context.moveTo(0, at)
      context.lineTo(512, at)
      context.moveTo(at, 0)
      context.lineTo(at, 640)
      context.stroke()
    }
    const random = createRandom(4)
    context.strokeStyle = '#2a3f6b'
    context.lineWidth = 2.6
    for (let line = 0; line < 6; line += 1) {
      const y = 90 + line * 60
      for (const [from, to] of [
        [60, 190],
        [240, 330],
        [380, 455],
      ] as const) {
        context.beginPath()
        context.moveTo(from, y)
        for (let x = from; x < to; x += 11) context.lineTo(x, y - random() * 15)
        context.stroke()
      }
    }
  })

/** A label with a formula, as bottles carry it. */
export const label = (lines: readonly string[], band: string): CanvasTexture =>
  paint(512, 320, (context) => {
    context.fillStyle = '#fdfbf5'
    context.fillRect(0, 0, 512, 320)
    context.fillStyle = band
    context.fillRect(0, 0, 512, 54)
    context.fillStyle = '#14171f'
    context.textAlign = 'center'
    for (const [at, line] of lines.entries()) {
      context.font = sansFont(600, at === 0 ? 104 : 50)
      context.fillText(line, 256, at === 0 ? 180 : 262)
    }
  })
