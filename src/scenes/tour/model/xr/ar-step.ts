/**
 * What the visitor does in their own room: stands the home on a `table`, chooses one of its rooms (`choose`), stands the
 * `door` to it, and goes in and out (`open`). Without the home it begins with the door.
 */
export type ArStep = 'table' | 'choose' | 'door' | 'open'

export type ArEvent = 'stood' | 'chosen' | 'again'

/** What a press leads to. */
const next: Record<ArStep, Partial<Record<ArEvent, ArStep>>> = {
  table: { stood: 'choose' },
  choose: { chosen: 'door' },
  door: { stood: 'open', chosen: 'door' },
  // Another room is chosen for the same doorway.
  open: { again: 'door', chosen: 'open' },
}

export const firstStep = (hasHome: boolean): ArStep => (hasHome ? 'table' : 'door')

export const stepAfter = (step: ArStep, event: ArEvent): ArStep => next[step][event] ?? step
