import { expect, test } from 'vitest'
import {
  amendAllStates,
  commit,
  createUndoHistory,
  maxUndoSteps,
  nextRedoCode,
  nextUndoCode,
  redo,
  retainedValues,
  seal,
  undo,
} from './undo-history.ts'

test('undo and redo go through the steps by their codes', () => {
  let history = commit(commit(createUndoHistory(0), 1, 'Link'), 2, 'Unlink')
  expect([nextUndoCode(history), nextRedoCode(history)]).toEqual(['Unlink', null])
  history = undo(history)
  expect([history.present, nextUndoCode(history), nextRedoCode(history)]).toEqual([
    1,
    'Link',
    'Unlink',
  ])
  history = redo(history)
  expect(history.present).toBe(2)
  expect(redo(history)).toBe(history)
  history = undo(undo(history))
  expect(undo(history)).toBe(history)
  // A step that changed nothing is none; another gives up what was taken back.
  expect(commit(history, 0, 'Link')).toBe(history)
  history = commit(history, 9, 'North')
  expect([history.present, nextRedoCode(history)]).toEqual([9, null])
})

test('a drag is one step, while two drags, or drags of two things, are two', () => {
  let history = createUndoHistory(0)
  for (let at = 1; at <= 5; at += 1) history = commit(history, at, 'AdjustLink', 'link:a')
  expect(history.past).toHaveLength(1)
  history = seal(history)
  for (let at = 6; at <= 9; at += 1) history = commit(history, at, 'AdjustLink', 'link:a')
  history = commit(history, 10, 'AdjustLink', 'link:b')
  history = commit(history, 11, 'EditNote', 'link:b')
  expect(history.past.map(({ value }) => value)).toEqual([0, 5, 9, 10])
  expect(undo(history).present).toBe(10)
})

test('continuing a drag after an undo makes a new step', () => {
  let history = commit(commit(createUndoHistory(0), 1, 'Link'), 2, 'AdjustLink', 'link:a')
  history = commit(redo(undo(history)), 3, 'AdjustLink', 'link:a')
  expect(history.past).toHaveLength(3)
  // Also of the drag before the step that was taken back.
  const back = undo(commit(commit(createUndoHistory(0), 1, 'AdjustLink', 'link:a'), 2, 'Unlink'))
  expect(commit(back, 3, 'AdjustLink', 'link:a').past).toHaveLength(2)
})

test('the oldest steps are dropped', () => {
  let history = createUndoHistory(0)
  for (let at = 1; at <= maxUndoSteps + 20; at += 1) history = commit(history, at, 'Link')
  for (let at = 0; at < 1000; at += 1) history = undo(history)
  expect(history.present).toBe(20)
})

test('an amended value survives undo and redo', () => {
  const three = commit(
    commit(createUndoHistory({ a: 1, b: 0 }), { a: 2, b: 0 }, 'Link'),
    { a: 3, b: 0 },
    'Link',
  )
  const history = amendAllStates(undo(three), (one) => ({ ...one, b: 7 }))
  expect(retainedValues(history)).toEqual([2, 1, 3].map((a) => ({ a, b: 7 })))
})
