import type { Pixel } from '../model/camera.ts'
import { selectTool } from '../model/design/adjust-camera.ts'
import { type Design, holdPiece, itemOf } from '../model/design/design.ts'
import {
  moveItemBy,
  placeInMiddle,
  removeItem,
  scaleItemTo,
  turnItemBy,
} from '../model/design/edit-items.ts'
import { toggleDrawing } from '../model/design/edit-walls.ts'
import { stepAside, turnCamera, walkInRoom } from '../model/design/empty-room.ts'
import { redo, undo } from '../model/design/history.ts'
import { scaleRange } from '../model/design/item.ts'

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

const ways: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The step of an arrow key, y down. @param by  its length @returns null for other keys */
export function arrowStep({ key }: { key: string }, by: number): Pixel | null {
  const way = ways[key]
  return way ? { x: way[0] * by, y: way[1] * by } : null
}

/** Turn of the bracket keys, degrees; smaller with Shift. */
const turns: Record<string, number> = { '[': 5, ']': -5, '{': 1, '}': -1 }

/**
 * Handles a key on the photo.
 * @returns whether it was handled
 */
export function handleFrameKey(design: Design, press: KeyPress): boolean {
  const { key, shiftKey } = press
  if (press.altKey) return false
  if (press.ctrlKey || press.metaKey) return historyKey(design, key.toLowerCase(), shiftKey)
  if (design.tool) return toolKey(design, key)
  if (design.drawing && key === 'Escape') {
    toggleDrawing(design)
    return true
  }
  if (design.held) return heldKey(design, key)
  const item = itemOf(design, design.selected)
  const arrow = arrowStep(press, 1)
  if (!item) return design.room !== null && arrow !== null && roomKey(design, arrow, shiftKey)
  const turn = (by: number) => turnItemBy(design, item.id, by)
  const scale = (by: number) => scaleItemTo(design, item.id, item.scale + by)
  if (arrow) {
    const by = shiftKey ? 0.01 : 0.1
    moveItemBy(design, item.id, { right: arrow.x * by, ahead: -arrow.y * by })
  } else if (key === 'r' || key === 'R') turn(shiftKey ? -90 : 90)
  else if (key in turns) turn(turns[key] ?? 0)
  else if (key === '+' || key === '=') scale(scaleRange.step)
  else if (key === '-') scale(-scaleRange.step)
  else if (key === 'Delete' || key === 'Backspace') removeItem(design, item.id)
  else if (key === 'Escape') design.selected = null
  else return false
  return true
}

function historyKey(design: Design, key: string, shift: boolean): boolean {
  if (key !== 'z' && key !== 'y') return false
  const done = key === 'z' && !shift ? undo(design) : redo(design)
  stepAside(design)
  return done
}

/** Keys that the handles of a tool do not take. */
function toolKey(design: Design, key: string): boolean {
  if (key !== 'Escape') return false
  if (design.outline.length > 0) design.outline = []
  else selectTool(design, null)
  return true
}

/** In an empty room arrow keys walk, and with Shift turn the view. */
function roomKey(design: Design, { x, y }: Pixel, shift: boolean): boolean {
  if (shift) turnCamera(design, -x * 10, -y * 5)
  else if (x) turnCamera(design, -x * 10, 0)
  else walkInRoom(design, 0, -y * 0.25)
  return true
}

function heldKey(design: Design, key: string): boolean {
  if (key === 'Escape') holdPiece(design, null)
  else if (key === 'Enter') placeInMiddle(design)
  else return false
  return true
}
