/** The most steps that can be undone. */
export const maxUndoSteps = 100

/** @typeParam Code  identifies what a step did, for the label of undo and redo */
export interface UndoStep<Value, Code> {
  readonly code: Code
  /** the value on its other side: before it in the past, after it in the future */
  readonly value: Value
  /** the one thing that it moves, while it is not sealed */
  readonly moves: string | null
  /** the undone steps that it dropped, while it is not sealed */
  readonly dropped?: readonly UndoStep<Value, Code>[] | undefined
}

/** A value with its past and undone steps. Values are immutable and share unchanged parts. */
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
 * Records the present before a step changes it; undone steps are dropped.
 * @param moves  names the thing that a drag moves or a field edits, such as `link:` and its id: further steps that move
 *   it belong to the same step, until it is sealed or another one is taken
 * @returns the same history where a step goes on
 */
export function recordStep<Value, Code>(
  history: UndoHistory<Value, Code>,
  code: Code,
  moves: string | null = null,
): UndoHistory<Value, Code> {
  const { past, future } = history
  const last = past.at(-1)
  if (moves !== null && last?.moves === moves && last.code === code && future.length === 0)
    return history
  const { present } = history
  const dropped = future.length > 0 ? future : undefined
  const step = { code, value: present, moves, dropped }
  return { present, past: [...sealed(past), step].slice(-maxUndoSteps), future: [] }
}

/** Takes a step. One that changed nothing is none. @param moves  see `recordStep` */
export function commit<Value, Code>(
  history: UndoHistory<Value, Code>,
  next: Value,
  code: Code,
  moves: string | null = null,
): UndoHistory<Value, Code> {
  return next === history.present ? history : { ...recordStep(history, code, moves), present: next }
}

/** Seals a step when the pointer is released or the field left, so that no further edit extends it. */
export function seal<Value, Code>(history: UndoHistory<Value, Code>): UndoHistory<Value, Code> {
  const past = sealed(history.past)
  return past === history.past ? history : { ...history, past }
}

function sealed<Value, Code>(past: UndoHistory<Value, Code>['past']) {
  const last = past.at(-1)
  if (!last || (last.moves === null && !last.dropped)) return past
  const { code, value } = last
  return [...past.slice(0, -1), { code, value, moves: null }]
}

/** Forgets the last step, which turned out to change nothing: what was undone before it can be redone still. */
export const dropStep = <Value, Code>({
  present,
  past,
  future,
}: UndoHistory<Value, Code>): UndoHistory<Value, Code> => ({
  present,
  past: past.slice(0, -1),
  future: past.at(-1)?.dropped ?? future,
})

/** @returns the same history where there is nothing to take back */
export const undo = <Value, Code>(history: UndoHistory<Value, Code>): UndoHistory<Value, Code> =>
  travel(history, 'past', 'future')

/** @returns the same history where nothing was taken back */
export const redo = <Value, Code>(history: UndoHistory<Value, Code>): UndoHistory<Value, Code> =>
  travel(history, 'future', 'past')

type Side = 'past' | 'future'

function travel<Value, Code>(history: UndoHistory<Value, Code>, from: Side, to: Side) {
  const step = history[from].at(-1)
  if (!step) return history
  const { code, value } = step
  const taken = { code, value: history.present, moves: null }
  const sides = { [from]: history[from].slice(0, -1), [to]: [...history[to], taken] }
  return { present: value, ...sides } as UndoHistory<Value, Code>
}

/** What undo would revert and redo would repeat; null for nothing. */
export const nextUndoCode = <Value, Code>({ past }: UndoHistory<Value, Code>): Code | null =>
  past.at(-1)?.code ?? null

export const nextRedoCode = <Value, Code>({ future }: UndoHistory<Value, Code>): Code | null =>
  future.at(-1)?.code ?? null

/**
 * Changes every state of the history, for something that is no step of the visitor's, such as a size that was read
 * later: no undo reverts it.
 */
export function amendAllStates<Value, Code>(
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

/** The present and every value that undo or redo can bring back, whose files must be kept. */
export const retainedValues = <Value, Code>({
  present,
  past,
  future,
}: UndoHistory<Value, Code>): Value[] => [
  present,
  ...past.map(({ value }) => value),
  ...future.map(({ value }) => value),
]
