import { expect, test } from 'vitest'
import { kitOf, withoutHung } from './kit.ts'

const rows = [
  { piece: 'sofa', variant: 'sage', count: 1 },
  { piece: 'mirror', count: 1 },
  { piece: 'curtains', variant: 'oat', count: 2 },
]
const rooms = { 'living-room': rows, bedroom: [], 'dining-room': [], office: [] }
const size = { width: 1, depth: 1, height: 1 }

test('a room whose windows are not all known gets nothing that might hang before one', () => {
  const kit = kitOf({ id: 'industrial', rooms }, 'living-room')
  expect(kit).toMatchObject({ kind: 'living-room', style: 'industrial' })
  expect(kit.pieces.map(({ piece, look }) => [piece, look])).toEqual([
    ...[
      ['sofa', 'sage'],
      ['mirror', ''],
      ['curtains', 'oat'],
    ],
  ])
  const sizes = {
    sofa: size,
    mirror: { ...size, mount: 'wall' },
    curtains: { ...size, mount: 'wall' },
  } as const
  expect(withoutHung(kit, sizes).pieces.map(({ piece }) => piece)).toEqual(['sofa'])
})
