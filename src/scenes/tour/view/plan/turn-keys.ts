import type { KeyboardEvent } from 'react'

/** Degrees that a key turns, alone and with Shift. */
const fine = 1
const coarse = 15

const ways: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
}

/** Turns by keys, as on any slider; clockwise. @param onTurn  is told by how many degrees */
export function pressTurnKey(event: KeyboardEvent, onTurn: (by: number) => void) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const way = ways[event.key]
  if (!way) return
  event.preventDefault()
  event.stopPropagation()
  onTurn(way * (event.shiftKey ? coarse : fine))
}
