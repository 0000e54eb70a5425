import { cutShort, fitTexts, type MeasureText, type SetText } from './set-text.ts'

/** The site's own colours, the same in either theme: boards hang before any picture. */
export const colours = { ink: '#14171f', paper: '#f7f5f0', signal: '#c23e12' }

/** From one line to the next, as a share of the type's size. */
export const leading = 1.3

/** Type of a weight in the site's own face, whatever the language, by its size. */
function fontsOf(weight: number): (size: number) => string {
  // Asked once: the answer styles the whole page.
  const { fontFamily } = getComputedStyle(document.body)
  return (size) => `${weight} ${size}px ${fontFamily}`
}

/** Measures type of a weight. */
export function measureIn(context: CanvasRenderingContext2D, weight: number): MeasureText {
  const font = fontsOf(weight)
  return (text, size) => {
    context.font = font(size)
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
  context.font = fontsOf(weight)(size)
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

/** A name on one line, cut short where it is too long, in a box as wide as that takes, in the middle of a board. */
export function drawName(
  context: CanvasRenderingContext2D,
  name: string,
  { width: most, y, height }: Omit<TextBox, 'x'>,
  isOver: boolean,
) {
  const type = 44
  const measure = measureIn(context, 600)
  const text = cutShort(name, type, most - 52, measure)
  const width = Math.min(most, measure(text, type) + 52)
  const box = { x: (most - width) / 2, y, width, height }
  fillBox(context, box, 12, isOver ? colours.signal : colours.ink)
  writeIn(context, text, box, { sizes: [type], weight: 600, colour: '#ffffff', align: 'center' })
}
