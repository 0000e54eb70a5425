import {
  layOutRow,
  type PanelBox,
  type PanelItem,
  panelColors,
} from '../../../../../stage/xr/panel-items.ts'
import type { Command } from '../../model/command.ts'

/** The content of the panel: words in lines, and buttons in rows. */
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
  kind?: 'course' | 'lab' | 'step' | 'panel' | 'figure'
}

export const panelSize = { width: 1100, height: 1240, meters: 0.62 } as const

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
const panelHead = 366

/** Of the title, which has one line. */
const title = { y: 24, height: 50, sizes: [38, 35, 32, 29, 26] }
/** A question of a line or two is set large: it is what the panel is about, and leaves no empty band below it. */
const words = { y: 86, height: 260, sizes: [50, 47, 44, 41, 38, 36, 33, 31, 29, 27, 25, 23, 21] }

/** So many rows of buttons have room, in three groups. */
export const mostRows = Math.floor(
  (panelSize.height - panelHead - panelFoot - 2 * groupGap - (courseHeight - rowHeight) + gap) /
    (rowHeight + gap),
)

/** Lays out the words, and below them the rows, each as wide as the panel. */
export function layOutPanel({ rows, said, ...content }: PanelContent): PanelItem[] {
  const sides = { x: margin, width: panelSize.width - 2 * margin }
  const text = { ...sides, inset: 0, align: 'left' } as const
  const rule = (y: number) => ({ ...sides, y, height: 2, fill: panelColors.line })
  let y = panelHead
  const cells = rows.flatMap((row, at) => {
    const before = rows[at - 1]
    if (before) y += heightOf(before) + gap + (groupOf(row) === groupOf(before) ? 0 : groupGap)
    const box = { ...sides, y, height: heightOf(row) }
    const lines = row.some(({ kind }) => kind === 'figure') ? [rule(y + rowHeight + 4)] : []
    return [...lines, ...layOutRow(box, gap, row).map(itemOf)]
  })
  const foot = y + heightOf(rows.at(-1) ?? []) + panelFoot
  return [
    { x: 0, y: 0, width: panelSize.width, height: foot, fill: panelColors.paper, radius: 16 },
    { ...text, ...title, text: content.title, weight: 600 },
    {
      ...text,
      ...words,
      text: [...content.paragraphs, said],
      weight: 400,
      isTop: true,
      lastColor: panelColors.signal,
    },
    rule(panelHead - 14),
    ...cells,
  ]
}

/** What a row is for. */
function groupOf(row: readonly PanelButton[]): 'course' | 'lab' | 'panel' {
  const kind = row[0]?.kind
  return kind === 'course' || kind === 'panel' ? kind : 'lab'
}

const heightOf = (row: readonly PanelButton[]) =>
  groupOf(row) === 'course' ? courseHeight : rowHeight

const { ink, soft, paper, white, signal } = panelColors
/** Under what stands switched on. */
const tint = '#fbe3d8'
const usual = [28, 26, 24, 22, 20]
/** Answers are sentences, and have room; signs are small for their type. */
const sizesOf = {
  course: [30, 28, 26, 24, 22, 20],
  step: [38, 34, 30],
  lab: usual,
  panel: usual,
  figure: usual,
}
const edge = (color: string, width: number) => ({ edge: { color, width } })

/**
 * A label or a button, whose looks tell what it is for: what is done next stands out, what is done in the lab less,
 * what is for the panel alone least.
 */
function itemOf({ label, kind = 'lab', on, ...cell }: PanelButton & PanelBox): PanelItem {
  const isCourse = kind === 'course'
  const item = { ...cell, text: label, sizes: sizesOf[kind] }
  if (cell.id === undefined) {
    const align = kind === 'figure' ? 'right' : 'left'
    const weight = isCourse || kind === 'figure' ? 600 : 500
    return { ...item, inset: 0, align, weight, color: on ? signal : ink }
  }
  if (isCourse) {
    const look = { fill: on ? signal : ink, color: white, over: edge(on ? ink : signal, 7) }
    return { ...item, ...look, inset: 14, radius: 8 }
  }
  const fill = on ? tint : kind === 'panel' ? paper : white
  return { ...item, fill, ...(on ? edge(signal, 4) : edge(soft, 2)), over: edge(ink, 7), radius: 8 }
}
