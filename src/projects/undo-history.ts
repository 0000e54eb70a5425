/** So many steps can be taken back. */
export const longestHistory = 100

/** @typeParam Code  what a step did, for the sentence that names it */
export interface UndoStep<Value, Code> {
  readonly code: Code
  /** the value on its other side: before it in the past, after it in the future */
  readonly value: Value
  /** the one thing it moves, while it goes on */
  readonly moves: string | null
}

/** A value with the steps that led to it, and those taken back. Nobody changes values in place: unchanged parts are shared. */
export interface UndoHistory<Value, Code> {
  readonly present: Value
  /** the latest last */
  readonly past: readonly UndoStep<Value, Code>[]
  /** the next last */
  readonly future: readonly UndoStep<Value, Code>[]
}

export const createUndoHistory = <Value, Code>(present: Value): UndoHistory<Value, Code> => ({
  present,
  past: [],
  future: [],
})

/**
 * Remembers the present before a step changes it; what was taken back is given up.
 * @param moves  names the thing that a drag moves or a field edits, such as `link:` and its id: further steps that move
 *   it belong to the same step, until it is sealed or another one is taken
 * @returns the same history where a step goes on
 */
export function remember<Value, Code>(
  history: UndoHistory<Value, Code>,
  code: Code,
  moves: string | null = null,
): UndoHistory<Value, Code> {
  const { past, future } = history
  const last = past.at(-1)
  if (moves !== null && last?.moves === moves && last.code === code && future.length === 0)
    return history
  const { present } = history
  const step = { code, value: present, moves }
  return { present, past: [...past, step].slice(-longestHistory), future: [] }
}

/** Takes a step. One that changed nothing is none. @param moves  see `remember` */
export function commit<Value, Code>(
  history: UndoHistory<Value, Code>,
  next: Value,
  code: Code,
  moves: string | null = null,
): UndoHistory<Value, Code> {
  return next === history.present ? history : { ...remember(history, code, moves), present: next }
}

/** Ends a step that may have gone on: the pointer was let go, the field was left. */
export function seal<Value, Code>(history: UndoHistory<Value, Code>): UndoHistory<Value, Code> {
  const last = history.past.at(-1)
  if (!last || last.moves === null) return history
  return { ...history, past: [...history.past.slice(0, -1), { ...last, moves: null }] }
}

/** @returns the same history where there is nothing to take back */
export function undo<Value, Code>(history: UndoHistory<Value, Code>): UndoHistory<Value, Code> {
  const { past, future } = history
  const step = past.at(-1)
  if (!step) return history
  const { code, value } = step
  const taken = { code, value: history.present, moves: null }
  return { present: value, past: past.slice(0, -1), future: [...future, taken] }
}

/** @returns the same history where nothing was taken back */
export function redo<Value, Code>(history: UndoHistory<Value, Code>): UndoHistory<Value, Code> {
  const { past, future } = history
  const step = future.at(-1)
  if (!step) return history
  const { code, value } = step
  const done = { code, value: history.present, moves: null }
  return { present: value, past: [...past, done], future: future.slice(0, -1) }
}

/** What undo would take back, and redo would do again; null for nothing. */
export const undoCode = <Value, Code>({ past }: UndoHistory<Value, Code>): Code | null =>
  past.at(-1)?.code ?? null

export const redoCode = <Value, Code>({ future }: UndoHistory<Value, Code>): Code | null =>
  future.at(-1)?.code ?? null

/**
 * Changes what is no step of the visitor's, such as a size that was learnt: in every moment, so that no step takes it
 * back.
 */
export function amend<Value, Code>(
  history: UndoHistory<Value, Code>,
  change: (value: Value) => Value,
): UndoHistory<Value, Code> {
  const all = ({ value, ...step }: UndoStep<Value, Code>) => ({ ...step, value: change(value) })
  return {
    present: change(history.present),
    past: history.past.map(all),
    future: history.future.map(all),
  }
}

/** Every value that undo or redo can bring back, and the present one: what they show must be kept. */
export const moments = <Value, Code>({
  present,
  past,
  future,
}: UndoHistory<Value, Code>): Value[] => [
  present,
  ...past.map(({ value }) => value),
  ...future.map(({ value }) => value),
]
