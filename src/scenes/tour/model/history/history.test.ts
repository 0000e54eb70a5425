import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { setSize } from '../document/rooms.ts'
import { serialiseDocument } from '../document/serialise-document.ts'
import type { TourDocument } from '../document/tour-document.ts'
import { anyAction, randomDocument } from '../testing/random-document.ts'
import {
  amend,
  commit,
  createHistory,
  longestHistory,
  moments,
  redo,
  redoCode,
  seal,
  undo,
  undoCode,
} from './history.ts'

test('steps go back and forth by their names', () => {
  let history = commit(commit(createHistory(0), 1, 'Link'), 2, 'Unlink')
  expect([undoCode(history), redoCode(history)]).toEqual(['Unlink', null])
  history = undo(history)
  expect([history.present, undoCode(history), redoCode(history)]).toEqual([1, 'Link', 'Unlink'])
  history = redo(history)
  expect(history.present).toBe(2)
  expect(redo(history)).toBe(history)
  history = undo(undo(history))
  expect(undo(history)).toBe(history)
  // Another step gives up what was taken back.
  history = commit(history, 9, 'North')
  expect([history.present, redoCode(history)]).toEqual([9, null])
})

test('a step that changed nothing is none, and gives nothing up', () => {
  const history = undo(commit(createHistory('a'), 'b', 'Link'))
  expect(commit(history, 'a', 'Link')).toBe(history)
})

test('a drag is one step, two drags are two, and so are drags of two things', () => {
  let history = createHistory(0)
  for (let at = 1; at <= 5; at += 1) history = commit(history, at, 'AdjustLink', 'link:a')
  expect(history.past).toHaveLength(1)
  history = seal(history)
  for (let at = 6; at <= 9; at += 1) history = commit(history, at, 'AdjustLink', 'link:a')
  history = commit(history, 10, 'AdjustLink', 'link:b')
  expect(history.past.map(({ value }) => value)).toEqual([0, 5, 9])
  expect(undo(history).present).toBe(9)
})

test('a drag that goes on after an undo is a new step', () => {
  let history = commit(commit(createHistory(0), 1, 'Link'), 2, 'AdjustLink', 'link:a')
  history = redo(undo(history))
  history = commit(history, 3, 'AdjustLink', 'link:a')
  expect(history.past).toHaveLength(3)
})

test('the oldest steps are forgotten', () => {
  let history = createHistory(0)
  for (let at = 1; at <= longestHistory + 20; at += 1) history = commit(history, at, 'Link')
  for (let at = 0; at < 1000; at += 1) history = undo(history)
  expect(history.present).toBe(20)
})

test('what was learnt is not taken back', () => {
  const history = amend(
    undo(commit(createHistory({ a: 1, b: 0 }), { a: 2, b: 0 }, 'Link')),
    (one) => ({
      ...one,
      b: 7,
    }),
  )
  expect([history.present, redo(history).present]).toEqual([
    { a: 1, b: 7 },
    { a: 2, b: 7 },
  ])
  expect(moments(history)).toHaveLength(2)
})

test('any steps undone and done again leave the document they left', () => {
  for (let seed = 0; seed < 15; seed += 1) {
    const dice = createRandom(seed)
    const first = randomDocument(dice, 30)
    let history = createHistory<TourDocument>(first)
    for (let step = 0; step < 80; step += 1)
      history = commit(history, anyAction(history.present, dice, `s${step}`), 'Link')
    const last = history.present
    const count = history.past.length
    for (let step = 0; step < count; step += 1) history = undo(history)
    expect(serialiseDocument(history.present)).toBe(serialiseDocument(first))
    expect(history.present).toBe(first)
    for (let step = 0; step < count; step += 1) history = redo(history)
    expect(history.present).toBe(last)
  }
})

test('a size that was learnt is in every moment', () => {
  const dice = createRandom(3)
  const first = randomDocument(dice, 10)
  const [room] = first.rooms
  const history = amend(commit(createHistory(first), anyAction(first, dice, 'x'), 'Link'), (one) =>
    setSize(one, room?.id ?? '', { width: 4096, height: 2048 }),
  )
  const sizes = moments(history).map(({ rooms }) => rooms.find(({ id }) => id === room?.id)?.size)
  expect(sizes.every((size) => size?.width === 4096)).toBe(true)
})
