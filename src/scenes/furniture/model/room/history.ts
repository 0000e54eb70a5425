import { snapshot } from 'valtio/vanilla'
import type { Design } from './design.ts'
import type { Item } from './item.ts'

/** So many steps can be taken back. */
export const longestHistory = 60

const copyOf = (items: readonly Item[]): Item[] => items.map((item) => ({ ...item }))

/** Remembers the items as they are, before a step changes them. What was undone is given up. */
export function remember(design: Design): void {
  design.past = [...design.past, copyOf(design.items)].slice(-longestHistory)
  design.future = []
}

/** @returns whether there was something to undo */
export function undo(design: Design): boolean {
  return go(design, 'past', 'future')
}

/** @returns whether there was something to do again */
export function redo(design: Design): boolean {
  return go(design, 'future', 'past')
}

function go(design: Design, from: 'past' | 'future', to: 'past' | 'future'): boolean {
  const items = design[from].at(-1)
  if (!items) return false
  design[to] = [...design[to], copyOf(design.items)]
  design[from] = design[from].slice(0, -1)
  design.items = copyOf(items)
  if (!design.items.some(({ id }) => id === design.selected)) design.selected = null
  return true
}

/** Gives up a remembered step that changed nothing. */
export function forgetIdle(design: Design): void {
  const before = design.past.at(-1)
  const { items } = snapshot(design)
  if (before && JSON.stringify(before) === JSON.stringify(items)) {
    design.past = design.past.slice(0, -1)
  }
}
