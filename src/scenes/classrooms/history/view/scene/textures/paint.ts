import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three'

/** A picture to lie on stone, which goes on sideways and upwards; drawn once when the scene is built. */
export function paint(
  [width, height]: readonly [number, number],
  draw: (context: CanvasRenderingContext2D) => void,
): CanvasTexture {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context) draw(context)
  const texture = new CanvasTexture(canvas)
  Object.assign(texture, {
    colorSpace: SRGBColorSpace,
    wrapS: RepeatWrapping,
    wrapT: RepeatWrapping,
    anisotropy: 8,
  })
  return texture
}

export interface Veins {
  x: number
  y: number
  width: number
  height: number
  colour: string
  /** Of the veins, and how many. */
  vein: string
  count: number
  random: () => number
}

/** A slab of marble with its veins. */
export function slab(context: CanvasRenderingContext2D, slab: Veins): void {
  const { x, y, width, height, colour, vein, count, random } = slab
  context.save()
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
  context.fillStyle = colour
  context.fillRect(x, y, width, height)
  context.strokeStyle = vein
  for (let i = 0; i < count; i += 1) {
    const [from, top] = [x + random() * width, y + random() * height]
    const [wide, high] = [(random() - 0.5) * width, (random() - 0.3) * height * 0.6]
    context.globalAlpha = 0.1 + random() * 0.25
    context.lineWidth = 0.5 + random() * 2
    context.beginPath()
    context.moveTo(from, top)
    context.bezierCurveTo(
      from + wide * 0.3,
      top + high * 0.6,
      from + wide * 0.6,
      top + high * 0.3,
      from + wide,
      top + high,
    )
    context.stroke()
  }
  context.restore()
}
