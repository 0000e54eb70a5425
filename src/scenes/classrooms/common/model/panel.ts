import type { Command } from './command/vocabulary.ts'

/** What a panel in the room holds: words in lines, and buttons in rows. */
export interface PanelContent {
  title: string
  paragraphs: readonly string[]
  /** What the lab said last. */
  said: string
  rows: readonly (readonly PanelButton[])[]
}

export interface PanelButton {
  /** Names it among the others; nothing for a mere label. */
  id?: string
  /** What a press does, as a typed command would; nothing for what turns the page, or leaves. */
  command?: Command
  label: string
  /** Of the row's width; an equal share where none is given. */
  share?: number
  on?: boolean
}

/** A button in its place, pixels of the panel from its upper left corner. */
export interface PanelCell extends PanelButton {
  x: number
  y: number
  width: number
  height: number
}

/** The panel's picture, pixels, and its width in the room, metres. */
export const panelSize = { width: 1100, height: 1160, metres: 0.62 } as const

const margin = 36
const gap = 10
const rowHeight = 62
/** Where the words end and the buttons begin. */
export const panelHead = 366

/** Of the words: left and upper edge, space between paragraphs, and sizes of type; pixels. */
export const panelWords = {
  side: margin,
  from: 86,
  space: 10,
  sizes: [29, 27, 25, 23, 21],
} as const

/** What room there is for so many paragraphs, what was said last among them, less the space between them. */
export const roomForWords = (paragraphs: number) => ({
  width: panelSize.width - 2 * panelWords.side,
  height: panelHead - panelWords.from - (paragraphs + 1) * panelWords.space,
})

/** So many rows of buttons have room. */
export const mostRows = Math.floor((panelSize.height - panelHead + gap) / (rowHeight + gap))

/**
 * Deals rows out to pages that are about as long as each other.
 * @param most  on a page
 */
export function toPages<Row>(rows: readonly Row[], most: number): Row[][] {
  const pages = Math.max(1, Math.ceil(rows.length / most))
  const each = Math.ceil(rows.length / pages)
  return Array.from({ length: pages }, (_, page) => rows.slice(page * each, (page + 1) * each))
}

/** Puts the rows below the words, each as wide as the panel. */
export function layOutPanel({ rows }: Pick<PanelContent, 'rows'>): PanelCell[] {
  const room = panelSize.width - 2 * margin
  return rows.flatMap((row, at) => {
    const shared = row.reduce((sum, { share = 0 }) => sum + share, 0)
    const open = row.filter(({ share }) => share === undefined).length
    const width = room - gap * (row.length - 1)
    let x = margin
    return row.map((button) => {
      const own = (button.share ?? (1 - shared) / Math.max(open, 1)) * width
      const cell = {
        ...button,
        x,
        y: panelHead + at * (rowHeight + gap),
        width: own,
        height: rowHeight,
      }
      x += own + gap
      return cell
    })
  })
}

/** The button under a place of the panel. @param u, v  from its lower left corner, 0 to 1 */
export function cellAt(cells: readonly PanelCell[], u: number, v: number): PanelCell | undefined {
  const [x, y] = [u * panelSize.width, (1 - v) * panelSize.height]
  return cells.find(
    (cell) =>
      cell.id !== undefined &&
      x >= cell.x &&
      x <= cell.x + cell.width &&
      y >= cell.y &&
      y <= cell.y + cell.height,
  )
}
