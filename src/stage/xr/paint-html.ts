/** Pixels of the picture for one of the page: who leans toward a panel can read it. */
const sharpness = 2

/** What of a panel a ray meets: pixels from the panel's upper left corner, and the button that it belongs to. */
export interface PanelBox {
  x: number
  y: number
  width: number
  height: number
  button: HTMLButtonElement | null
}

/** The buttons of a page, and all that is filled: margins that hold nothing are not in the way of a ray. */
export function boxesOf(page: HTMLElement): PanelBox[] {
  const { x: left, y: top } = page.getBoundingClientRect()
  return [...page.querySelectorAll('*')].flatMap((element) => {
    const button = element.closest('button')
    if (!button && isClear(getComputedStyle(element).backgroundColor)) return []
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x - left, y: y - top, width, height, button }
  })
}

const isClear = (color: string) => color === '' || color === 'rgba(0, 0, 0, 0)'

/**
 * Paints what a browser has laid out, also where it is hidden: filled boxes with rounded corners and an edge that is the
 * same on all sides, pictures, and text.
 * @returns whether the picture has another size than before
 */
export function paintHtml(page: HTMLElement, canvas: HTMLCanvasElement): boolean {
  const { left, top, width, height } = page.getBoundingClientRect()
  const size = { width: Math.ceil(width * sharpness), height: Math.ceil(height * sharpness) }
  const isResized = canvas.width !== size.width || canvas.height !== size.height
  // Setting a size allocates the picture anew, the same size too.
  if (isResized) Object.assign(canvas, size)
  const context = canvas.getContext('2d')
  if (!context) return isResized
  context.resetTransform()
  context.clearRect(0, 0, size.width, size.height)
  context.setTransform(sharpness, 0, 0, sharpness, -left * sharpness, -top * sharpness)
  const parts = document.createTreeWalker(page, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  while (parts.nextNode()) {
    const { currentNode: part } = parts
    if (part instanceof HTMLElement) paintBox(context, part)
    else if (part instanceof Text && part.parentElement)
      paintText(context, part, part.parentElement)
  }
  return isResized
}

/** The attribute of what is pointed at. */
export const overMark = 'data-over'

/** Round what is pointed at, in the color of its text, which is seen on whatever it is filled with. */
const overEdge = 4

function paintBox(context: CanvasRenderingContext2D, element: HTMLElement): void {
  const style = getComputedStyle(element)
  const { x, y, width, height } = element.getBoundingClientRect()
  const edge = Number.parseFloat(style.borderTopWidth)
  const radius = Math.max(0, Number.parseFloat(style.borderTopLeftRadius) - edge / 2)
  context.beginPath()
  context.roundRect(x + edge / 2, y + edge / 2, width - edge, height - edge, radius)
  context.fillStyle = style.backgroundColor
  context.fill()
  const isOver = element.hasAttribute(overMark)
  context.strokeStyle = isOver ? style.color : style.borderTopColor
  context.lineWidth = isOver ? overEdge : edge
  if (isOver || edge > 0) context.stroke()
  if (element instanceof HTMLImageElement && element.naturalWidth > 0)
    context.drawImage(element, x, y, width, height)
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function paintText(context: CanvasRenderingContext2D, text: Text, parent: HTMLElement): void {
  const { fontStyle, fontWeight, fontSize, fontFamily, color } = getComputedStyle(parent)
  const { right } = parent.getBoundingClientRect()
  const range = document.createRange()
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
  context.fillStyle = color
  const paint = (part: string, from: number) => {
    range.setStart(text, from)
    range.setEnd(text, from + part.length)
    const { x, y } = range.getBoundingClientRect()
    const { fontBoundingBoxAscent } = context.measureText(part)
    // What is wider than its box is made narrower.
    context.fillText(part, x, y + fontBoundingBoxAscent, right - x)
  }
  for (const { segment, index } of words.segment(text.data)) {
    if (!segment.trim()) continue
    range.setStart(text, index)
    range.setEnd(text, index + segment.length)
    // Lines end within words too, where a script knows no spaces.
    if (range.getClientRects().length === 1) paint(segment, index)
    else for (const letter of letters.segment(segment)) paint(letter.segment, index + letter.index)
  }
}
