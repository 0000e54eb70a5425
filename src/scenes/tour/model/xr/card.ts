import { radians, wrap180 } from '../../../../math/angle.ts'
import type { Vector3 } from '../../../../math/vector.ts'

/** A small card in the room, to read and to leave by: pixels of its drawing, and metres in the room. */
export const cardSize = { width: 720, height: 360, metres: 0.46 } as const

/** What stands on it. */
export type CardContent = {
  title: string
  text: string
  buttons: readonly CardButton[]
}

export type CardButton = { id: string; label: string }

/** A button's place on the card, pixels from its upper left corner. */
export type CardCell = CardButton & { x: number; y: number; width: number; height: number }

export const cardSide = 32
const gap = 16
const buttonHeight = 96

/** The buttons side by side along the card's lower edge, all as wide. */
export function cardCells(buttons: readonly CardButton[]): CardCell[] {
  const { width, height } = cardSize
  const wide = (width - 2 * cardSide - gap * (buttons.length - 1)) / buttons.length
  return buttons.map((button, at) => ({
    ...button,
    x: cardSide + at * (wide + gap),
    y: height - buttonHeight - cardSide,
    width: wide,
    height: buttonHeight,
  }))
}

/** What room the text has between title and buttons, pixels. */
export const textRoom = {
  y: 92,
  width: cardSize.width - 2 * cardSide,
  height: cardSize.height - buttonHeight - cardSide - 92 - 12,
} as const

/** The button at a place of the card. @param u, v  0…1 from its lower left corner */
export function buttonAt(cells: readonly CardCell[], u: number, v: number): string | null {
  const [x, y] = [u * cardSize.width, (1 - v) * cardSize.height]
  const cell = cells.find(
    (each) => x >= each.x && x <= each.x + each.width && y >= each.y && y <= each.y + each.height,
  )
  return cell?.id ?? null
}

/** How it hangs: metres; `turn` degrees counter-clockwise seen from above, `tilt` its upper edge away from the visitor. */
export type CardPlace = { at: Vector3; turn: number; tilt: number }

/** Within reach of the look but to its left, clear of where a table and the floor are pointed at. Metres and degrees. */
const hung = { away: 0.95, below: 0.14, aside: 27, tilt: -8 } as const

export function cardBefore(eye: Vector3, heading: number): CardPlace {
  const turn = heading + hung.aside
  const angle = radians(turn)
  return {
    at: [
      eye[0] - Math.sin(angle) * hung.away,
      eye[1] - hung.below,
      eye[2] - Math.cos(angle) * hung.away,
    ],
    turn,
    tilt: hung.tilt,
  }
}

/** Further than this the visitor has gone away from it, metres; or has turned away, degrees. */
const left = { away: 0.5, aside: 55 } as const

/** Whether the visitor has left the card behind: it then hangs before them anew. */
export function isLeftBehind({ at, turn }: CardPlace, eye: Vector3, heading: number): boolean {
  const before = turn - hung.aside
  const best = cardBefore(eye, before).at
  const off = Math.hypot(best[0] - at[0], best[1] - at[1], best[2] - at[2])
  return off > left.away || Math.abs(wrap180(before - heading)) > left.aside
}

/** How wide a text is in a size of type, both in pixels. */
export type MeasureText = (text: string, size: number) => number

/**
 * Breaks a text into lines, in the largest type in which all of it has room.
 * @param sizes  pixels, the largest first; where even the last is too large, the text is cut short
 */
export function fitText(
  text: string,
  room: { width: number; height: number },
  sizes: readonly number[],
  measure: MeasureText,
): { size: number; lines: string[] } {
  let fitted = { size: sizes[0] ?? 16, lines: [] as string[] }
  for (const size of sizes) {
    fitted = { size, lines: linesOf(text, size, room.width, measure) }
    const isWide = fitted.lines.some((line) => measure(line, size) > room.width)
    if (!isWide && fitted.lines.length * size * leading <= room.height) return fitted
  }
  const most = Math.max(1, Math.floor(room.height / (fitted.size * leading)))
  const kept = fitted.lines.slice(0, most)
  if (kept.length < fitted.lines.length) kept[most - 1] = `${kept[most - 1]} …`
  return {
    size: fitted.size,
    lines: kept.map((line) => cutShort(line, fitted.size, room.width, measure)),
  }
}

/** From one line to the next, as a share of the type's size. */
export const leading = 1.3

function linesOf(text: string, size: number, width: number, measure: MeasureText): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && measure(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A line that ends with an ellipsis where it would be wider than there is room. */
export function cutShort(line: string, size: number, width: number, measure: MeasureText): string {
  if (measure(line, size) <= width) return line
  const letters = [...line]
  while (letters.length > 1 && measure(`${letters.join('')}…`, size) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
