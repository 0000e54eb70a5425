import { expect, test } from 'vitest'
import { kitOf, missingMainPiece, withoutWallPieces } from './kit.ts'

test('a room whose windows are not all known gets nothing that might hang before one', () => {
  const rows = [
    { piece: 'sofa', variant: 'sage', count: 1 },
    { piece: 'mirror', count: 1 },
    { piece: 'curtains', variant: 'oat', count: 2 },
  ]
  const rooms = { 'living-room': rows, bedroom: [], 'dining-room': [], office: [] }
  const kit = kitOf({ id: 'industrial', rooms }, 'living-room')
  expect(kit).toMatchObject({ kind: 'living-room', style: 'industrial' })
  const looks = kit.pieces.map(({ piece, variant, count }) => `${piece} ${variant} ${count}`)
  expect(looks).toEqual(['sofa sage 1', 'mirror  1', 'curtains oat 2'])
  const size = { width: 1, depth: 1, height: 1 }
  const hung = { ...size, mount: 'wall' } as const
  const sizes = { sofa: size, mirror: hung, curtains: hung }
  expect(withoutWallPieces(kit, sizes).pieces.map(({ piece }) => piece)).toEqual(['sofa'])
})

test('a bedroom without its bed is told once it is staged, unless it was changed by hand', () => {
  const leftOut = [{ piece: 'wardrobe' }, { piece: 'bed-frame' }]
  const missed = (over: object) =>
    missingMainPiece({ stagedAs: 'bedroom', leftOut, edit: null, ...over } as never)
  expect(missed({})).toBe('bed-frame')
  expect(missed({ stagedAs: 'office' })).toBeNull()
  expect(missed({ stagedAs: null })).toBeNull()
  expect(missed({ edit: { items: [], occluders: [] } })).toBeNull()
  expect(missed({ leftOut: [{ piece: 'wardrobe' }] })).toBeNull()
})
