import { ref, snapshot } from 'valtio/vanilla'
import type { Design } from './design.ts'
import type { Item } from './item.ts'
import type { Wall } from './wall.ts'

/** What steps change, and what they are taken back by. */
export interface Kept {
  items: Item[]
  walls: Wall[]
}

/** So many steps can be taken back. */
export const longestHistory = 60

const copyOf = ({ items, walls }: Kept): Kept => ({
  items: items.map((item) => ({ ...item })),
  walls: walls.map((wall) => ({ ...wall })),
})

/** Nobody watches what is remembered. */
const toKeep = (design: Design): Kept => ref(copyOf(design))

/** Remembers items and walls as they are, before a step changes them. What was undone is given up. */
export function remember(design: Design): void {
  design.past = [...design.past, toKeep(design)].slice(-longestHistory)
  design.future = []
}

/** An id that nothing of its kind has or had: what is undone may come back. */
export function freshId(design: Design, kind: 'items' | 'walls'): number {
  const kept: Kept[] = [design, ...design.past, ...design.future]
  const all = kept.flatMap<{ id: number }>((each) => each[kind])
  return 1 + all.reduce((most, { id }) => Math.max(most, id), 0)
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
  const kept = design[from].at(-1)
  if (!kept) return false
  design[to] = [...design[to], toKeep(design)]
  design[from] = design[from].slice(0, -1)
  Object.assign(design, copyOf(kept))
  if (!design.items.some(({ id }) => id === design.selected)) design.selected = null
  return true
}

/** Gives up a remembered step that changed nothing. */
export function forgetIdle(design: Design): void {
  const before = design.past.at(-1)
  const { items, walls } = snapshot(design)
  if (before && JSON.stringify(before) === JSON.stringify({ items, walls })) {
    design.past = design.past.slice(0, -1)
  }
}
