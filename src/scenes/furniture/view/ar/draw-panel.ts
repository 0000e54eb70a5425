import { toLines } from '../../../../stage/xr/set-text.ts'
import { type Cell, panelSize } from '../../model/ar/panel.ts'
import type { PanelAction, PanelWords } from './ar-panel.ts'

export interface PanelState {
  words: PanelWords
  pictures: ReadonlyMap<string, HTMLImageElement>
  /** Id of the held piece, and key of what is pointed at. */
  held: string | undefined
  over: string | undefined
}

const colours = { ink: '#14171f', paper: '#f7f5f0', soft: '#2a2f3a', signal: '#ff7a45' }

/** Draws the panel anew: a sentence, the catalogue, and what can be done. */
export function drawPanel(
  canvas: HTMLCanvasElement,
  cells: readonly Cell[],
  { words, pictures, held, over }: PanelState,
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = panelSize
  const family = getComputedStyle(document.body).fontFamily
  context.clearRect(0, 0, width, height)
  context.fillStyle = colours.ink
  box(context, 0, 0, width, height, 24)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = colours.paper
  context.font = `500 34px ${family}`
  write(context, words.hint(), { x: width / 2, y: 66, width: width - 60, line: 40 })
  for (const cell of cells) {
    const { x, y, key } = cell
    const isPiece = cell.kind === 'piece'
    context.fillStyle = isPiece ? colours.paper : over === key ? colours.signal : colours.soft
    box(context, x, y, cell.width, cell.height, 10)
    const middle = x + cell.width / 2
    if (isPiece) {
      const picture = pictures.get(key)
      const side = cell.height - 46
      if (picture?.complete && picture.naturalWidth > 0) {
        context.drawImage(picture, middle - side / 2, y + 4, side, side)
      }
      if (held === key || over === key) {
        context.strokeStyle = colours.signal
        context.lineWidth = held === key ? 8 : 4
        context.strokeRect(x + 4, y + 4, cell.width - 8, cell.height - 8)
      }
    }
    context.fillStyle = isPiece || over === key ? colours.ink : colours.paper
    context.font = `600 ${isPiece ? 27 : 26}px ${family}`
    const text = isPiece
      ? (words.pieces.find(({ id }) => id === key)?.name ?? key)
      : words.actions[key as PanelAction]
    const at = isPiece ? y + cell.height - 26 : y + cell.height / 2
    write(context, text, { x: middle, y: at, width: cell.width - 12, line: 30 })
  }
}

function box(context: CanvasRenderingContext2D, ...[x, y, width, height, radius]: number[]): void {
  context.beginPath()
  context.roundRect(x ?? 0, y ?? 0, width ?? 0, height ?? 0, radius)
  context.fill()
}

/** Writes text round a middle, in as many lines as its width asks for. */
function write(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, width, line }: { x: number; y: number; width: number; line: number },
): void {
  const lines = toLines(text, width, (part) => context.measureText(part).width)
  for (const [at, part] of lines.entries()) {
    context.fillText(part, x, y + (at - (lines.length - 1) / 2) * line, width)
  }
}
