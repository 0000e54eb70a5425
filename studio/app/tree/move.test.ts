import { expect, test } from 'vitest'
import { moveIn, type Row } from './move.ts'

const rows: Row[] = [
  { id: 'pages', parent: null, isOpen: true },
  { id: 'about', parent: 'pages', isOpen: null },
  { id: 'home', parent: 'pages', isOpen: null },
  { id: 'ui', parent: null, isOpen: false },
]

test.each([
  ['pages', 'ArrowDown', { kind: 'go', id: 'about' }],
  ['about', 'ArrowUp', { kind: 'go', id: 'pages' }],
  ['ui', 'ArrowDown', null],
  ['home', 'Home', { kind: 'go', id: 'pages' }],
  ['home', 'End', { kind: 'go', id: 'ui' }],
  ['ui', 'ArrowRight', { kind: 'open', id: 'ui' }],
  ['pages', 'ArrowRight', { kind: 'go', id: 'about' }],
  ['about', 'ArrowRight', null],
  ['home', 'ArrowLeft', { kind: 'go', id: 'pages' }],
  ['pages', 'ArrowLeft', { kind: 'close', id: 'pages' }],
  ['pages', 'Enter', { kind: 'close', id: 'pages' }],
  ['home', 'Enter', { kind: 'open', id: 'home' }],
  ['home', 'a', null],
] as const)('from %s, %s', (id, key, move) => {
  expect(moveIn(rows, id, key)).toEqual(move)
})
