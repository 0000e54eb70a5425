import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three'
import { createRandom } from '../../../../../math/random.ts'

type Draw = (context: CanvasRenderingContext2D) => void

/** A picture that can be drawn anew. */
export interface Print {
  texture: CanvasTexture
  draw(draw: Draw): void
}

export function print(width: number, height: number, first: Draw = () => {}): Print {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  const draw = (next: Draw) => {
    if (context) next(context)
    texture.needsUpdate = true
  }
  draw(first)
  return { texture, draw }
}

/** Beech boards, glued edge to edge along x. */
export function beech(): CanvasTexture {
  const { texture } = print(1024, 512, (context) => {
    const random = createRandom(31)
    for (let board = 0; board < 6; board += 1) {
      const [top, high] = [board * 86, 86]
      context.fillStyle = `hsl(${29 + random() * 4} ${36 + random() * 5}% ${63 + random() * 6}%)`
      context.fillRect(0, top, 1024, high)
      // Short flecks are what beech is known by.
      for (let fleck = 0; fleck < 420; fleck += 1) {
        const long = 6 + random() * 26
        context.fillStyle = `hsl(24 45% ${36 + random() * 14}% / ${0.08 + random() * 0.14})`
        context.fillRect(random() * 1024, top + random() * high, long, 0.8 + random())
      }
      context.fillStyle = 'rgb(84 54 28 / 0.28)'
      context.fillRect(0, top, 1024, 1.2)
    }
  })
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  return texture
}

/** A plain wall, lighter where the window's light falls. */
export const wall = (): CanvasTexture =>
  print(512, 256, (context) => {
    const ground = context.createLinearGradient(0, 0, 512, 256)
    ground.addColorStop(0, '#efe5d4')
    ground.addColorStop(0.55, '#e9dcc7')
    ground.addColorStop(1, '#d8c8ae')
    context.fillStyle = ground
    context.fillRect(0, 0, 512, 256)
    context.filter = 'blur(5px)'
    context.fillStyle = 'rgb(255 249 235 / 0.55)'
    for (const x of [96, 176]) {
      for (const y of [18, 92]) {
        context.beginPath()
        context.moveTo(x + y / 4, y)
        context.lineTo(x + 68 + y / 4, y + 6)
        context.lineTo(x + 84 + y / 4, y + 70)
        context.lineTo(x + 16 + y / 4, y + 64)
        context.fill()
      }
    }
  }).texture

/** The dark under what stands on the bench. */
export const underneath = (): CanvasTexture =>
  print(64, 64, (context) => {
    const shade = context.createRadialGradient(32, 32, 3, 32, 32, 32)
    shade.addColorStop(0, 'rgb(60 38 16 / 0.46)')
    shade.addColorStop(0.6, 'rgb(60 38 16 / 0.18)')
    shade.addColorStop(1, 'rgb(60 38 16 / 0)')
    context.fillStyle = shade
    context.fillRect(0, 0, 64, 64)
  }).texture
