import type { Command } from './command.ts'

/** The content of an XR panel: words in lines, and buttons in rows. */
export interface PanelContent {
  title: string
  paragraphs: readonly string[]
  /** What the lab said last. */
  said: string
  rows: readonly (readonly PanelButton[])[]
}

export interface PanelButton {
  /** its id; undefined for a label */
  id?: string
  /** the command of a press; undefined for turning pages and leaving */
  command?: Command
  label: string
  /** share of the row's width; equal shares by default */
  share?: number
  on?: boolean
  /**
   * What it is for, which its looks tell: to go on with the lesson; to do something in the lab, where nothing is
   * said, or to set a figure by a step; or for the panel itself. Among mere labels a figure that an instrument shows.
   */
  kind?: 'course' | 'step' | 'panel' | 'figure'
}

/** A button in its place, pixels of the panel from its upper left corner. */
export interface PanelCell extends PanelButton {
  x: number
  y: number
  width: number
  height: number
}

/** The panel's picture, pixels, and its width in the room, metres. */
export const panelSize = { width: 1100, height: 1240, metres: 0.62 } as const

const margin = 36
const gap = 10
/** Between rows that are for different things, beside the gap between any. */
const groupGap = 14
const rowHeight = 62
/** Answers to choose from are sentences. */
const courseHeight = 92
/** From the lowest button to the panel's lower edge. */
const panelFoot = 26
/** Where the words end and the buttons begin. */
export const panelHead = 366

/** Of the title: its upper edge and the line that it has, pixels. */
export const panelTitle = {
  top: 24,
  height: 50,
  sizes: [38, 35, 32, 29, 26],
  leading: 1.24,
} as const

/** The one line that the title has. */
export const roomForTitle = { width: panelSize.width - 2 * margin, height: panelTitle.height }

/** Of the words: left and upper edge, space between paragraphs, and sizes of type; pixels. */
export const panelWords = {
  side: margin,
  from: 86,
  space: 10,
  /** A question of a line or two is set large: it is what the panel is about, and leaves no empty band below it. */
  sizes: [50, 47, 44, 41, 38, 36, 33, 31, 29, 27, 25, 23, 21],
  leading: 1.24,
} as const

/** How what stands on a button or beside it is set: space to the edges and sizes of type, pixels. */
const labels = { inset: 10, sizes: [28, 26, 24, 22, 20], leading: 1.2 } as const
/** Answers are sentences, and have room. */
const answers = { inset: 14, sizes: [30, 28, 26, 24, 22, 20], leading: 1.2 } as const
/** Signs are small for their type. */
const signs = { inset: 10, sizes: [38, 34, 30], leading: 1.2 } as const

export const labelSetting = ({ kind }: PanelButton) =>
  kind === 'course' ? answers : kind === 'step' ? signs : labels

/** What room there is for so many paragraphs, what was said last among them, less the space between them. */
export const roomForWords = (paragraphs: number) => ({
  width: panelSize.width - 2 * panelWords.side,
  height: panelHead - panelWords.from - (paragraphs + 1) * panelWords.space,
})

/** So many rows of buttons have room, in three groups. */
export const mostRows = Math.floor(
  (panelSize.height - panelHead - panelFoot - 2 * groupGap - (courseHeight - rowHeight) + gap) /
    (rowHeight + gap),
)

/**
 * Distributes rows over pages of about equal length.
 * @param most  on a page
 */
export function toPages<Row>(rows: readonly Row[], most: number): Row[][] {
  const pages = Math.max(1, Math.ceil(rows.length / most))
  const each = Math.ceil(rows.length / pages)
  return Array.from({ length: pages }, (_, page) => rows.slice(page * each, (page + 1) * each))
}

/** Lays out the rows below the words, each as wide as the panel. */
export function layOutPanel({ rows }: Pick<PanelContent, 'rows'>): PanelCell[] {
  const room = panelSize.width - 2 * margin
  let y = panelHead
  return rows.flatMap((row, at) => {
    const before = rows[at - 1]
    if (before) y += heightOf(before) + gap + (groupOf(row) === groupOf(before) ? 0 : groupGap)
    const shared = row.reduce((sum, { share = 0 }) => sum + share, 0)
    const open = row.filter(({ share }) => share === undefined).length
    const width = room - gap * (row.length - 1)
    let x = margin
    return row.map((button) => {
      const own = (button.share ?? (1 - shared) / Math.max(open, 1)) * width
      const cell = {
        ...button,
        x,
        y,
        width: own,
        height: heightOf(row),
      }
      x += own + gap
      return cell
    })
  })
}

/** What a row is for. */
function groupOf(row: readonly PanelButton[]): 'course' | 'lab' | 'panel' {
  const kind = row[0]?.kind
  return kind === 'course' || kind === 'panel' ? kind : 'lab'
}

const heightOf = (row: readonly PanelButton[]) =>
  groupOf(row) === 'course' ? courseHeight : rowHeight

/** The lower end of the buttons, pixels from the top of the panel. */
export const footOf = (cells: readonly PanelCell[]): number =>
  cells.reduce((end, { y, height }) => Math.max(end, y + height + panelFoot), panelHead)

/** The button at a point of the panel. @param u, v  from its lower left corner, 0 to 1 */
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

/**
 * How many steps of a slider one press takes it, for who has no handle to drag: one, and as many as bring it from end
 * to end in twenty presses, where it has more steps than that; between them ten, where that is far.
 * @param steps  from one end of the slider to the other
 */
export const stepMultiples = (steps: number): number[] => {
  const far = Math.max(1, Math.round(steps / 20))
  if (far === 1) return [1]
  return far >= 30 ? [1, 10, far] : [1, far]
}

/** What the buttons of each step are called, the shortest first. */
export const stepPrefixes = ['', 'far-', 'farthest-'] as const
