import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three'
import { createRandom } from '../../../../../math/random.ts'

type Draw = (context: CanvasRenderingContext2D) => void

/** A picture of so many pixels, which may be drawn anew while it is looked at. */
export function createCanvasTexture(width: number, height: number, first?: Draw) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  // By the processor: the GPU would draw hundreds of lines for each picture first, and the scene after them.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  const draw = (next: Draw) => {
    if (context) next(context)
    texture.needsUpdate = true
  }
  if (first) draw(first)
  return { texture, draw, dispose: () => texture.dispose() }
}

/** A texture that stays as it is drawn. */
const paint = (...picture: Parameters<typeof createCanvasTexture>): CanvasTexture =>
  createCanvasTexture(...picture).texture

/** Oak planks, along x. */
export function woodTexture(): CanvasTexture {
  const texture = paint(1024, 512, (context) => {
    const random = createRandom(12)
    const planks = 4
    const high = 512 / planks
    for (let plank = 0; plank < planks; plank += 1) {
      const light = 62 + random() * 5
      context.fillStyle = `hsl(33 38% ${light}%)`
      context.fillRect(0, plank * high, 1024, high)
      for (let line = 0; line < 150; line += 1) {
        const y = plank * high + random() * high
        const wave = 2 + random() * 5
        context.strokeStyle = `hsl(${27 + random() * 7} 42% ${38 + random() * 22}% / ${0.05 + random() * 0.13})`
        context.lineWidth = 0.6 + random() * 1.8
        context.beginPath()
        const start = random() * 800 - 200
        context.moveTo(start, y)
        context.bezierCurveTo(
          start + 200,
          y + wave,
          start + 420,
          y - wave,
          start + 500 + random() * 500,
          y,
        )
        context.stroke()
      }
      context.fillStyle = 'rgb(70 45 20 / 0.35)'
      context.fillRect(0, plank * high, 1024, 1.5)
    }
  })
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  return texture
}

/** A plastered wall with the light of a window on it, so soft that few pixels hold it. */
export const wallTexture = (): CanvasTexture =>
  paint(256, 128, (context) => {
    context.scale(0.25, 0.25)
    const ground = context.createLinearGradient(0, 0, 0, 512)
    ground.addColorStop(0, '#e2d6c3')
    ground.addColorStop(1, '#efe6d7')
    context.fillStyle = ground
    context.fillRect(0, 0, 1024, 512)
    context.filter = 'blur(1.75px)'
    context.fillStyle = 'rgb(255 247 228 / 0.6)'
    // Two leaves of a window, four panes each, thrown aslant.
    for (const leaf of [0, 1]) {
      for (const row of [0, 1, 2]) {
        const x = 560 + leaf * 150 - row * 34
        const y = 40 + row * 132 + leaf * 14
        context.beginPath()
        context.moveTo(x, y)
        context.lineTo(x + 132, y + 12)
        context.lineTo(x + 102, y + 132)
        context.lineTo(x - 30, y + 120)
        context.fill()
      }
    }
  })

/** The dark under what stands on the bench. */
export const contactShadowTexture = (): CanvasTexture =>
  paint(128, 128, (context) => {
    const shade = context.createRadialGradient(64, 64, 8, 64, 64, 64)
    shade.addColorStop(0, 'rgb(54 36 16 / 0.5)')
    shade.addColorStop(0.55, 'rgb(54 36 16 / 0.22)')
    shade.addColorStop(1, 'rgb(54 36 16 / 0)')
    context.fillStyle = shade
    context.fillRect(0, 0, 128, 128)
  })
