/** So many steps can be taken back. */
export const longestHistory = 100

/** What a step did, for the sentence that names it: `step` + code. */
export type StepCode =
  | 'AddRooms'
  | 'RemoveRoom'
  | 'MoveRoom'
  | 'RenameRoom'
  | 'DescribeRoom'
  | 'Projection'
  | 'Link'
  | 'AdjustLink'
  | 'Unlink'
  | 'AddNote'
  | 'EditNote'
  | 'RemoveNote'
  | 'North'
  | 'Level'
  | 'Height'
  | 'Floor'
  | 'Start'
  | 'Look'
  | 'Captions'
  | 'RemoveCaptions'
  | 'Plan'
  | 'RemovePlan'
  | 'DrawWall'
  | 'EraseWall'
  | 'Pin'
  | 'Unpin'
  | 'PlanNorth'
  | 'PlanScale'
  | 'RenameTour'

type Step<Value> = {
  readonly code: StepCode
  /** the value on its other side: before it in the past, after it in the future */
  readonly value: Value
  /** the one thing it moves, while it goes on */
  readonly moves: string | null
}

/** A value with the steps that led to it, and those taken back. Nobody changes values in place: unchanged parts are shared. */
export type History<Value> = {
  readonly present: Value
  /** the latest last */
  readonly past: readonly Step<Value>[]
  /** the next last */
  readonly future: readonly Step<Value>[]
}

export const createHistory = <Value>(present: Value): History<Value> => ({
  present,
  past: [],
  future: [],
})

/**
 * Takes a step. One that changed nothing is none; what was taken back is given up.
 * @param moves  names the thing that a drag moves or a field edits, such as `link:` and its id: further steps that move
 *   it belong to the same step, until it is sealed or another one is taken
 */
export function commit<Value>(
  history: History<Value>,
  next: Value,
  code: StepCode,
  moves: string | null = null,
): History<Value> {
  const { present, past, future } = history
  if (next === present) return history
  const last = past.at(-1)
  const goesOn =
    moves !== null && last?.moves === moves && last.code === code && future.length === 0
  if (goesOn) return { present: next, past, future }
  const step = { code, value: present, moves }
  return { present: next, past: [...past, step].slice(-longestHistory), future: [] }
}

/** Ends a step that may have gone on: the pointer was let go, the field was left. */
export function seal<Value>(history: History<Value>): History<Value> {
  const last = history.past.at(-1)
  if (!last || last.moves === null) return history
  return { ...history, past: [...history.past.slice(0, -1), { ...last, moves: null }] }
}

/** @returns the same history where there is nothing to take back */
export function undo<Value>(history: History<Value>): History<Value> {
  const step = history.past.at(-1)
  if (!step) return history
  const { code, value } = step
  return {
    present: value,
    past: history.past.slice(0, -1),
    future: [...history.future, { code, value: history.present, moves: null }],
  }
}

/** @returns the same history where nothing was taken back */
export function redo<Value>(history: History<Value>): History<Value> {
  const step = history.future.at(-1)
  if (!step) return history
  const { code, value } = step
  return {
    present: value,
    past: [...history.past, { code, value: history.present, moves: null }],
    future: history.future.slice(0, -1),
  }
}

/** What undo would take back, and redo would do again; null for nothing. */
export const undoCode = <Value>({ past }: History<Value>): StepCode | null =>
  past.at(-1)?.code ?? null

export const redoCode = <Value>({ future }: History<Value>): StepCode | null =>
  future.at(-1)?.code ?? null

/**
 * Changes what is no step of the visitor's, such as a size that was learnt: in every moment, so that no step takes it
 * back.
 */
export function amend<Value>(
  history: History<Value>,
  change: (value: Value) => Value,
): History<Value> {
  const all = ({ value, ...step }: Step<Value>) => ({ ...step, value: change(value) })
  return {
    present: change(history.present),
    past: history.past.map(all),
    future: history.future.map(all),
  }
}

/** Every value that undo or redo can bring back, and the present one: what they show must be kept. */
export const moments = <Value>({ present, past, future }: History<Value>): Value[] => [
  present,
  ...past.map(({ value }) => value),
  ...future.map(({ value }) => value),
]
