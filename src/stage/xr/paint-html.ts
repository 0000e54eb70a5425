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
 */
export function paintHtml(page: HTMLElement, canvas: HTMLCanvasElement): void {
  const { left, top, width, height } = page.getBoundingClientRect()
  Object.assign(canvas, { width: width * sharpness, height: height * sharpness })
  const context = canvas.getContext('2d')
  if (!context) return
  context.setTransform(sharpness, 0, 0, sharpness, -left * sharpness, -top * sharpness)
  const parts = document.createTreeWalker(page, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  while (parts.nextNode()) {
    const { currentNode: part } = parts
    if (part instanceof HTMLElement) paintBox(context, part)
    else if (part instanceof Text && part.parentElement)
      paintText(context, part, part.parentElement)
  }
}

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
  const isOver = element.hasAttribute('data-over')
  context.strokeStyle = isOver ? style.color : style.borderTopColor
  context.lineWidth = isOver ? overEdge : edge
  if (isOver || edge > 0) context.stroke()
  if (element instanceof HTMLImageElement && element.naturalWidth > 0)
    context.drawImage(element, x, y, width, height)
}

/** A browser ends lines only between these, or within what is wider than a line. */
const words = new Intl.Segmenter(undefined, { granularity: 'word' })

function paintText(context: CanvasRenderingContext2D, text: Text, parent: HTMLElement): void {
  const { fontStyle, fontWeight, fontSize, fontFamily, color } = getComputedStyle(parent)
  const { right } = parent.getBoundingClientRect()
  const range = document.createRange()
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
  context.fillStyle = color
  for (const { segment, index } of words.segment(text.data)) {
    range.setStart(text, index)
    range.setEnd(text, index + segment.length)
    const { x, y } = range.getBoundingClientRect()
    const { fontBoundingBoxAscent } = context.measureText(segment)
    // A word that is wider than its box is made narrower.
    if (segment.trim()) context.fillText(segment, x, y + fontBoundingBoxAscent, right - x)
  }
}
