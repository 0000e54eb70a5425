import { fitTexts, type MeasureText, type TextLayout, textBlockHeight } from './set-text.ts'

/** The site's own colors, the same in either theme: panels hang before any picture. */
export const panelColors = {
  ink: '#14171f',
  soft: '#565b66',
  paper: '#f7f5f0',
  white: '#ffffff',
  line: '#d9d4c7',
  signal: '#c23e12',
} as const

/** Of a panel's picture, pixels, and its width in the room, meters. */
export interface PanelSize {
  width: number
  height: number
  meters: number
}

/** A box on a panel, pixels from the panel's upper left corner. */
export interface PanelBox {
  x: number
  y: number
  width: number
  height: number
}

/** How a box looks. */
export interface PanelLook {
  fill?: string
  /** Of its text and lines. */
  color?: string
  edge?: { color: string; width: number }
}

/** What stands on a panel: a surface, a text, a picture, or a button with all of these. */
export interface PanelItem extends PanelBox, PanelLook {
  /** Of what can be pressed. What has none and is filled only keeps rays from what is behind it. */
  id?: string | undefined
  /** One text or several, one above the other. */
  text?: string | readonly string[]
  /** Of the last of several texts, where it stands out. */
  lastColor?: string
  /** Of type that may be taken, pixels, the largest first. */
  sizes?: readonly number[]
  weight?: number
  /** In the middle, unless told. */
  align?: 'left' | 'right'
  /** Whether the text stands at the top of its box, and not in its middle. */
  isTop?: boolean
  /** Between a text and the sides of its box. */
  inset?: number
  radius?: number
  picture?: CanvasImageSource | undefined
  /** Lines, as a path of SVG in pixels of the panel. */
  icon?: string
  /** Whether the box is only as wide and high as its text, and at the foot of what it has. */
  hugs?: boolean
  /** How it looks while it is pointed at. */
  over?: PanelLook
}

/** An item whose text has its size and its lines. */
export interface LaidOutItem extends PanelItem {
  texts: readonly TextLayout[]
}

/** Between two texts of one item, pixels. */
export const textSpace = 10

/** Sets the texts of all items in the largest type that has room, the same on all buttons of a row. */
export function layOutItems(
  items: readonly PanelItem[],
  measureIn: (weight: number) => MeasureText,
): LaidOutItem[] {
  const set = (item: PanelItem, most = Number.POSITIVE_INFINITY): TextLayout[] => {
    const texts = [item.text ?? []].flat()
    const { inset = 10, sizes = [24], weight = 500 } = item
    const room = {
      width: item.width - 2 * inset,
      height: item.height - (item.hugs ? inset : 0) - Math.max(0, texts.length - 1) * textSpace,
    }
    const fitting = sizes.filter((size) => size <= most)
    return fitTexts(texts, room, fitting, measureIn(weight))
  }
  const rowSizes = new Map<number, number>()
  for (const item of items) {
    const [text] = item.id === undefined ? [] : set(item)
    if (text) rowSizes.set(item.y, Math.min(text.size, rowSizes.get(item.y) ?? text.size))
  }
  return items.map((item) => {
    const texts = set(item, item.id === undefined ? undefined : rowSizes.get(item.y))
    return { ...item, ...(item.hugs && boxAround(item, texts, measureIn)), texts }
  })
}

/** Pixels that the texts of an item take from the first to the last. */
export const textHeight = (texts: readonly TextLayout[]): number =>
  texts.reduce((sum, text) => sum + textBlockHeight(text) + textSpace, -textSpace)

function boxAround(
  { x, y, width: most, height: high, inset = 10, weight = 500 }: PanelItem,
  texts: readonly TextLayout[],
  measureIn: (weight: number) => MeasureText,
): PanelBox {
  const measure = measureIn(weight)
  const widths = texts.flatMap(({ lines, size }) => lines.map((line) => measure(line, size)))
  const width = Math.min(most, Math.max(...widths) + 2 * inset)
  const height = Math.min(high, textHeight(texts) + inset)
  return { x: x + (most - width) / 2, y: y + high - height, width, height }
}

/** Boxes side by side, each as wide as its share of the row; those without one share what is left. */
export function layOutRow<Cell extends { share?: number }>(
  { x, y, width, height }: PanelBox,
  gap: number,
  cells: readonly Cell[],
): (Cell & PanelBox)[] {
  const whole = width - gap * (cells.length - 1)
  const open = cells.filter(({ share }) => share === undefined).length
  const left = cells.reduce((rest, { share = 0 }) => rest - share, 1)
  let next = x
  return cells.map((cell) => {
    const box = { x: next, y, width: (cell.share ?? left / open) * whole, height }
    next += box.width + gap
    return { ...cell, ...box }
  })
}

/** A name on one line, cut short where it is too long, as a button that is no wider than that takes. */
export const nameTag = (
  id: string | undefined,
  name: string,
  box: PanelBox,
  isOver: boolean,
): PanelItem => ({
  ...box,
  id,
  text: name,
  sizes: [44],
  weight: 600,
  inset: 26,
  hugs: true,
  radius: 12,
  fill: isOver ? panelColors.signal : panelColors.ink,
  color: panelColors.white,
  over: { fill: panelColors.signal },
})
