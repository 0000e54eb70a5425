/** One line of the table. */
export interface Row {
  what: string
  measured: string
  budget: string
  /** null: reported only, no budget */
  holds: boolean | null
  /** what to look at, named when the budget is broken */
  blame?: string[]
}

/** A size as people read it: `81.2 kB`, a kilobyte being 1000 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** A row that holds when nothing of a kind was found. */
export function noneOf(what: string, found: string[]): Row {
  return {
    what,
    measured: String(found.length),
    budget: '0',
    holds: found.length === 0,
    blame: found,
  }
}
