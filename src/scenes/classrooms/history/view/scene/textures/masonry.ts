import type { CanvasTexture } from 'three'
import { createRandom } from '../../../../../../math/random.ts'
import { paint, slab } from './paint.ts'

/** Courses of thin Roman brick. */
export const brick = (): CanvasTexture =>
  paint([512, 512], (context) => {
    const random = createRandom(28)
    context.fillStyle = '#b9a58c'
    context.fillRect(0, 0, 512, 512)
    for (let y = 0; y < 512; y += 16) {
      for (let x = (y % 32) - 32; x < 512; x += 40) {
        context.fillStyle = `hsl(${16 + random() * 12} ${26 + random() * 12}% ${46 + random() * 10}%)`
        context.fillRect(x, y, 37, 13)
      }
    }
  })

/** Slabs of travertine. */
export const paving = (): CanvasTexture =>
  paint([512, 512], (context) => {
    const random = createRandom(90)
    context.fillStyle = '#a3947c'
    context.fillRect(0, 0, 512, 512)
    for (let row = 0; row < 4; row += 1) {
      for (let column = -1; column < 3; column += 1) {
        const light = 70 + random() * 7
        slab(context, {
          x: column * 192 + (row % 2) * 96,
          y: row * 128,
          width: 189,
          height: 125,
          colour: `hsl(36 22% ${light}%)`,
          vein: `hsl(32 20% ${light - 14}%)`,
          count: 9,
          random,
        })
      }
    }
  })

/** Letters of the frieze, clear elsewhere. */
export const letters = (text: string): CanvasTexture =>
  paint([2048, 128], (context) => {
    context.fillStyle = '#ffffff'
    context.font = '600 104px Georgia, "Times New Roman", serif'
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText(text, 1024, 68, 2020)
  })

/** From the haze of the horizon up to the zenith. */
export const heaven = (): CanvasTexture =>
  paint([4, 256], (context) => {
    const colours = context.createLinearGradient(0, 0, 0, 256)
    colours.addColorStop(0, '#5f97d3')
    colours.addColorStop(0.3, '#8db8e0')
    colours.addColorStop(0.49, '#dfe7e6')
    colours.addColorStop(1, '#d8d2c4')
    context.fillStyle = colours
    context.fillRect(0, 0, 4, 256)
  })
