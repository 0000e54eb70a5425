import { CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from 'three'
import { fitTexts, type MeasureText, type SetText } from '../../../../stage/xr/set-text.ts'

/** The site's own colours, the same in either theme: boards hang before any picture. */
export const colours = { ink: '#14171f', paper: '#f7f5f0', signal: '#c23e12', soft: '#2a2f3a' }

/** From one line to the next, as a share of the type's size. */
export const leading = 1.3

/** Above everything that stands in the room. */
const order = 40

export type BoardSize = { width: number; height: number; metres: number }

/** Something drawn that hangs in the room: pixels of its drawing, and metres from its left edge to its right. */
export function createBoard({ width, height, metres }: BoardSize) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 4
  const geometry = new PlaneGeometry(metres, (metres * height) / width)
  const material = new MeshBasicMaterial({
    map: texture,
    transparent: true,
    depthTest: false,
    depthWrite: false,
  })
  const mesh = new Mesh(geometry, material)
  mesh.renderOrder = order
  let drawn = ''
  return {
    mesh,
    /** Draws it anew when what it holds has changed. */
    draw(content: object, fill: (context: CanvasRenderingContext2D) => void) {
      const now = JSON.stringify(content)
      if (now === drawn || !context) return
      drawn = now
      context.clearRect(0, 0, width, height)
      fill(context)
      texture.needsUpdate = true
    },
    dispose() {
      mesh.removeFromParent()
      geometry.dispose()
      material.dispose()
      texture.dispose()
    },
  }
}

export type Board = ReturnType<typeof createBoard>

/** The site's own face, whatever the language; asked once for each board, since the answer styles the whole page. */
const faces = new WeakMap<CanvasRenderingContext2D, string>()

function faceOn(context: CanvasRenderingContext2D): string {
  const known = faces.get(context)
  if (known !== undefined) return known
  const { fontFamily } = getComputedStyle(document.body)
  faces.set(context, fontFamily)
  return fontFamily
}

/** How type is set on a board. */
const fontOf = (context: CanvasRenderingContext2D, size: number, weight: number): string =>
  `${weight} ${size}px ${faceOn(context)}`

/** Measures type of a weight in the site's own face. */
export function measureIn(context: CanvasRenderingContext2D, weight: number): MeasureText {
  return (text, size) => {
    context.font = fontOf(context, size, weight)
    return context.measureText(text).width
  }
}

/** A text in the largest of some sizes in which it has room. */
export function fitText(
  text: string,
  room: { width: number; height: number },
  sizes: readonly number[],
  measure: MeasureText,
): SetText {
  const [set] = fitTexts([text], room, { sizes, leading }, measure)
  return set ?? { size: 0, lines: [] }
}

export type TextBox = { x: number; y: number; width: number; height: number }
export type TextLook = {
  sizes: readonly number[]
  weight: number
  colour: string
  align: 'left' | 'center'
}

/** Writes a text into a box, in the largest of some sizes that fits: from its top, or, in the middle, in its middle. */
export function writeIn(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, width, height }: TextBox,
  { sizes, weight, colour, align }: TextLook,
) {
  const { size, lines } = fitText(text, { width, height }, sizes, measureIn(context, weight))
  context.font = fontOf(context, size, weight)
  context.fillStyle = colour
  context.textAlign = align
  context.textBaseline = 'middle'
  const isMiddle = align === 'center'
  const top = isMiddle ? y + (height - lines.length * size * leading) / 2 : y
  for (const [at, line] of lines.entries())
    context.fillText(line, isMiddle ? x + width / 2 : x, top + (at + 0.5) * size * leading)
}

/** A filled box with round corners. */
export function fillBox(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: TextBox,
  radius: number,
  colour: string,
) {
  context.fillStyle = colour
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}
