import {
  fitTexts,
  heightOf,
  type MeasureText,
  type SetText,
} from '../../../../../stage/xr/set-text.ts'
import {
  footOf,
  labelSetting,
  type PanelCell,
  type PanelContent,
  panelHead,
  panelSize,
  panelTitle,
  panelWords,
  roomForTitle,
  roomForWords,
} from '../../model/xr-panel.ts'

/** The site's own colours, the same in either theme: the panel hangs before the visitor's room. */
export const boardColours = {
  ink: '#14171f',
  soft: '#565b66',
  paper: '#f7f5f0',
  surface: '#ffffff',
  line: '#d9d4c7',
  signal: '#c23e12',
  /** Under what stands switched on. */
  tint: '#fbe3d8',
}

const { side } = panelWords
const buttonWeight = 500

/** Draws the panel anew. @param over  the id of the button that is pointed at */
export function drawPanel(
  context: CanvasRenderingContext2D,
  { title, paragraphs, said }: PanelContent,
  cells: readonly PanelCell[],
  over: string | undefined,
): void {
  const family = getComputedStyle(document.body).fontFamily
  const pen = createPen(context, family)
  context.clearRect(0, 0, panelSize.width, panelSize.height)
  box(
    context,
    { x: 0, y: 0, width: panelSize.width, height: footOf(cells) },
    16,
    boardColours.paper,
  )
  const head = fitTexts([title], roomForTitle, panelTitle, pen(600))
  for (const text of head)
    pen(600).write(text, panelTitle.leading, boardColours.ink, { x: side, y: panelTitle.top })
  const texts = [...paragraphs, said]
  const set = fitTexts(texts, roomForWords(texts.length), panelWords, pen(500))
  let top: number = panelWords.from
  for (const [at, told] of set.entries()) {
    const isSaid = at === paragraphs.length
    const look = pen(isSaid ? 500 : 400)
    look.write(told, panelWords.leading, isSaid ? boardColours.signal : boardColours.ink, {
      x: side,
      y: top,
    })
    top += heightOf(told, panelWords.leading) + panelWords.space
  }
  rule(context, panelHead - 14)
  const sizes = sizesOf(pen, cells)
  for (const cell of cells) {
    if (cell.kind === 'figure') rule(context, cell.y + cell.height + 4)
    if (cell.id === undefined) drawLabel(pen, cell)
    else drawButton(context, pen, cell, { isOver: cell.id === over, most: sizes.get(cell.y) })
  }
}

type Pen = ReturnType<typeof createPen>
type Place = { x: number; y: number }

/** Measures and writes type of a weight in the site's own face. */
function createPen(context: CanvasRenderingContext2D, family: string) {
  return (weight: number) => {
    const measure: MeasureText = (line, size) => {
      context.font = `${weight} ${size}px ${family}`
      return context.measureText(line).width
    }
    /** Writes lines one below the other, each in the middle of its height. */
    const write = (
      { size, lines }: SetText,
      leading: number,
      colour: string,
      { x, y }: Place,
      align: CanvasTextAlign = 'left',
    ) => {
      context.font = `${weight} ${size}px ${family}`
      context.fillStyle = colour
      context.textAlign = align
      context.textBaseline = 'middle'
      for (const [at, line] of lines.entries())
        context.fillText(line, x, y + (at + 0.5) * size * leading)
    }
    return Object.assign(measure, { write })
  }
}

/** Sets a label in the largest of these sizes in which it has room. */
function setLabel(pen: Pen, cell: PanelCell, weight: number, most = Number.POSITIVE_INFINITY) {
  const { inset, sizes, leading } = labelSetting(cell)
  const room = { width: cell.width - 2 * inset, height: cell.height }
  const setting = { sizes: sizes.filter((size) => size <= most), leading }
  const [set = { size: 0, lines: [] }] = fitTexts([cell.label], room, setting, pen(weight))
  return { set, leading, drop: (cell.height - heightOf(set, leading)) / 2 }
}

/** Of each row, by its upper edge, the type in which every one of its buttons has room. */
function sizesOf(pen: Pen, cells: readonly PanelCell[]): Map<number, number> {
  const sizes = new Map<number, number>()
  for (const cell of cells.filter(({ id }) => id !== undefined)) {
    const { size } = setLabel(pen, cell, buttonWeight).set
    sizes.set(cell.y, Math.min(size, sizes.get(cell.y) ?? size))
  }
  return sizes
}

function drawLabel(pen: Pen, cell: PanelCell) {
  const { x, y, width } = cell
  const isFigure = cell.kind === 'figure'
  const weight = isFigure || cell.kind === 'course' ? 600 : 500
  const { set, leading, drop } = setLabel(pen, cell, weight)
  const place = { x: isFigure ? x + width : x, y: y + drop }
  const colour = cell.on ? boardColours.signal : boardColours.ink
  pen(weight).write(set, leading, colour, place, isFigure ? 'right' : 'left')
}

/** Round what is pointed at: the colour that it has least of. */
const overEdge = ({ kind, on }: PanelCell) =>
  kind === 'course' && !on ? boardColours.signal : boardColours.ink

/** How a button looks: what is done next stands out, what is done in the lab less, what is for the panel alone least. */
export function lookOf({ kind, on }: Pick<PanelCell, 'kind' | 'on'>) {
  if (kind === 'course') {
    const fill = on ? boardColours.signal : boardColours.ink
    return { fill, edge: fill, text: '#ffffff' }
  }
  if (on) return { fill: boardColours.tint, edge: boardColours.signal, text: boardColours.ink }
  if (kind === 'panel')
    return { fill: boardColours.paper, edge: boardColours.soft, text: boardColours.ink }
  return { fill: boardColours.surface, edge: boardColours.soft, text: boardColours.ink }
}

/** @param most  pixels that its type may have, as that of its row */
function drawButton(
  context: CanvasRenderingContext2D,
  pen: Pen,
  cell: PanelCell,
  { isOver, most }: { isOver: boolean; most: number | undefined },
) {
  const { fill, edge, text } = lookOf(cell)
  box(context, cell, 8, fill)
  context.strokeStyle = isOver ? overEdge(cell) : edge
  context.lineWidth = isOver ? 7 : cell.on ? 4 : 2
  context.stroke()
  const { set, leading, drop } = setLabel(pen, cell, buttonWeight, most)
  const place = { x: cell.x + cell.width / 2, y: cell.y + drop }
  pen(buttonWeight).write(set, leading, text, place, 'center')
}

function rule(context: CanvasRenderingContext2D, y: number) {
  context.fillStyle = boardColours.line
  context.fillRect(side, y, panelSize.width - 2 * side, 2)
}

function box(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Place & { width: number; height: number },
  radius: number,
  colour: string,
) {
  context.fillStyle = colour
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}
