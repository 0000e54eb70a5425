import { moveBy, placeInMiddle, remove, scaleTo, turnBy } from '../../model/room/actions.ts'
import { type Design, hold, itemOf } from '../../model/room/design.ts'
import { redo, undo } from '../../model/room/history.ts'
import { scaleRange } from '../../model/room/item.ts'
import { takeTool } from '../../model/room/tool.ts'

export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

const arrows: Record<string, [right: number, ahead: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/**
 * What keys do on the photo.
 * @returns whether the key meant something
 */
export function frameKey(design: Design, press: KeyPress): boolean {
  const { key, shiftKey } = press
  if (press.altKey) return false
  if (press.ctrlKey || press.metaKey) return historyKey(design, key.toLowerCase(), shiftKey)
  if (design.tool) return toolKey(design, key)
  if (design.held) return heldKey(design, key)
  const item = itemOf(design, design.selected)
  if (!item) return false
  const arrow = arrows[key]
  if (arrow) {
    const by = shiftKey ? 0.01 : 0.1
    moveBy(design, item.id, { right: arrow[0] * by, ahead: arrow[1] * by })
  } else if (key === 'r' || key === 'R') turnBy(design, item.id, shiftKey ? -90 : 90)
  else if (key === '[' || key === ']') turnBy(design, item.id, key === '[' ? 5 : -5)
  else if (key === '+' || key === '=') scaleTo(design, item.id, item.scale + scaleRange.step)
  else if (key === '-') scaleTo(design, item.id, item.scale - scaleRange.step)
  else if (key === 'Delete' || key === 'Backspace') remove(design, item.id)
  else if (key === 'Escape') design.selected = null
  else return false
  return true
}

function historyKey(design: Design, key: string, shift: boolean): boolean {
  if (key === 'z') return shift ? redo(design) : undo(design)
  return key === 'y' && redo(design)
}

/** What a tool's own handles do not take. */
function toolKey(design: Design, key: string): boolean {
  if (key !== 'Escape') return false
  if (design.drawing.length > 0) design.drawing = []
  else takeTool(design, null)
  return true
}

function heldKey(design: Design, key: string): boolean {
  if (key === 'Escape') hold(design, null)
  else if (key === 'Enter') placeInMiddle(design)
  else return false
  return true
}
