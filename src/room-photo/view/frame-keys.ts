import { selectTool } from '../model/design/adjust-camera.ts'
import { type Design, hold, itemOf } from '../model/design/design.ts'
import { moveBy, placeInMiddle, remove, scaleTo, turnBy } from '../model/design/edit-items.ts'
import { toggleDrawing } from '../model/design/edit-walls.ts'
import { stepAside, turnCamera, walk } from '../model/design/empty-room.ts'
import { redo, undo } from '../model/design/history.ts'
import { type Sizes, scaleRange } from '../model/design/item.ts'

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

const arrows: Record<string, [right: number, ahead: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Degrees; with Shift the brackets turn finely. */
const turns: Record<string, number> = { '[': 5, ']': -5, '{': 1, '}': -1 }

/**
 * What keys do on the photo.
 * @returns whether the key meant something
 */
export function frameKey(design: Design, press: KeyPress, sizes: Sizes = {}): boolean {
  const { key, shiftKey } = press
  if (press.altKey) return false
  if (press.ctrlKey || press.metaKey) return historyKey(design, key.toLowerCase(), shiftKey, sizes)
  if (design.tool) return toolKey(design, key)
  if (design.drawing && key === 'Escape') {
    toggleDrawing(design)
    return true
  }
  if (design.held) return heldKey(design, key, sizes)
  const item = itemOf(design, design.selected)
  const arrow = arrows[key]
  if (!item)
    return design.room !== null && arrow !== undefined && roomKey(design, arrow, shiftKey, sizes)
  const turn = (by: number) => turnBy(design, item.id, by, undefined, sizes)
  const scale = (by: number) => scaleTo(design, item.id, item.scale + by, undefined, sizes)
  if (arrow) {
    const by = shiftKey ? 0.01 : 0.1
    moveBy(design, item.id, { right: arrow[0] * by, ahead: arrow[1] * by }, sizes)
  } else if (key === 'r' || key === 'R') turn(shiftKey ? -90 : 90)
  else if (key in turns) turn(turns[key] ?? 0)
  else if (key === '+' || key === '=') scale(scaleRange.step)
  else if (key === '-') scale(-scaleRange.step)
  else if (key === 'Delete' || key === 'Backspace') remove(design, item.id)
  else if (key === 'Escape') design.selected = null
  else return false
  return true
}

function historyKey(design: Design, key: string, shift: boolean, sizes: Sizes): boolean {
  if (key !== 'z' && key !== 'y') return false
  const done = key === 'z' && !shift ? undo(design) : redo(design)
  stepAside(design, sizes)
  return done
}

/** What a tool's own handles do not take. */
function toolKey(design: Design, key: string): boolean {
  if (key !== 'Escape') return false
  if (design.outline.length > 0) design.outline = []
  else selectTool(design, null)
  return true
}

/** In a room of our own one walks, and with Shift turns the head. */
function roomKey(
  design: Design,
  [right, ahead]: [number, number],
  shift: boolean,
  sizes: Sizes,
): boolean {
  if (shift) turnCamera(design, -right * 10, ahead * 5)
  else if (right) turnCamera(design, -right * 10, 0)
  else walk(design, 0, ahead * 0.25, sizes)
  return true
}

function heldKey(design: Design, key: string, sizes: Sizes): boolean {
  if (key === 'Escape') hold(design, null)
  else if (key === 'Enter') placeInMiddle(design, sizes)
  else return false
  return true
}
