export type Path = (string | number)[]

/** One change to a document. Places are those after the changes before it. */
export type Edit =
  | { kind: 'set'; path: Path; value: unknown }
  /** A new entry of a list, or a new field: before the field named `before`, else as the last one. */
  | { kind: 'add'; path: Path; value: unknown; before?: string | undefined }
  | { kind: 'remove'; path: Path }

export type Fields = Record<string, unknown>

/** The fewest changes that make `after` of `before`, in an order in which they can be made one by one. */
export function findEdits(before: unknown, after: unknown, path: Path = []): Edit[] {
  if (isSame(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return editsOfList(before, after, path)
  if (isFields(before) && isFields(after)) return editsOfFields(before, after, path)
  return [{ kind: 'set', path, value: after }]
}

function editsOfFields(before: Fields, after: Fields, path: Path): Edit[] {
  const names = Object.keys(after)
  const removed = Object.keys(before).filter((name) => !(name in after))
  return [
    ...removed.map((name): Edit => ({ kind: 'remove', path: [...path, name] })),
    ...names.flatMap((name, index): Edit[] => {
      const place = [...path, name]
      if (name in before) return findEdits(before[name], after[name], place)
      const next = names.slice(index + 1).find((other) => other in before)
      return [{ kind: 'add', path: place, value: after[name], before: next }]
    }),
  ]
}

/** What both lists begin and end with stays untouched, so that an entry put in or taken out is one change. */
function editsOfList(before: unknown[], after: unknown[], path: Path): Edit[] {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && isSame(before[head], after[head])) head += 1
  let tail = 0
  while (tail < shorter - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail += 1
  const kept = shorter - tail
  const edits: Edit[] = []
  for (let index = head; index < kept; index += 1) {
    edits.push(...findEdits(before[index], after[index], [...path, index]))
  }
  for (let index = before.length - tail - 1; index >= kept; index -= 1) {
    edits.push({ kind: 'remove', path: [...path, index] })
  }
  for (let index = kept; index < after.length - tail; index += 1) {
    edits.push({ kind: 'add', path: [...path, index], value: after[index] })
  }
  return edits
}

/** The same data with the changes made; `data` stays as it is. */
export function applyEdits(data: unknown, edits: Edit[]): unknown {
  return edits.reduce(applyEdit, structuredClone(data))
}

function applyEdit(data: unknown, edit: Edit): unknown {
  const name = edit.path.at(-1)
  if (name === undefined) return edit.kind === 'remove' ? undefined : edit.value
  const parent = edit.path
    .slice(0, -1)
    .reduce<unknown>(
      (at, key) => (isFields(at) || Array.isArray(at) ? (at as Fields)[key] : at),
      data,
    )
  if (Array.isArray(parent)) {
    const deleted = edit.kind === 'add' ? 0 : 1
    parent.splice(Number(name), deleted, ...(edit.kind === 'remove' ? [] : [edit.value]))
  } else if (isFields(parent)) {
    if (edit.kind === 'remove') delete parent[name]
    else parent[name] = edit.value
  }
  return data
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]))
  }
  if (!isFields(one) || !isFields(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSame(one[name], other[name]))
  )
}
