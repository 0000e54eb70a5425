import { expect, test } from 'vitest'
import { arrange } from './layout/arrange.ts'
import { templates } from './layout/templates/templates.ts'
import { kinds, readKits, readSizes } from './layout/testing/furniture.ts'
import { readSampleRooms } from './layout/testing/sample-rooms.ts'
import { mainPieces, missedMain } from './main-piece.ts'

test.each(kinds)(
  'the main piece of a %s is what its template cares for most, in every style',
  (kind) => {
    expect(templates[kind].order[0]).toBe(mainPieces[kind])
    for (const { pieces } of readKits(kind))
      expect(pieces.map(({ piece }) => piece)).toContain(mainPieces[kind])
  },
)

test('a narrow room as a bedroom has no bed, which is told; as an office it lacks nothing that matters', () => {
  const narrow = readSampleRooms().find(({ name }) => name === 'narrow')
  if (!narrow) throw new Error('No narrow room')
  const staged = (kind: 'bedroom' | 'office') => {
    const [kit] = readKits(kind)
    if (!kit) throw new Error('No kits')
    const { leftOut } = arrange(narrow.room, kit, readSizes(), 1)
    return { stagedAs: kind, leftOut, edit: null }
  }
  expect(missedMain(staged('bedroom'))).toBe('bed-frame')
  expect(missedMain(staged('office'))).toBeNull()
})

test('before it is staged, and after it was changed by hand, nothing is said', () => {
  const leftOut = [{ piece: 'bed-frame' }]
  expect(missedMain({ stagedAs: null, leftOut, edit: null })).toBeNull()
  const edit = { items: [], covers: [] } as never
  expect(missedMain({ stagedAs: 'bedroom', leftOut, edit })).toBeNull()
  expect(
    missedMain({ stagedAs: 'bedroom', leftOut: [{ piece: 'wardrobe' }], edit: null }),
  ).toBeNull()
})
