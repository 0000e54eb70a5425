/** A row that is seen, in order. */
export interface Row {
  id: string
  /** The folder that a document lies in. */
  parent: string | null
  /** Of a folder; null for a document. */
  isOpen: boolean | null
}

export type Move =
  | { kind: 'go'; id: string }
  | { kind: 'open'; id: string }
  | { kind: 'close'; id: string }

/** What a key does in a tree, as ARIA's practices have it; nothing for other keys. */
export function moveIn(rows: Row[], current: string | undefined, key: string): Move | null {
  const at = rows.findIndex(({ id }) => id === current)
  const row = rows[at]
  if (!row) return null
  const go = (to: Row | undefined): Move | null => (to ? { kind: 'go', id: to.id } : null)
  switch (key) {
    case 'ArrowDown':
      return go(rows[at + 1])
    case 'ArrowUp':
      return go(rows[at - 1])
    case 'Home':
      return go(rows[0])
    case 'End':
      return go(rows.at(-1))
    case 'ArrowRight':
      if (row.isOpen === null) return null
      return row.isOpen ? go(rows[at + 1]) : { kind: 'open', id: row.id }
    case 'ArrowLeft':
      if (row.isOpen) return { kind: 'close', id: row.id }
      return go(rows.find(({ id }) => id === row.parent))
    case 'Enter':
    case ' ':
      return { kind: row.isOpen ? 'close' : 'open', id: row.id }
    default:
      return null
  }
}
