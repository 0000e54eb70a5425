import { expect, test } from 'vitest'
import { type Catalog, listedPieces, pieceCount } from './room-list.ts'

const size = { width: 1, depth: 0.5, height: 0.4 }
const catalogue: Catalog = {
  pieces: [
    { id: 'chair', name: 'Chair', ...size, variants: [{ id: 'sage', name: 'Sage' }] },
    {
      id: 'bed',
      name: 'Bed',
      ...size,
      variants: [
        { id: 'oak', name: 'Oak' },
        { id: 'clay', name: 'Clay' },
      ],
    },
  ],
  supporting: [
    { id: 'print', name: 'Print', ...size },
    { id: 'vase', name: 'Vase', ...size },
  ],
}

test('the list has the pieces of a room with names, sizes and variants, the catalog first', () => {
  const rows = [
    { piece: 'vase', variant: 'blue', count: 1 },
    { piece: 'chair', variant: 'sage', count: 4 },
  ]
  expect(listedPieces(rows, catalogue)).toEqual([
    { id: 'chair', name: 'Chair', ...size, count: 4, variant: { id: 'sage', name: 'Sage' } },
    { id: 'vase', name: 'Vase', ...size, count: 1 },
  ])
})

test('variants without names are merged, and named ones stay apart', () => {
  const rows = [
    { piece: 'print', variant: 'steel', count: 1 },
    { piece: 'print', variant: 'mono', count: 2 },
    { piece: 'bed', variant: 'oak', count: 1 },
    { piece: 'bed', variant: 'clay', count: 1 },
  ]
  expect(listedPieces(rows, catalogue).map(({ id, count }) => [id, count])).toEqual([
    ['bed', 1],
    ['bed', 1],
    ['print', 3],
  ])
  expect(pieceCount(rows)).toBe(5)
})

test('an unknown piece in a kit is an error', () => {
  expect(() => listedPieces([{ piece: 'throne', count: 1 }], catalogue)).toThrow('no piece throne')
  expect(() => listedPieces([{ piece: 'chair', variant: 'pink', count: 1 }], catalogue)).toThrow(
    'chair has no variant pink',
  )
})
