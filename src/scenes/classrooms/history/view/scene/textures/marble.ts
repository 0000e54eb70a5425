import type { CanvasTexture } from 'three'
import { createRandom } from '../../../../../../math/random.ts'
import { paint, slab } from './paint.ts'

/** Stones of the inside, by the look of them: yellow of Simitthus, purple-veined of Docimium, porphyry, grey granite. */
const stones = {
  yellow: { colour: '#d9ae6c', vein: '#a2693a' },
  purple: { colour: '#d8ccc4', vein: '#6b4450' },
  porphyry: { colour: '#6e3138', vein: '#8f5a5a' },
  grey: { colour: '#9b9690', vein: '#75706b' },
  white: { colour: '#e9e1d2', vein: '#bcae9b' },
  green: { colour: '#5b6b54', vein: '#3d4a3c' },
} as const

type Stone = keyof typeof stones

/** Two by two squares of the floor, by turns a square and a circle in a square, in bands of yellow. */
export function floorTile(): CanvasTexture {
  const size = 1024
  return paint([size, size], (context) => {
    const random = createRandom(61)
    const lay = (stone: Stone, x: number, y: number, width: number, height = width, count = 14) =>
      slab(context, { x, y, width, height, ...stones[stone], count, random })
    lay('yellow', 0, 0, size, size, 60)
    const half = size / 2
    for (const [column, row] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const [x, y] = [column * half + 56, row * half + 56]
      const side = half - 112
      lay('purple', x, y, side)
      context.save()
      if (column === row) {
        context.beginPath()
        context.arc(x + side / 2, y + side / 2, side * 0.4, 0, 7)
        context.clip()
        lay(column === 0 ? 'porphyry' : 'grey', x, y, side, side, 30)
      } else lay(column === 0 ? 'grey' : 'porphyry', x + side * 0.17, y + side * 0.17, side * 0.66)
      context.restore()
      context.strokeStyle = 'rgb(60 44 30 / 0.35)'
      context.lineWidth = 3
      context.strokeRect(x, y, side, side)
    }
  })
}

/** One eighth of the lower wall, from the middle of a niche to the middle of the next: plinth, panels and discs. */
export function wallBay(): CanvasTexture {
  const [width, height] = [1024, 768]
  return paint([width, height], (context) => {
    const random = createRandom(47)
    const up = (metres: number) => height - (metres / 12.5) * height
    const lay = (stone: Stone, x: number, from: number, wide: number, to: number, count = 10) =>
      slab(context, {
        x,
        y: up(to),
        width: wide,
        height: up(from) - up(to),
        ...stones[stone],
        count,
        random,
      })
    lay('yellow', 0, 0, width, 12.5, 90)
    lay('porphyry', 0, 0, width, 0.35)
    lay('purple', 0, 0.35, width, 1.5, 40)
    lay('white', 0, 1.5, width, 1.8)
    const columns = [270, 330, 640, 700]
    for (const x of columns) lay('purple', x, 2.2, 52, 8.9)
    for (const x of [388, 572]) {
      lay('white', x - 6, 6.3, 72, 8.9)
      lay('green', x, 6.5, 60, 8.7)
    }
    lay('porphyry', 460, 8.3, 104, 9.4)
    context.fillStyle = stones.porphyry.colour
    for (const x of columns) {
      context.beginPath()
      context.arc(x + 26, up(5.6), 22, 0, 7)
      context.fill()
    }
    lay('white', 0, 9.6, width, 9.95)
    context.strokeStyle = 'rgb(70 40 20 / 0.3)'
    context.lineWidth = 2
    for (const x of columns) context.strokeRect(x, up(8.9), 52, up(2.2) - up(8.9))
  })
}

/** A sixteenth of the upper wall as it was: narrow pilasters of porphyry on panels. */
export const atticThen = (): CanvasTexture =>
  paint([512, 512], (context) => {
    const random = createRandom(15)
    const lay = (stone: Stone, x: number, y: number, wide: number, high: number, count = 10) =>
      slab(context, { x, y, width: wide, height: high, ...stones[stone], count, random })
    lay('white', 0, 0, 512, 512, 40)
    lay('yellow', 0, 470, 512, 42)
    for (const x of [20, 148, 276, 404]) {
      lay('purple', x + 34, 70, 62, 380)
      lay('porphyry', x - 6, 60, 26, 404)
      lay('white', x - 12, 44, 38, 18)
    }
    lay('green', 196, 190, 50, 140)
    context.fillStyle = 'rgb(58 44 34 / 0.85)'
    context.fillRect(310, 150, 62, 220)
  })

/** The same stretch as it is: blind windows in frames with a small gable, and fields between them. */
export const atticNow = (): CanvasTexture =>
  paint([512, 512], (context) => {
    const random = createRandom(16)
    const stucco = { colour: '#d8cdb8', vein: '#c3b59c' }
    slab(context, { x: 0, y: 0, width: 512, height: 512, ...stucco, count: 20, random })
    const field = (x: number, y: number, wide: number, high: number, colour: string) => {
      context.fillStyle = colour
      context.fillRect(x, y, wide, high)
      context.strokeStyle = 'rgb(110 92 70 / 0.55)'
      context.lineWidth = 3
      context.strokeRect(x, y, wide, high)
    }
    field(24, 70, 188, 370, '#cfc2a8')
    field(48, 94, 140, 322, '#d9cfbd')
    field(270, 150, 180, 290, '#ede5d6')
    field(300, 180, 120, 240, '#7d705f')
    context.fillStyle = '#ede5d6'
    context.beginPath()
    context.moveTo(252, 150)
    context.lineTo(468, 150)
    context.lineTo(360, 84)
    context.fill()
    context.stroke()
    field(0, 462, 512, 50, '#cbbc9f')
  })
