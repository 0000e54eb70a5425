/** Pixels of the picture for one of the page: who leans toward a panel can read it. */
const sharpness = 2

/** What of a panel a ray presses: of a choice the label, which is all that is seen of it. */
export const controls = 'button, label:has(input), input[type=range]'

/** What of a panel a ray meets: pixels from the panel's upper left corner, and the control that it belongs to. */
export interface PanelBox extends Pick<DOMRect, 'x' | 'y' | 'width' | 'height'> {
  control: HTMLElement | null
}

/** The controls of a page, and all that is filled: margins that hold nothing are not in the way of a ray. */
export function boxesOf(page: HTMLElement): PanelBox[] {
  const { x: left, y: top } = page.getBoundingClientRect()
  return [...page.querySelectorAll('*')].flatMap((element) => {
    const control = element.closest<HTMLElement>(controls)
    if (control !== element && isClear(getComputedStyle(element).backgroundColor)) return []
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x - left, y: y - top, width, height, control }
  })
}

const isClear = (color: string) => color === '' || color === 'rgba(0, 0, 0, 0)'

/**
 * Paints what a browser has laid out, also where it is hidden: filled boxes with edges and rounded corners, pictures,
 * icons, sliders, and text.
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
    const element = part instanceof Element ? part : part.parentElement
    context.globalAlpha = Number(getComputedStyle(element?.closest('button') ?? page).opacity)
    if (part instanceof SVGPathElement) paintIcon(context, part)
    else if (part instanceof HTMLElement) paintBox(context, part)
    else if (part instanceof Text && element) paintText(context, part, element)
  }
  return isResized
}

/** The attribute of what is pointed at. */
export const overAttribute = 'data-over'

/** Round what is pointed at, in the color of its text, which is seen on whatever it is filled with. */
const overEdge = 4

function paintBox(context: CanvasRenderingContext2D, element: HTMLElement): void {
  const style = getComputedStyle(element)
  const { x, y, width, height } = element.getBoundingClientRect()
  const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } = style
  const widths = [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth]
  const [top = 0, right = 0, bottom = 0, left = 0] = widths.map(Number.parseFloat)
  const radius = Number.parseFloat(style.borderTopLeftRadius)
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fillStyle = style.backgroundColor
  context.fill()
  const inner = { width: width - left - right, height: height - top - bottom }
  context.roundRect(x + left, y + top, inner.width, inner.height, Math.max(0, radius - top))
  context.fillStyle = style.borderTopColor
  context.fill('evenodd')
  if (element.hasAttribute(overAttribute)) {
    context.strokeStyle = style.color
    context.lineWidth = overEdge
    context.stroke()
  }
  if (element instanceof HTMLImageElement && element.naturalWidth > 0)
    context.drawImage(element, x, y, width, height)
  if (element instanceof HTMLInputElement && element.type === 'range') {
    const { valueAsNumber, min, max } = element
    const reached = (width * (valueAsNumber - Number(min))) / (Number(max) - Number(min))
    const middle = y + height / 2
    context.fillStyle = style.color
    context.fillRect(x, middle - 1, width, 2)
    context.fillStyle = style.accentColor
    context.fillRect(x, middle - 3, reached, 6)
    context.beginPath()
    context.arc(x + reached, middle, 9, 0, 2 * Math.PI)
    context.fill()
  }
}

/** A line in the color of the text, as icons are drawn. */
function paintIcon(context: CanvasRenderingContext2D, path: SVGPathElement): void {
  const { stroke, strokeWidth } = getComputedStyle(path)
  const drawn = new Path2D()
  drawn.addPath(new Path2D(path.getAttribute('d') ?? ''), path.getScreenCTM() ?? undefined)
  context.strokeStyle = stroke
  context.lineWidth = Number.parseFloat(strokeWidth)
  context.stroke(drawn)
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function paintText(context: CanvasRenderingContext2D, text: Text, parent: Element): void {
  const { fontStyle, fontWeight, fontSize, fontFamily, color } = getComputedStyle(parent)
  const { right, width } = parent.getBoundingClientRect()
  // What is for readers alone stands in one pixel.
  if (width <= 1) return
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
    // None where it is hidden; lines end within words too, where a script knows no spaces.
    const { length: lines } = range.getClientRects()
    if (lines === 1) paint(segment, index)
    else if (lines > 1)
      for (const letter of letters.segment(segment)) paint(letter.segment, index + letter.index)
  }
}
