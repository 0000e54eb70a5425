import type { KeyboardEvent } from 'react'

const ways: Record<string, readonly [right: number, up: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/**
 * How far an arrow key moves what has the focus, to the right and up; the key is used up.
 * @param step  of the key alone, and with Shift
 * @returns undefined for another key
 */
export function consumeArrowKey(event: KeyboardEvent, step: { fine: number; coarse: number }) {
  const way = isPlain(event) ? ways[event.key] : undefined
  if (!way) return undefined
  take(event)
  const by = event.shiftKey ? step.coarse : step.fine
  return { right: way[0] * by, up: way[1] * by }
}

/** Whether a key deletes what has the focus; it is used up then. */
export function consumeDeleteKey(event: KeyboardEvent): boolean {
  const isDelete = isPlain(event) && (event.key === 'Delete' || event.key === 'Backspace')
  if (isDelete) take(event)
  return isDelete
}

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => !(ctrlKey || metaKey || altKey)

function take(event: KeyboardEvent) {
  event.preventDefault()
  event.stopPropagation()
}
