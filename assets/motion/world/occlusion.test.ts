import { expect, test } from 'vitest'
import { hides, inPiece } from './occlusion.ts'
import { inRoom, type Piece } from './pieces.ts'

const box: Piece = { room: 'living', size: [2, 1, 0.8], at: [1, 2, 0.1], turn: 0.6 }

test('a piece’s axes and the room’s are each other’s inverse', () => {
  const back = inPiece(box, inRoom(box, [0.3, -0.2, 0.5]))
  expect(back.map((value) => value.toFixed(9))).toEqual([
    '0.300000000',
    '-0.200000000',
    '0.500000000',
  ])
})

test('what lies behind a box is hidden, what lies before or beside it is not', () => {
  const seenFrom = inRoom(box, [0, -5, 0.4])
  expect(hides(box, seenFrom, inRoom(box, [0, 3, 0.4]))).toBe(true)
  expect(hides(box, seenFrom, inRoom(box, [0, -1, 0.4]))).toBe(false)
  expect(hides(box, seenFrom, inRoom(box, [4, 3, 0.4]))).toBe(false)
  expect(hides(box, seenFrom, inRoom(box, [0, 3, 2.4]))).toBe(false)
})
