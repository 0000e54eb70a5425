import { expect, test } from 'vitest'
import { queryForRoom, type RoomId, selectPiece } from './selection.ts'

const piece = (id: string, category: RoomId, ...variants: string[]) => ({
  id,
  category,
  variants: variants.map((variant) => ({ id: variant, name: variant })),
})
const sofa = piece('sofa', 'living-room', 'sage', 'clay')
const officeDesk = piece('desk', 'office', 'light', 'ebony')
const chair = piece('chair', 'office', 'forest')
const all = [sofa, officeDesk, chair]
const nothing = { room: null, piece: null, variant: null }
const facts = (asked: Partial<typeof nothing> | Record<string, string>) => {
  const { room, shown, piece, variant } = selectPiece(all, { ...nothing, ...asked })
  return [room, shown.length, piece.id, variant.id]
}

test.each([
  ['nothing', {}, ['all', 3, 'sofa', 'sage']],
  ['a room', { room: 'office' }, ['office', 2, 'desk', 'light']],
  [
    'a room and a piece of it',
    { room: 'office', piece: 'chair' },
    ['office', 2, 'chair', 'forest'],
  ],
  ['a piece of another room', { room: 'office', piece: 'sofa' }, ['all', 3, 'sofa', 'sage']],
  ['a variant', { piece: 'sofa', variant: 'clay' }, ['all', 3, 'sofa', 'clay']],
  ['a variant of another piece', { piece: 'desk', variant: 'clay' }, ['all', 3, 'desk', 'light']],
  ['what is not there', { room: 'attic', piece: 'throne' }, ['all', 3, 'sofa', 'sage']],
])('an address that names %s', (_what, asked, expected) => {
  expect(facts(asked)).toEqual(expected)
})

test('a chosen room keeps a piece that is in it and drops others', () => {
  expect(queryForRoom('office', officeDesk)).toEqual({ room: 'office' })
  expect(queryForRoom('office', sofa)).toEqual({ room: 'office', piece: null, variant: null })
  expect(queryForRoom('all', sofa)).toEqual({ room: null })
})
